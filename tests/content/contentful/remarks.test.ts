import { expect, test } from 'vitest';
import { lagosDay } from '#domain/shared/dates.ts';
import { asFileError, errorsIn, peopleErrors } from '#server/content/contentful/entries/errors.ts';
import { readSpace } from '#server/content/contentful/read-space.ts';
import { noticeOf } from '#server/notifications/editors/notice.ts';
import { accessTo, type Opened, openEnds, openStandIn } from './open.ts';
import { documentOf, hyperlink, linkTo, node, paragraph, picture, post, term, text } from './samples.ts';
import type { StandIn } from './stand-in/index.ts';
import { link, type Written } from './stand-in/space.ts';

const PEOPLE = { 'ada-obi': { name: 'Ada Obi', role: 'Desk', sample: false } };

/** The remarks to editors about one entry. */
const notifiedOf = ({ rows }: Opened, id: string) =>
  errorsIn(rows, peopleErrors(rows, PEOPLE)).find(({ entry }) => entry === id)?.errors ?? [];

/** A space with an asset that says nothing, one that is no picture, and a few valid entries. */
async function openSpace(...entries: Written[]): Promise<{ standIn: StandIn; context: Opened }> {
  const standIn = await openStandIn();
  standIn.space.publish('Asset', picture('silent', { description: '' }));
  standIn.space.publish('Entry', post('sound'));
  standIn.space.publish('Entry', term('G', 'gate', { subject: 'Gate' }));
  standIn.space.save('Entry', post('draft'));
  for (const entry of entries) standIn.space.publish('Entry', entry);
  const context = openEnds(standIn);
  await context.sync();
  return { standIn, context };
}

const embedded = (linkType: 'Entry' | 'Asset', id: string) =>
  node(linkType === 'Entry' ? 'embedded-entry-block' : 'embedded-asset-block', [], {
    target: link(linkType, id),
  });
const withText = (...blocks: Parameters<typeof documentOf>) => ({ content: documentOf(...blocks) });
const guide = (id: string, more: object) => ({ ...post(id, { ...more }), contentType: 'eGuide' });

/** A day that editors may write, and that is still to come. */
const DAY_TO_COME = lagosDay(new Date(Date.now() + 30 * 86_400_000));

test.each<[what: string, entry: Written, says: (string | RegExp)[]]>([
  ['no picture', post('one', { image: undefined }), ['image: choose a picture; a drawing stands in for it']],
  [
    'a picture that is not published',
    post('one', { image: link('Asset', 'nowhere') }),
    [/^image: publish a picture there/],
  ],
  [
    'a picture without a description',
    post('one', { image: link('Asset', 'silent') }),
    [/^image: describe the picture 'Picture silent' in its asset/],
  ],
  [
    'such a picture in its text',
    post('one', withText(embedded('Asset', 'silent'))),
    [/^describe the picture 'Picture silent'/],
  ],
  [
    'an embedded draft',
    post('one', withText(embedded('Entry', 'draft'))),
    [/^content: an embedded entry is not/],
  ],
  ['a link to a draft', post('one', withText(linkTo('draft', 'to it'))), [/^link 'to it': its entry is not/]],
  [
    'a link to nowhere safe',
    post('one', withText(hyperlink('www.example.com'))),
    [/^link 'words' to www.example.com: write/],
  ],
  [
    'a link whose words were deleted',
    post('one', withText(paragraph(node('hyperlink', [text('')], { uri: 'https://example.com/left' })))),
    ['content: a link to https://example.com/left has no words: write them, or remove it'],
  ],
  [
    'an entry of another space',
    post('one', withText(node('embedded-resource-block', [], { target: { sys: { type: 'ResourceLink' } } }))),
    [/^content: an embedded entry: it is of another space/],
  ],
  [
    'an item without words',
    post('one', withText(node('unordered-list', [node('list-item', [paragraph(text('\u00a0'))])]))),
    [/^content: a list has an item without words/],
  ],
  [
    'facts checked on a day to come',
    post('one', { checked: DAY_TO_COME }),
    [/^checked: write the day of a check that is made/],
  ],
  ['a first heading', post('one', withText(node('heading-1', [text('Gates')]))), [/^heading 'Gates': begin/]],
  ['no day', post('one', { date: undefined }), [/^date: choose one/]],
  ['no tag', post('one', {}, []), ['tags: choose one that is public, or more']],
  ['a change before its day', post('one', { updated: '2026-11-01' }), [/^updated: write a day after/]],
  [
    'a change that is to come',
    post('one', { updated: '2027-06-01' }),
    [/^updated: write the day of a change/],
  ],
  [
    'a correction before its day',
    post('one', { corrections: '2026-11-01: The fee of the port is 5%, not 7%.' }),
    ['corrections: “The fee of the port is 5%, not 7%.”: write the day of publication or a later one'],
  ],
  [
    'a correction that is to come',
    post('one', { corrections: `${DAY_TO_COME}: The fee of the port is 5%, not 7%.` }),
    [/^corrections: “The fee.*: write the day of a correction that is made/],
  ],
  [
    'a correction that says nothing',
    post('one', { corrections: '2026-11-20: A typing error' }),
    ['corrections: “A typing error”: write 20 to 400 characters'],
  ],
  [
    'a title that is cut off',
    post('one', { metaTitle: 'word '.repeat(14) }),
    [/^metaTitle: write at most 65/],
  ],
  ['a part of no series', post('one', { seriesPart: 2 }), [/^seriesName: write the name/]],
  ['a series without a part', post('one', { seriesName: 'Importing' }), [/^seriesPart: write which part/]],
  [
    'a related post that is a draft',
    post('one', { related: [link('Entry', 'draft')] }),
    [/^related: a post there/],
  ],
  [
    'a related term',
    post('one', { related: [link('Entry', 'gate')] }),
    ["related: 'Gate' is no post: choose posts only"],
  ],
  ['itself as related', post('one', { related: [link('Entry', 'one')] }), [/^related: choose other posts/]],
  [
    'an unknown author',
    post('one', { author: 'nobody' }),
    [/^author: no person of the space or of people.yaml is called 'nobody'/],
  ],
  [
    'one person for both',
    post('one', { author: 'ada-obi', reviewer: 'ada-obi' }),
    ['reviewer: choose somebody other than the author'],
  ],
  ['facts checked before its day', post('one', { checked: '2026-01-01' }), [/^checked: write the day/]],
  [
    'a PDF that is not published',
    guide('one', { mediaPdf: link('Asset', 'nowhere') }),
    [/^mediaPdf: publish/],
  ],
  [
    'a picture in the place of its PDF',
    guide('one', { mediaPdf: link('Asset', 'silent') }),
    ["mediaPdf: choose a PDF: 'Picture silent' is image/jpeg"],
  ],
  [
    'an unknown drawing',
    term('G', 'one', { subject: 'Gas', picture: 'lorry' }),
    [/^picture: write container-lorry/],
  ],
  [
    'another letter',
    term('G', 'one', { subject: 'Quay' }),
    [/^subject: begins with 'Q': make it an entry of glossaryQ/],
  ],
])('an entry with %s is shown, and its editor told', async (_what, entry, says) => {
  const { standIn, context } = await openSpace(entry);
  const shown = context.replica.read((reader) => reader.addresses().map(({ slug }) => slug));
  expect(shown).toContain('one');
  const reported = notifiedOf(context, 'one');
  expect(reported).toEqual(
    says.map((each) => (typeof each === 'string' ? each : expect.stringMatching(each))),
  );
  standIn.space.unpublish('Entry', 'one');
  await context.sync();
  expect(notifiedOf(context, 'one')).toEqual([]);
});

test('valid entries are notified of nothing, and what was told is not once it is mended from elsewhere', async () => {
  const { standIn, context } = await openSpace(post('one', withText(linkTo('draft'))));
  expect(errorsIn(context.rows, peopleErrors(context.rows, PEOPLE)).map(({ entry }) => entry)).toEqual([
    'one',
  ]);
  standIn.space.publish('Entry', post('draft'));
  await context.sync();
  expect(errorsIn(context.rows)).toEqual([]);
  standIn.space.publish('Entry', post('one', { image: undefined, ...withText() }));
  await context.sync();
  expect(notifiedOf(context, 'one')).toHaveLength(1);
  standIn.expireTokens();
  await context.sync();
  expect(notifiedOf(context, 'one')).toHaveLength(1);
});

test('of more than three pinned posts the oldest is reported, and of two parts with one number the second', async () => {
  const pinned = (day: number) => post(`pinned-${day}`, { pinned: true, date: `2026-11-0${day}` });
  const part = (id: string) => post(id, { seriesName: 'Importing a box', seriesPart: 2 });
  const { standIn, context } = await openSpace(...[1, 2, 3, 4].map(pinned), part('a'), part('b'));
  expect(errorsIn(context.rows).map(({ entry, errors }) => [entry, ...errors])).toEqual([
    [
      'pinned-1',
      "pinned: 3 newer posts are pinned: switch it off here, or in 'Title of pinned-4', 'Title of pinned-3', 'Title of pinned-2'",
    ],
    ['b', "seriesPart: part 2 of 'Importing a box' is 'Title of a': choose another"],
  ]);
  standIn.space.publish('Entry', post('pinned-2', { date: '2026-11-02' }));
  standIn.space.unpublish('Entry', 'a');
  await context.sync();
  expect(errorsIn(context.rows)).toEqual([]);
});

test('it is reported by e-mail and by the check of the space, with the name of the entry', async () => {
  const { standIn, context } = await openSpace(post('one', { seriesName: 'Importing' }));
  const says =
    "Contentful: blog 'Title of one' (one): seriesPart ('Part of the series'): write which part of the series this is";
  const { subject, text: body } = noticeOf(
    errorsIn(context.rows).map(asFileError),
    'https://www.example.com',
  );
  expect(subject).toBe("Content has an error: Contentful: blog 'Title of one' (one)");
  expect(body).toContain(says);
  expect(body).toContain('The site shows these anyway:');
  const { problems } = await readSpace(accessTo(standIn), 'https://www.example.com');
  expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([expect.stringContaining(says)]);
});
