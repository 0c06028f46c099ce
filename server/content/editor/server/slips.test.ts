import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { editorForTests } from './testing.ts';

const POST = 'content/blog/return-loads.md';

let editor: Awaited<ReturnType<typeof editorForTests>>;

beforeAll(async () => {
  editor = await editorForTests();
});
afterAll(() => editor.close());

const headOf = (text: string) => parse(text.split('---')[1] ?? '');

test.each(['', '  '])('a new topic that was emptied to “%s” is none', async (newTopic) => {
  const before = headOf(editor.read(POST)).tags;
  const form = await editor.edited(POST, { newTopic, title: 'Who pays for the empty truck' });
  expect(await editor.save(POST, form)).toMatchObject({ status: 200 });
  expect(headOf(editor.read(POST)).tags).toEqual(before);
  editor.reset();
});

test.each([
  ['the newest', '2026-11-20'],
  ['the oldest', '2024-01-10'],
])(
  'a fourth pinned post is refused at itself, and names the other three, where it is %s',
  async (_which, date) => {
    const text = readFileSync(`${editor.folder}/${POST}`, 'utf8');
    const others = ['one', 'two', 'three'];
    for (const [at, name] of others.entries())
      writeFileSync(
        `${editor.folder}/content/blog/pinned-${name}.md`,
        text
          .replace(/^title: .*$/m, `title: Pinned post ${name}`)
          .replace(/^date: .*$/m, `date: 2026-0${at + 3}-01`)
          .replace(/^(?:checked|updated): .*\n/gm, '')
          .replace(/^tags: /m, 'pinned: true\ntags: '),
      );
    editor.git('add', 'content');
    editor.git('commit', '--quiet', '--message', 'Pin three');
    const form = await editor.edited(POST, { pinned: true, date, checked: '', updated: '' });
    const { status, body } = await editor.save(POST, form);
    expect(status).toBe(422);
    expect(body.error).toMatch(/^Not saved\. Fix this first: Pinned: 3 other posts are pinned: [^\n]*$/);
    for (const name of others) expect(body.error).toContain(`“Pinned post ${name}”`);
    expect(body.error).not.toContain('Return loads: who pays for the empty truck');
    editor.reset();
  },
);
