import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse, parseDocument, stringify } from 'yaml';
import { DATA_FILES } from '../forms/data-files.ts';
import { COLLECTIONS } from '../forms/fields.ts';
import type { FormEntry } from '../saving/entries.ts';
import { copyAllContent, editorForTests } from './testing.ts';

const POST = 'content/blog/return-loads.md';

let editor: Awaited<ReturnType<typeof editorForTests>>;
let folder: string;
let address: string;
let git: typeof editor.git;
let read: typeof editor.read;
let ask: typeof editor.ask;
let save: typeof editor.save;
let shown: typeof editor.shown;
let edited: typeof editor.edited;

beforeAll(async () => {
  editor = await editorForTests(copyAllContent);
  ({ folder, address, git, read, ask, save, shown, edited } = editor);
});

afterAll(() => editor.close());

test('the configuration comes compressed, and names the folders within the repository', async () => {
  const answer = await fetch(`${address}/config.json`);
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  const config = await answer.json();
  expect(config.backend).toEqual({ name: 'proxy', proxy_url: '/actions', branch: 'main' });
  expect(config.collections.flatMap((each: { folder?: string }) => each.folder ?? [])).toEqual(
    COLLECTIONS.map(({ folder: kind }) => `content/${kind}`),
  );
  const files = config.collections.flatMap((each: { files?: { file: string }[] }) => each.files ?? []);
  expect(files.map((each: { file: string }) => each.file)).toEqual(
    DATA_FILES.map(({ file }) => `content/${file}`),
  );
});

test('every entry that is saved as it was shown stays letter by letter, and makes no commit', async () => {
  const before = git('rev-parse', 'HEAD');
  const least: Record<string, number> = { blog: 21, guides: 4, glossary: 100, 'guide-texts': 4, lanes: 20 };
  for (const { name, folder: kind, ending } of COLLECTIONS) {
    const asked = { folder: `content/${kind}`, extension: ending.slice(1) };
    const { body } = await ask('entriesByFolder', asked);
    expect(body.length).toBeGreaterThanOrEqual(least[name] ?? 0);
    for (const { data, file } of body as FormEntry[])
      expect(await save(file.path, data), file.path).toEqual({
        status: 200,
        body: { message: 'saved', path: file.path },
      });
  }
  expect(git('status', '--short', 'content')).toBe('');
  expect(git('rev-parse', 'HEAD')).toBe(before);
});

test('every other form that is saved as it was shown stays letter by letter, and makes no commit', async () => {
  const before = git('rev-parse', 'HEAD');
  const files = DATA_FILES.map(({ file }) => `content/${file}`).filter(editor.has);
  expect(files.length).toBeGreaterThan(40);
  for (const path of files)
    expect(await save(path, await shown(path)), path).toEqual({
      status: 200,
      body: { message: 'saved', path },
    });
  expect(git('status', '--short', 'content')).toBe('');
  expect(git('rev-parse', 'HEAD')).toBe(before);
});

test('a switch of a page stands as it counts, and only another position is written', async () => {
  const path = 'content/pages/haulage.yaml';
  const was = read(path);
  const form = parse(await shown(path));
  const [first, ...others] = form.statistics.items;
  expect(first.active).toBe(true);
  const off = {
    ...form,
    statistics: { ...form.statistics, items: [{ ...first, active: false }, ...others] },
  };
  await save(path, stringify(off));
  expect(git('diff', '--numstat', 'HEAD~1', '--', path).split('\t')[0]).toBe('1');
  expect(read(path)).toContain('active: false');
  await save(path, stringify({ ...off, statistics: form.statistics }));
  expect(read(path)).not.toContain('active: false');
  writeFileSync(join(folder, path), was);
  git('commit', '--quiet', '--all', '--message', 'Back');
});

test('a save is a commit of that file alone', async () => {
  writeFileSync(join(folder, 'content/blog/other.txt'), 'staged');
  git('add', 'content/blog/other.txt');
  const was = read(POST);
  const data = await shown(POST);
  await save(POST, data.replace(/^title: .*$/m, 'title: Who pays for the empty truck'));
  expect(read(POST)).toBe(was.replace(/^title: .*$/m, 'title: Who pays for the empty truck'));
  expect(git('show', '--format=%s', '--name-only').trim()).toBe(
    `Edit the post “Who pays for the empty truck”\n\n${POST}`,
  );
  expect(git('status', '--short', 'content')).toBe('A  content/blog/other.txt\n');
  git('reset', '--quiet');
});

test('the first announcement is saved in the form that was shown', async () => {
  const path = 'content/announcement.yaml';
  rmSync(join(folder, path), { force: true });
  const announced = {
    text: 'Closed on 1 January',
    link: { label: 'Contact', path: '/contact' },
    until: '2027-01-01',
  };
  const { status, body } = await save(path, stringify({ ...parse(await shown(path)), ...announced }));
  expect([status, body]).toEqual([200, { message: 'saved', path }]);
  expect(parse(read(path))).toEqual(announced);
});

test.each([
  ['in curly quotes alone', 'title: “Who pays”', 'curly quotes'],
  ['that ends too early', 'title: "Who pays', 'The form cannot be read'],
])('a title %s is refused for what it is, and empties nothing', async (_what, title, says) => {
  const was = read(POST);
  const { status, body } = await save(POST, (await shown(POST)).replace(/^title: .*$/m, title));
  expect([status, body.error]).toEqual([422, expect.stringContaining(says)]);
  expect(body.error).not.toContain('is missing');
  expect(read(POST)).toBe(was);
});

test('what has errors is reported and not saved', async () => {
  const was = read(POST);
  const data = await shown(POST);
  const { status, body } = await save(POST, data.replace(/^date: .*$/m, 'date: 24 November'));
  expect(status).toBe(422);
  // Posts that link to it are in order once it is.
  expect(body.error).toMatch(/^Not saved\. Fix this first: Publication day: choose the day in the calendar$/);
  expect(read(POST)).toBe(was);
});

test.each([
  ['a topic in another spelling', { tags: ['haulage'] }, "Topics: write 'Haulage' as in other entries"],
  [
    'a new topic in another spelling',
    { newTopic: 'haulage ' },
    "Fix this first: New topic: write 'Haulage' as in other",
  ],
  [
    'a new topic that is chosen, too',
    { tags: ['Costs'], newTopic: 'Costs' },
    "New topic: 'Costs' is in this list already",
  ],
  [
    'an author whom nobody knows',
    { author: 'nobody-here' },
    "Author: 'nobody-here' is not in People: add the person there, or choose another",
  ],
  ['a related post that is not there', { related: ['no-such-post'] }, 'Related posts: there is no post'],
  ['a picture that is not there', { cover: { file: 'no-such.jpg', alt: 'A gate' } }, 'Cover: '],
  [
    'a description that is too long',
    { meta: { title: 'A title that fits', description: 'long '.repeat(40) } },
    'For search engines, Description: ',
  ],
])('%s is refused by the label of the field, and changes nothing', async (_what, values, says) => {
  const was = read(POST);
  const { status, body } = await save(POST, await edited(POST, values));
  expect([status, body.error]).toEqual([422, expect.stringContaining(says)]);
  expect(read(POST)).toBe(was);
});

test.each([
  ['pallets-by-the-numbers', 'return-loads'],
  ['return-loads', 'pallets-by-the-numbers'],
])('the part of a series that %s has is refused at %s, which is saved', async (has, saved) => {
  const series = { series: { name: 'Roads', part: 1 } };
  const [first, second] = [`content/blog/${has}.md`, `content/blog/${saved}.md`];
  await save(first, await edited(first, series));
  const [, title] = /^title: '?(.*?)'?$/m.exec(read(first)) ?? [];
  const { body } = await save(second, await edited(second, series));
  expect(body.error).toBe(
    `Not saved. Fix this first: Series: part 1 of 'Roads' is already “${title}”: choose another one`,
  );
  git('reset', '--quiet', '--hard', 'HEAD~1');
});

test('a correction is written into the file, and nothing else', async () => {
  const was = read(POST);
  const corrections = [{ date: '2026-11-25', text: 'The empty leg costs the shipper nothing: it was half.' }];
  expect(await save(POST, await edited(POST, { corrections }))).toMatchObject({ status: 200 });
  const [added = ''] = /^corrections:\n( .*\n)+/m.exec(read(POST)) ?? [];
  expect(parse(added)).toEqual({ corrections });
  expect(read(POST).replace(added, '')).toBe(was);
  await save(POST, await edited(POST, { corrections: [] }));
  expect(read(POST)).toBe(was);
  git('reset', '--quiet', '--hard', 'HEAD~2');
});

test('lists say what is a draft or scheduled, and name the text of a PDF by its guide', async () => {
  const { collections } = await (await fetch(`${address}/config.json`)).json();
  const summaryOf = (name: string) =>
    collections.find((each: { name: string }) => each.name === name).summary;
  expect(summaryOf('blog')).toBe("{{title}}{{fields.draft | ternary(' · draft', '')}}{{fields.listed}}");
  expect(summaryOf('guide-texts')).toBe('{{fields.listed}}');
  expect(parse((await shown(POST)).split('---')[1] ?? '')).not.toHaveProperty('listed');
  const was = read(POST);
  const year = new Date().getFullYear() + 1;
  await save(POST, await edited(POST, { date: `${year}-05-01`, time: '06:00', checked: '' }));
  const scheduled = await shown(POST);
  expect(scheduled).toContain(`listed: " · scheduled for 1 May ${year}"\n`);
  await save(POST, scheduled);
  expect(read(POST)).not.toContain('listed');
  const [guide] = (await ask('entriesByFolder', { folder: 'content/guides', extension: 'pdf.md' })).body;
  const { title } = parse(read(guide.file.path.replace('.pdf', '')).split('---')[1] ?? '');
  expect(guide.data).toContain(`listed: ${title}\n`);
  writeFileSync(join(folder, POST), was);
  git('commit', '--quiet', '--all', '--message', 'Back');
});

test('a new term is saved in the folder of its letter, and found again', async () => {
  const values = {
    subject: 'Yard crane',
    subTitle:
      'A crane on wheels or rails that stacks containers in the yard of a port, and loads them onto trucks.',
  };
  const raw = `---\n${stringify(values)}---\nIt stacks containers in a yard.\n`;
  expect(await save('content/glossary/yard-crane.md', raw)).toMatchObject({ status: 200 });
  expect(git('show', '--format=', '--name-only').trim()).toBe('content/glossary/y/yard-crane.md');
  expect(await shown('content/glossary/yard-crane.md')).toContain('subject: Yard crane\n');
  git('reset', '--quiet', '--hard', 'HEAD~1');
});

test('topics, people and related posts are chosen from what is there', async () => {
  const config = await (await fetch(`${address}/config.json`)).json();
  const field = (name: string) =>
    config.collections[0].fields.find((each: { name: string }) => each.name === name);
  expect(field('tags')).toMatchObject({ widget: 'select', multiple: true });
  expect(field('tags').options).toContainEqual({ value: 'Haulage', label: 'Haulage' });
  expect(field('author').options.map(({ value }: { value: string }) => value)).toEqual(
    expect.arrayContaining(Object.keys(parse(read('content/people.yaml')))),
  );
  expect(field('related').options).toHaveLength(21);
});

test('a time and a new topic are fields of the form, and parts of others in the file', async () => {
  const was = read(POST);
  await save(
    POST,
    await edited(POST, { date: '2026-12-24', time: '09:30', newTopic: 'Empty runs', checked: '' }),
  );
  expect(read(POST)).toMatch(/^date: .?2026-12-24 09:30.?$/m);
  expect(read(POST)).toMatch(/^tags: \[.*, Empty runs\]$/m);
  expect(await shown(POST)).toMatch(/^date: 2026-12-24$[\s\S]*^time: .?09:30.?$/m);
  writeFileSync(join(folder, POST), was);
  git('commit', '--quiet', '--all', '--message', 'Back');
});

test('what came since the page was loaded is not written over', async () => {
  const data = await shown(POST);
  const changed = `${read(POST)}\nA line by somebody else.\n`;
  writeFileSync(join(folder, POST), changed);
  const { status, body } = await save(POST, data.replace('title: ', 'title: Again, '));
  expect([status, body.error]).toEqual([
    422,
    expect.stringContaining('has changed since you opened it (it was changed on this machine and not'),
  ]);
  expect(read(POST)).toBe(changed);
  git('checkout', '--', POST);
});

test('where git refuses the commit, the file is as it was', async () => {
  const hook = join(folder, '.git/hooks/pre-commit');
  mkdirSync(join(folder, '.git/hooks'), { recursive: true });
  writeFileSync(hook, '#!/bin/sh\necho The check found an error. >&2\nexit 1\n', { mode: 0o755 });
  const was = read(POST);
  const data = await shown(POST);
  const { body } = await save(POST, data.replace('title: ', 'title: Again, '));
  const made = await save('content/blog/a-new-post.md', data.replace(/^title: .*$/m, 'title: A new post'));
  rmSync(hook);
  expect(body.error).toBe('Nothing was saved. Git says: The check found an error.');
  expect(made.body).toEqual(body);
  expect(read(POST)).toBe(was);
  expect(git('status', '--short', 'content/blog/a-new-post.md')).toBe('');
});

/** A picture of noise, large enough for a cover. */
const photo = async () =>
  sharp({
    create: {
      width: 1600,
      height: 1000,
      channels: 3,
      background: '#7a4',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer();

test('a picture comes with the entry that shows it, in one commit', async () => {
  const bytes = await photo();
  const asset = { path: 'content/images/gate.jpg', content: bytes.toString('base64'), encoding: 'base64' };
  const cover = { drawing: 'return', file: 'gate.jpg', alt: 'The gate at noon' };
  const { status } = await ask('persistEntry', {
    dataFiles: [{ path: POST, raw: await edited(POST, { cover }) }],
    assets: [asset],
    options: { commitMessage: 'Show the gate' },
  });
  expect(status).toBe(200);
  expect(read(POST)).toContain('\ncover:\n  file: gate.jpg\n  alt: The gate at noon\nmeta:');
  expect(git('show', '--format=', '--name-only').trim().split('\n')).toEqual([POST, asset.path]);
  const { body } = await ask('getMedia');
  expect(body).toEqual([{ name: 'gate.jpg', path: asset.path }]);
  const file = await ask('getMediaFile', { path: asset.path });
  expect(file.body).toMatchObject({ name: 'gate.jpg', content: asset.content });
  const again = await ask('persistMedia', { asset, options: { commitMessage: 'Again' } });
  expect(again.body.error).toContain('There is a picture gate.jpg already');
  git('reset', '--quiet', '--hard', 'HEAD~1');
});

test.each([
  ['content/images/photo.heic', 'save it as'],
  ['content/images/Big Photo.jpg', 'rename it to big-photo.jpg'],
  ['content/blog/photo.jpg', 'Pictures are saved in content/images/'],
  ['content/images/../site.yaml', 'Pictures are saved in content/images/'],
  ['content/images/broken.jpg', "picture 'broken.jpg': "],
])('a picture as %s is refused with the remedy', async (path, says) => {
  const bytes = path.includes('broken') ? Buffer.from('no picture') : await photo();
  const asset = { path, content: bytes.toString('base64'), encoding: 'base64' };
  const { status, body } = await ask('persistMedia', { asset, options: { commitMessage: 'Add' } });
  expect([status, body.error]).toEqual([422, expect.stringContaining(says)]);
  expect(git('status', '--short', 'content/images', 'content/site.yaml')).toBe('');
});

test('questions and reviews are saved as one commit, or refused by the label of the field', async () => {
  const faq = 'content/faq.yaml';
  const form = parse(await shown(faq));
  const was = read(faq);
  const added = {
    id: 'booking',
    question: 'How do I book',
    answer: 'Send the form, and we confirm by telephone.',
  };
  const { body } = await save(faq, stringify({ ...form, entries: [added, ...form.entries] }));
  expect(body.error).toMatch(
    /^Not saved\. Fix this first: Frequently asked questions, “How do I book”, Question: end it with '\?'$/,
  );
  expect(read(faq)).toBe(was);
  const asked = { ...added, question: 'How do I book?' };
  await save(faq, stringify({ ...form, entries: [asked, ...form.entries] }));
  expect(read(faq)).toBe(
    was.replace(
      'questions:\n',
      `questions:\n  - id: booking\n    question: How do I book?\n    answer: ${added.answer}\n`,
    ),
  );
  const reviews = 'content/testimonials.yaml';
  const { entries: four, ...rest } = parse(await shown(reviews));
  const few = await save(reviews, stringify({ ...rest, entries: four.slice(1) }));
  expect(few.body.error).toContain('write exactly 4 reviews');
  git('reset', '--quiet', '--hard', 'HEAD~1');
});

test('the text of a PDF is written for a guide that has none, and stays that of its guide', async () => {
  const of = (name: string) => `content/guides/${name}.pdf.md`;
  const [first, other] = [of('earning-with-your-truck'), of('comparing-warehouse-offers')];
  const form = (await shown(first)).replace(/^shownVersion: .*\n/m, '');
  expect(form).toMatch(/^guide: earning-with-your-truck$/m);
  expect((await save(other, form)).body.error).toContain(
    'Guide: there is the text of a PDF “earning-with-your-truck” already: change that one',
  );
  rmSync(join(folder, other));
  git('commit', '--quiet', '--all', '--message', 'Without its text');
  const says = await save(first, await edited(first, { guide: 'comparing-warehouse-offers' }));
  expect(says.body.error).toContain('Guide: this is the text for the guide earning-with-your-truck');
  expect((await save(other, form.replace(/^guide: .*$/m, 'guide: comparing-warehouse-offers'))).status).toBe(
    200,
  );
  expect(read(other)).toMatch(/^---\naudience: For truck owners\n/);
  expect(read(other)).not.toContain('\nguide:');
  await shown(other);
  const options = { commitMessage: 'Delete it' };
  expect((await ask('deleteFiles', { paths: [other], options })).status).toBe(200);
  git('reset', '--quiet', '--hard', 'HEAD~3');
});

test('a lane is saved, refused by the label of its field, and gets the address of its two places', async () => {
  const lane = 'content/lanes/kaduna-apapa.yaml';
  const form = parse(await shown(lane));
  const lead = 'Grain and cotton go to the port by this road, and it is long: say early when the ship sails.';
  const was = read(lane);
  expect((await save(lane, stringify({ ...form, goods: [] }))).body.error).toContain('Goods: ');
  await save(lane, stringify({ ...form, lead }));
  expect(read(lane)).toBe(was.replace(/^lead: .*$/m, `lead: '${lead}'`));
  const moved = parse(await shown(lane));
  expect(await save(lane, stringify({ ...moved, to: 'onne' }))).toMatchObject({ status: 200 });
  expect(parse(read('content/redirects.yaml'))).toEqual({ '/lanes/kaduna-apapa': '/lanes/kaduna-onne' });
  expect(read('content/lanes/kaduna-onne.yaml')).toContain('\nto: onne\n');
  git('reset', '--quiet', '--hard', 'HEAD~2');
});

test('the last redirect is removed by its form', async () => {
  const path = 'content/redirects.yaml';
  const withEntries = async (entries: object[]) =>
    save(path, stringify({ ...parse(await shown(path)), entries }));
  expect(await withEntries([{ from: '/old', to: '/price' }])).toMatchObject({ status: 200 });
  expect(await withEntries([])).toEqual({
    status: 200,
    body: { message: 'saved', path },
  });
  expect(parse(read(path))).toEqual({});
  expect(await withEntries([{ from: '/older', to: '/price' }])).toMatchObject({ status: 200 });
  expect(parse(read(path))).toEqual({ '/older': '/price' });
  git('reset', '--quiet', '--hard', 'HEAD~3');
});

test('a question of the FAQ page is saved in its place, or refused with the remedy', async () => {
  const file = 'content/questions/general.md';
  const was = read(file);
  const { entries, ...rest } = parse(await shown(file));
  const asked = (question: string) =>
    stringify({ ...rest, entries: [...entries, { question, answer: 'Yes, by **road**.' }] });
  expect((await save(file, asked('Do you carry eggs'))).body.error).toContain(
    "'Do you carry eggs': end it with a question mark",
  );
  expect(await save(file, asked('Do you carry eggs?'))).toMatchObject({ status: 200 });
  expect(read(file)).toBe(`${was.trimEnd()}\n\n## Do you carry eggs?\n\nYes, by **road**.\n`);
  git('reset', '--quiet', '--hard', 'HEAD~1');
});

test('a sentence of a page is saved in its place, with its mark and all other lines as they were', async () => {
  const page = 'content/pages/haulage.yaml';
  const was = read(page);
  const form = parse(await shown(page));
  const lead = 'Tell us the goods, the weight and both addresses: you get a price.';
  const { status } = await save(page, stringify({ ...form, hero: { ...form.hero, lead } }));
  expect(status).toBe(200);
  expect(read(page)).toBe(
    was.replace(/^ {2}lead: !unconfirmed Tell us.*$/m, `  lead: !unconfirmed '${lead}'`),
  );
  const { title: _title, ...meta } = form.meta;
  const { body } = await save(page, stringify({ ...form, meta }));
  expect(body.error).toContain('For search engines, Title: is missing');
  git('reset', '--quiet', '--hard', 'HEAD~1');
});

const PAGE = 'content/pages/warehousing.yaml';
const DAY_MS = 86_400_000;

/** The form of a page whose link leads elsewhere. */
async function withLink(path: string): Promise<string> {
  const form = parseDocument(await shown(PAGE));
  form.setIn(['note', 'read', 'path'], path);
  return String(form);
}

test('a link that leads nowhere is refused by the label of its field, and one to a post of a day to come is not', async () => {
  const was = read(PAGE);
  const dead = '/resources/blog/no-such-post';
  const { status, body } = await save(PAGE, await withLink(dead));
  expect([status, body.error]).toEqual([
    422,
    expect.stringContaining(
      `, Address: link to ${dead}: there is no such page: correct the address, or remove the link`,
    ),
  ]);
  expect(read(PAGE)).toBe(was);
  const redirects = 'content/redirects.yaml';
  const moved = { entries: [{ from: '/old', to: '/resources/blog/no-such-post' }] };
  expect(
    (await save(redirects, stringify({ ...parse(await shown(redirects)), ...moved }))).body.error,
  ).toContain(dead);
  const inAMonth = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10);
  const later = await edited(POST, {
    title: 'A post of next month',
    address: '',
    date: inAMonth,
    checked: '',
  });
  expect(await save('content/blog/a-post-of-next-month.md', later)).toEqual({
    status: 200,
    body: { message: 'saved', path: 'content/blog/a-post-of-next-month.md' },
  });
  expect(await save(PAGE, await withLink('/resources/blog/a-post-of-next-month'))).toMatchObject({
    status: 200,
  });
  git('reset', '--quiet', '--hard', 'HEAD~2');
});

test('a link that led nowhere before does not keep other words from being saved', async () => {
  writeFileSync(
    join(folder, PAGE),
    read(PAGE).replace('/resources/blog/what-a-warehouse-must-prove', '/resources/blog/gone'),
  );
  git('commit', '--quiet', '--all', '--message', 'Lead nowhere');
  const form = parseDocument(await shown(PAGE));
  form.setIn(['meta', 'title'], 'Warehousing in Nigeria');
  expect(await save(PAGE, String(form))).toMatchObject({ status: 200 });
  git('reset', '--quiet', '--hard', 'HEAD~2');
});

test.each(['content/desk.yaml', 'content/../README.md', '../x.md', '/etc/x.md', '.git/config'])(
  '%s is neither read nor written',
  async (path) => {
    expect((await ask('getEntry', { path })).status).toBe(422);
    expect((await save(path, '---\ntitle: A\n---\n')).status).toBe(422);
  },
);

test('other names and other pages get nothing', async () => {
  const { port } = new URL(address);
  const asked = { method: 'POST', url: '/actions', payload: { action: 'getMedia' } } as const;
  const status = async (headers: Record<string, string>) => {
    const answer = await new Promise<number>((resolve, reject) => {
      import('node:http').then(({ request }) => {
        const sent = request({ port, host: '127.0.0.1', path: asked.url, method: 'POST', headers }, (got) => {
          got.resume();
          resolve(got.statusCode ?? 0);
        });
        sent.on('error', reject);
        sent.end(JSON.stringify(asked.payload));
      });
    });
    return answer;
  };
  const type = { 'content-type': 'application/json' };
  const own = `127.0.0.1:${port}`;
  expect(await status({ ...type, host: own, origin: `http://${own}` })).toBe(200);
  expect(await status({ ...type, host: own, origin: 'https://evil.example' })).toBe(403);
  expect(await status({ ...type, host: own })).toBe(403);
  expect(await status({ ...type, host: `evil.example:${port}`, origin: `http://evil.example:${port}` })).toBe(
    403,
  );
});

test('a person who opens an address that is refused or unknown reads a page', async () => {
  const { port } = new URL(address);
  for (const [path, host, status, words] of [
    ['/no-such', `127.0.0.1:${port}`, 404, 'The editor has no such address.'],
    ['/', `evil.example:${port}`, 403, 'This address is for its own page.'],
  ] as const) {
    const { request } = await import('node:http');
    const answer = await new Promise<{ status: number; type: string; text: string }>((resolve, reject) => {
      const sent = request(
        { port, host: '127.0.0.1', path, headers: { host, accept: 'text/html' } },
        async (got) => {
          const text = Buffer.concat(await got.toArray()).toString();
          resolve({ status: got.statusCode ?? 0, type: String(got.headers['content-type']), text });
        },
      );
      sent.on('error', reject).end();
    });
    expect(answer).toMatchObject({ status, type: 'text/html; charset=utf-8' });
    expect(answer.text).toContain(words);
  }
});

test('a file that is a link is neither shown nor written', async () => {
  const outside = join(folder, 'outside.md');
  writeFileSync(outside, readFileSync(join(folder, POST)));
  symlinkSync(outside, join(folder, 'content/blog/linked.md'));
  symlinkSync(join(folder, 'decap'), join(folder, 'content/guides-linked'));
  const before = read('outside.md');
  expect((await ask('getEntry', { path: 'content/blog/linked.md' })).status).toBe(422);
  expect((await save('content/blog/linked.md', before.replace('title:', 'title: "Linked" #'))).status).toBe(
    422,
  );
  expect(read('outside.md')).toBe(before);
  const { status, body } = await ask('entriesByFolder', { folder: 'content/blog' });
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toContain('linked.md');
  rmSync(join(folder, 'content/blog/linked.md'));
});

test('front matter whose aliases would fill the memory is refused in a sentence', async () => {
  const levels = Array.from(
    { length: 12 },
    (_, at) => `l${at + 1}: &l${at + 1} [${Array(10).fill(`*l${at}`).join(', ')}]`,
  );
  const bomb = `---\nl0: &l0 x\n${levels.join('\n')}\n---\nText`;
  const { status } = await save('content/blog/a-bomb.md', bomb);
  expect(status).toBe(422);
});
