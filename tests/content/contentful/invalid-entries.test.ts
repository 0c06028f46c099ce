import { expect, inject, onTestFinished, test } from 'vitest';
import { asFileError, errorsIn, linkErrors } from '#server/content/contentful/entries/errors.ts';
import { siteLinks } from '#server/content/entries/site-links.ts';
import { openFileContent } from '#server/content/folder/file-content.ts';
import { noticeOf } from '#server/notifications/editors/notice.ts';
import { type Opened, openEnds, openStandIn } from './open.ts';
import { documentOf, hyperlink, linkTo, node, paragraph, post, term, text } from './samples.ts';

const titleOf = ({ replica }: Opened, slug: string) =>
  replica.read((reader) => reader.entry('post', slug))?.title;
const reported = (context: Opened) =>
  errorsIn(context.rows)
    .filter(({ entry }) => entry === 'one')
    .map(asFileError);

/** A post that was shown, and then published again with an error. */
async function spoiled(error: Record<string, unknown>) {
  const standIn = await openStandIn();
  standIn.space.publish('Entry', post('one'));
  standIn.space.publish('Entry', post('two', { content: documentOf(linkTo('one')) }));
  const context = openEnds(standIn);
  await context.sync();
  standIn.space.publish('Entry', post('one', { title: 'A newer title', ...error }));
  await context.sync();
  return { standIn, context };
}

test.each<[what: string, error: Record<string, unknown>, says: RegExp]>([
  ['a bad date', { date: '12/11/2026' }, /: date: choose a day in the calendar of the field$/],
  ['a bad slug', { slug: 'Not A Slug' }, /: slug \('Address'\): write small letters/],
  ['no rich text', { content: 'plain' }, /: content \('Text'\): is no rich text$/],
])(
  'an entry that is published with %s stays as it was good last, and is named',
  async (_what, error, says) => {
    const { standIn, context } = await spoiled(error);
    expect(titleOf(context, 'one')).toBe('Title of one');
    expect(JSON.stringify(context.replica.read((reader) => reader.entry('post', 'two'))?.content)).toContain(
      '/resources/blog/one',
    );
    expect(reported(context)).toEqual([
      {
        file: "Contentful: blog 'A newer title' (one)",
        problems: [expect.stringMatching(says)],
        shows: 'last good version',
      },
    ]);
    const { subject, text } = noticeOf(reported(context), 'https://www.example.com');
    expect(subject).toBe("Content has an error: Contentful: blog 'A newer title' (one)");
    expect(text).toContain('The site shows the last good version of these');

    standIn.space.publish('Entry', post('one', { title: 'A sound title' }));
    await context.sync();
    expect([titleOf(context, 'one'), reported(context)]).toEqual(['A sound title', []]);
  },
);

test('the last good version is kept when everything is copied anew, and goes with the entry', async () => {
  const { standIn, context } = await spoiled({ date: 'never' });
  standIn.expireTokens();
  await context.sync();
  expect([titleOf(context, 'one'), reported(context).length]).toEqual(['Title of one', 1]);
  standIn.space.unpublish('Entry', 'one');
  await context.sync();
  expect([titleOf(context, 'one'), reported(context)]).toEqual([undefined, []]);
  standIn.expireTokens();
  await context.sync();
  expect(titleOf(context, 'one')).toBeUndefined();
});

test('an entry whose title was emptied is named by the title that it had', async () => {
  const { context } = await spoiled({ title: '' });
  expect(reported(context).map(({ file }) => file)).toEqual(["Contentful: blog 'Title of one' (one)"]);
});

test.each([
  ['no title', { title: undefined }, /title/],
  ['an empty title', { title: '' }, /^Contentful: blog \(one\): title: is empty: write one$/],
  ['a slug that leads elsewhere', { slug: '../../etc/passwd' }, /slug \('Address'\): write small letters/],
  ['a slug with capitals', { slug: 'Gate-Pass' }, /slug \('Address'\): write small letters/],
  ['an endless title', { title: 'x'.repeat(5000) }, /title: write at most 200/],
  ['a day that does not exist', { date: '2026-02-31' }, /date: choose a day/],
  ['a body that is no document', { content: { nodeType: 'text' } }, /content \('Text'\): is no rich text/],
  ['a bottomless body', { content: nested(500) }, /content \('Text'\): is nested deeper/],
])(
  'an entry with %s is left out, with a line that names it, and the rest goes on',
  async (_what, fields, reason) => {
    const standIn = await openStandIn();
    standIn.space.publish('Entry', post('one', fields));
    standIn.space.publish('Entry', post('sound'));
    const context = openEnds(standIn);
    await context.sync();
    expect(context.replica.read((reader) => reader.addresses().map(({ slug }) => slug))).toEqual(['sound']);
    expect(context.lines.find((line) => line.includes('left out'))).toMatch(/"entry":"one"/);
    expect(reported(context)).toEqual([
      { file: expect.any(String), problems: [expect.stringMatching(reason)], shows: 'nothing' },
    ]);
  },
);

test('of two entries with one address the older is shown, and the other when that goes', async () => {
  const standIn = await openStandIn();
  standIn.space.publish('Entry', post('b', { slug: 'same', title: 'First' }));
  standIn.space.publish('Entry', post('a', { slug: 'same', title: 'Second' }));
  const context = openEnds(standIn);
  await context.sync();
  expect(titleOf(context, 'same')).toBe('First');
  expect(errorsIn(context.rows)).toEqual([
    {
      entry: 'a',
      contentType: 'blog',
      title: 'Second',
      errors: ["slug: 'same' is that of the older entry 'First' (b), too: choose another for one of them"],
      shows: 'nothing',
    },
  ]);
  standIn.space.unpublish('Entry', 'b');
  await context.sync();
  expect(titleOf(context, 'same')).toBe('Second');
  expect(errorsIn(context.rows)).toEqual([]);
});

function nested(levels: number): object {
  let inner = paragraph(text('deep'));
  for (let level = 0; level < levels; level += 1) inner = node('blockquote', [inner]);
  return documentOf(inner);
}

const SITE_URL = 'https://www.kayalink.example';
const DEAD = ['/abuot', '/resources/blog/later', `${SITE_URL}/no-such-page`, '#no-part'];
const LIVE = ['/about', '/resources/blog/sound', 'https://example.com/abuot', '#a-part', '/lanes/lagos-kano'];

const linking = documentOf(node('heading-2', [text('A part')]), ...[...DEAD, ...LIVE].map(hyperlink));

test('links to nothing in entries of the service are words and reported, until their page is there', async () => {
  const standIn = await openStandIn();
  const { space } = standIn;
  space.publish('Entry', post('sound'));
  space.publish('Entry', post('linking', { content: linking }));
  space.publish('Entry', term('G', 'gate', { subjectContent: documentOf(hyperlink('/abuot')) }));
  const { rows, replica, sync } = openEnds(standIn, { siteUrl: SITE_URL });
  const site = await openFileContent(inject('fewEntries'), { replica, withEntries: false, report: () => {} });
  onTestFinished(() => site.close());
  await sync();

  const shown = () => siteLinks(site.article('post', 'linking')?.content ?? site.privacyPolicy());
  const reported = () =>
    errorsIn(rows, linkErrors(rows, site.pages)).flatMap(({ entry, errors }) =>
      errors.filter((error) => error.includes('link to')).map((error) => `${entry}: ${error}`),
    );
  const isOutbound = (uri: string) => uri.startsWith('https:');
  expect(shown()).toEqual(LIVE.filter((uri) => !isOutbound(uri)));
  expect(reported().toSorted()).toEqual([
    'gate: content: link to /abuot: there is no such page: correct the address, or remove the link',
    'linking: content: link to #no-part: nothing on that page is called #no-part',
    'linking: content: link to /abuot: there is no such page: correct the address, or remove the link',
    'linking: content: link to /no-such-page: there is no such page: correct the address, or remove the link',
    'linking: content: link to /resources/blog/later: there is no such page: correct the address, or remove the link',
  ]);

  space.publish('Entry', post('later'));
  await sync();
  expect(shown()).toContain('/resources/blog/later');
  expect(reported().join()).not.toContain('/resources/blog/later');
});
