import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { parse, parseDocument, stringify } from 'yaml';
import { editorForTests } from './testing.ts';

const POST = 'content/blog/return-loads.md';
const DAY_MS = 86_400_000;

let editor: Awaited<ReturnType<typeof editorForTests>>;
let git: typeof editor.git;
let read: typeof editor.read;
let save: typeof editor.save;
let shown: typeof editor.shown;
let edited: typeof editor.edited;

beforeAll(async () => {
  editor = await editorForTests();
  ({ git, read, save, shown, edited } = editor);
});

afterEach(() => editor.reset());
afterAll(() => editor.close());

const headOf = (text: string) => parse(text.split('---')[1] ?? '');

test('a time and a new topic are fields of the form and parts of others in the file; lists say what is scheduled', async () => {
  const { collections } = await (await fetch(`${editor.address}/config.json`)).json();
  const summaryOf = (name: string) =>
    collections.find((each: { name: string }) => each.name === name).summary;
  expect(summaryOf('blog')).toBe("{{title}}{{fields.draft | ternary(' · draft', '')}}{{fields.listed}}");
  expect(headOf(await shown(POST))).not.toHaveProperty('listed');
  const year = new Date().getFullYear() + 1;
  const date = `${year}-05-01`;
  await save(POST, await edited(POST, { date, time: '06:00', newTopic: 'Empty runs', checked: '' }));
  expect(read(POST)).toMatch(new RegExp(`^date: .?${date} 06:00.?$`, 'm'));
  expect(read(POST)).toMatch(/^tags: \[.*, Empty runs\]$/m);
  const scheduled = await shown(POST);
  expect(scheduled).toMatch(new RegExp(`^date: ${date}$[^]*^time: .?06:00.?$`, 'm'));
  expect(scheduled).toContain(`listed: " · scheduled for 1 May ${year}"\n`);
  await save(POST, scheduled);
  expect(read(POST)).not.toContain('listed');
});

test.each(['', '  '])(
  'a new topic that was emptied to “%s” is none, and an emptied list is none',
  async (newTopic) => {
    const was = read(POST);
    const corrections = [
      { date: '2026-11-25', text: 'The empty leg costs the shipper nothing: it was half.' },
    ];
    await save(POST, await edited(POST, { corrections }));
    expect(headOf(read(POST))).toMatchObject({ corrections });
    expect(await save(POST, await edited(POST, { corrections: [], newTopic }))).toMatchObject({
      status: 200,
    });
    expect(read(POST)).toBe(was);
  },
);

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
});

test('the text of a PDF is written for a guide that has none, and stays that of its guide', async () => {
  const of = (name: string) => `content/guides/${name}.pdf.md`;
  const [first, other] = [of('earning-with-your-truck'), of('comparing-warehouse-offers')];
  const form = (await shown(first)).replace(/^shownVersion: .*\n/m, '');
  expect(form).toMatch(/^guide: earning-with-your-truck$/m);
  expect(headOf(form).listed).toBe(headOf(read(first.replace('.pdf', ''))).title);
  expect((await save(other, form)).body.error).toContain(
    'Guide: there is the text of a PDF “earning-with-your-truck” already: change that one',
  );
  rmSync(join(editor.folder, other));
  git('commit', '--quiet', '--all', '--message', 'Without its text');
  const says = await save(first, await edited(first, { guide: 'comparing-warehouse-offers' }));
  expect(says.body.error).toContain('Guide: this is the text for the guide earning-with-your-truck');
  const written = form.replace(/^guide: .*$/m, 'guide: comparing-warehouse-offers');
  expect((await save(other, written)).status).toBe(200);
  expect(read(other)).toMatch(/^---\naudience: For truck owners\n/);
  expect(read(other)).not.toContain('\nguide:');
  await shown(other);
  expect((await editor.remove(other)).status).toBe(200);
});

test('a lane is saved, refused by the label of its field, and gets the address of its two places', async () => {
  const lane = 'content/lanes/kano-lagos.yaml';
  const form = parse(await shown(lane));
  const lead = 'Grain and cotton go to the port by this road, and it is long: say early when the ship sails.';
  const was = read(lane);
  expect((await save(lane, stringify({ ...form, goods: [] }))).body.error).toContain('Goods: ');
  await save(lane, stringify({ ...form, lead }));
  expect(read(lane)).toBe(was.replace(/^lead: .*$/m, `lead: '${lead}'`));
  const moved = parse(await shown(lane));
  expect(await save(lane, stringify({ ...moved, to: 'onne' }))).toMatchObject({ status: 200 });
  expect(parse(read('content/redirects.yaml'))).toEqual({ '/lanes/kano-lagos': '/lanes/kano-onne' });
  expect(read('content/lanes/kano-onne.yaml')).toContain('\nto: onne\n');
});

test('the first announcement is saved in the form that was shown', async () => {
  const path = 'content/announcement.yaml';
  rmSync(join(editor.folder, path), { force: true });
  const announced = {
    text: 'Closed on 1 January',
    link: { label: 'Contact', path: '/contact' },
    until: '2027-01-01',
  };
  const { status, body } = await save(path, stringify({ ...parse(await shown(path)), ...announced }));
  expect([status, body]).toEqual([200, { message: 'saved', path }]);
  expect(parse(read(path))).toEqual(announced);
});

test('the last redirect is removed by its form', async () => {
  const path = 'content/redirects.yaml';
  const withEntries = async (entries: object[]) =>
    save(path, stringify({ ...parse(await shown(path)), entries }));
  expect(await withEntries([{ from: '/old', to: '/price' }])).toMatchObject({ status: 200 });
  expect(await withEntries([])).toEqual({ status: 200, body: { message: 'saved', path } });
  expect(parse(read(path))).toEqual({});
});

test('a switch of a page stands as it counts, and only another position is written', async () => {
  const page = 'content/pages/haulage.yaml';
  const { statistics, ...others } = parse(await shown(page));
  const [first, ...items] = statistics.items;
  expect(first.active).toBe(true);
  const off = { ...statistics, items: [{ ...first, active: false }, ...items] };
  await save(page, stringify({ ...others, statistics: off }));
  expect(git('diff', '--numstat', 'HEAD~1', '--', page).split('\t')[0]).toBe('1');
  expect(read(page)).toContain('active: false');
  await save(page, stringify({ ...others, statistics }));
  expect(read(page)).not.toContain('active: false');
});

const PAGE = 'content/pages/warehousing.yaml';

/** The form of a page whose link leads elsewhere. */
async function withLink(path: string): Promise<string> {
  const form = parseDocument(await shown(PAGE));
  form.setIn(['note', 'read', 'path'], path);
  return String(form);
}

test('a link may lead to a post of a day to come, and one that led nowhere before keeps no other words from being saved', async () => {
  const date = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10);
  const path = 'content/blog/a-post-of-next-month.md';
  const later = await edited(POST, { title: 'A post of next month', address: '', date, checked: '' });
  expect(await save(path, later)).toEqual({ status: 200, body: { message: 'saved', path } });
  const link = '/resources/blog/a-post-of-next-month';
  expect(await save(PAGE, await withLink(link))).toMatchObject({ status: 200 });

  writeFileSync(join(editor.folder, PAGE), read(PAGE).replace(link, '/resources/blog/gone'));
  git('commit', '--quiet', '--all', '--message', 'Lead nowhere');
  const form = parseDocument(await shown(PAGE));
  form.setIn(['meta', 'title'], 'Warehousing in Nigeria');
  expect(await save(PAGE, String(form))).toMatchObject({ status: 200 });
  expect((await save(PAGE, await withLink('/resources/blog/no-such-post'))).body.error).toContain(
    ', Address: link to /resources/blog/no-such-post: there is no such page: correct the address, or remove the link',
  );
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
});

test('a fourth pinned post is refused at itself, and names the other three, whether it is the newest or the oldest', async () => {
  const others = ['one', 'two', 'three'];
  for (const [at, name] of others.entries())
    writeFileSync(
      join(editor.folder, `content/blog/pinned-${name}.md`),
      read(POST)
        .replace(/^title: .*$/m, `title: Pinned post ${name}`)
        .replace(/^date: .*$/m, `date: 2026-0${at + 3}-01`)
        .replace(/^(?:checked|updated): .*\n/gm, '')
        .replace(/^tags: /m, 'pinned: true\ntags: '),
    );
  git('add', 'content');
  git('commit', '--quiet', '--message', 'Pin three');
  for (const date of ['2026-11-20', '2024-01-10']) {
    const form = await edited(POST, { pinned: true, date, checked: '', updated: '' });
    const { status, body } = await save(POST, form);
    expect(status).toBe(422);
    expect(body.error).toMatch(/^Not saved\. Fix this first: Pinned: 3 other posts are pinned: [^\n]*$/);
    for (const name of others) expect(body.error).toContain(`“Pinned post ${name}”`);
    expect(body.error).not.toContain('Return loads: who pays for the empty truck');
  }
});
