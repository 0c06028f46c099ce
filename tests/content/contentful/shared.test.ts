import { expect, inject, test } from 'vitest';
import { checkContent } from '#server/content/check/check-content.ts';
import { errorsIn, peopleErrors } from '#server/content/contentful/entries/errors.ts';
import { readSpace } from '#server/content/contentful/read-space.ts';
import type { CopySnapshot } from '#server/content/folder/copy-snapshot.ts';
import { makeContent } from '#server/content/folder/make-content.ts';
import { readSnapshot } from '#server/content/folder/snapshot.ts';
import { accessTo, openEnds, openStandIn } from './open.ts';
import { picture, post } from './samples.ts';
import { link, type Written } from './stand-in/space.ts';

const announcement = (id: string, more: Record<string, unknown> = {}): Written => ({
  id,
  contentType: 'announcement',
  fields: {
    text: 'The Apapa gate is closed on Friday',
    linkLabel: 'What it means',
    linkPath: '/resources/blog',
    until: '2999-12-31',
    ...more,
  },
});

const person = (id: string, more: Record<string, unknown> = {}): Written => ({
  id,
  contentType: 'person',
  fields: { slug: 'ada-obi', name: 'Ada Obi', role: 'Port desk', ...more },
});

const upright = picture('ada', {
  file: {
    url: '//images.ctfassets.net/standin/ada/1/ada.jpg',
    contentType: 'image/jpeg',
    details: { image: { width: 800, height: 1000 } },
  },
});

/** Read once: no test changes it. */
let snapshot: CopySnapshot | undefined;

/** The content of a space beside the files of the content folder. */
async function openSpace() {
  const standIn = await openStandIn();
  const context = openEnds(standIn);
  snapshot ??= await readSnapshot(inject('fewEntries'));
  const copy = snapshot;
  const content = makeContent(() => copy, context.replica);
  const reported = () => errorsIn(context.rows, peopleErrors(context.rows, content.people()));
  return {
    standIn,
    space: standIn.space,
    content,
    reported,
    sync: context.sync,
    expire: () => standIn.expireTokens(),
  };
}

test('the line above the header comes from the space while one is published there, and from the file otherwise', async () => {
  const { space, content, sync, expire } = await openSpace();
  await sync();
  expect(content.announcement()).toBeUndefined();
  const before = content.revision();
  space.publish('Entry', announcement('gate', { from: '2026-01-01T08:00+01:00' }));
  await sync();
  expect(content.announcement()).toEqual({
    text: 'The Apapa gate is closed on Friday',
    link: { label: 'What it means', path: '/resources/blog' },
    from: '2026-01-01',
    until: '2999-12-31',
  });
  expect(content.revision()).not.toBe(before);
  expire();
  await sync();
  expect(content.announcement()?.until).toBe('2999-12-31');
  space.unpublish('Entry', 'gate');
  await sync();
  expect(content.announcement()).toBeUndefined();
  expect(content.revision()).toBe(before);
});

test('of several lines the one is shown whose days these are', async () => {
  const { space, content, sync } = await openSpace();
  space.publish('Entry', announcement('later', { text: 'Still to come, much later', from: '2998-01-01' }));
  space.publish('Entry', announcement('over', { text: 'Over since a long time', until: '2020-01-01' }));
  space.publish('Entry', announcement('now', { text: 'These are its days', until: '2997-12-31' }));
  await sync();
  expect(content.announcement()?.text).toBe('These are its days');
  expect(new Date(content.nextAppearance()).getUTCFullYear()).toBe(2997);
});

test('a line with errors is reported by its fields, and the version before stays', async () => {
  const { space, content, sync, reported } = await openSpace();
  space.publish('Entry', announcement('gate'));
  await sync();
  space.publish(
    'Entry',
    announcement('gate', { text: 'Short', linkPath: 'www.example.com', until: undefined }),
  );
  await sync();
  expect(content.announcement()?.text).toBe('The Apapa gate is closed on Friday');
  expect(reported()).toEqual([
    {
      entry: 'gate',
      contentType: 'announcement',
      title: 'Short',
      shows: 'last good version',
      errors: [
        'text: write at least 10 characters',
        'linkPath: write a path of this site, like /products/haulage',
        expect.stringMatching(/^until: write the day/),
      ],
    },
  ]);
});

test('people of the space stand beside those of the files, and in the place of one with the same id', async () => {
  const { space, content, sync, reported } = await openSpace();
  space.publish('Asset', upright);
  const photo = { photo: link('Asset', 'ada'), photoCredit: 'A. Bello', photoFocus: '50% 30%' };
  space.publish('Entry', post('one', { author: 'ada-obi' }));
  await sync();
  expect(reported()).toEqual([expect.objectContaining({ entry: 'one' })]);
  space.publish('Entry', person('ada', photo));
  space.publish('Entry', person('tolu', { slug: 'tolu-adeyemi', name: 'Tolu A. Adeyemi' }));
  await sync();
  expect(reported()).toEqual([]);
  expect(content.people()).toMatchObject({
    'ada-obi': {
      name: 'Ada Obi',
      role: 'Port desk',
      photo: { width: 800, alt: 'What the picture ada shows', credit: 'A. Bello', focus: '50% 30%' },
    },
    'tolu-adeyemi': { name: 'Tolu A. Adeyemi' },
    'zainab-garba': { name: 'Zainab Garba' },
  });
  expect(content.authors()).toEqual(['ada-obi']);
  space.unpublish('Asset', 'ada');
  await sync();
  expect(content.people()['ada-obi']).not.toHaveProperty('photo');
  expect(reported()).toEqual([
    expect.objectContaining({ entry: 'ada', errors: ['photo: publish a picture there, or remove it'] }),
  ]);
});

test.each<[what: string, more: Record<string, unknown>, says: RegExp[]]>([
  ['no role', { role: undefined }, [/^role: is missing/]],
  ['capitals in its slug', { slug: 'Ada' }, [/^slug: use only small letters, digits and hyphens/]],
  [
    'nobody who took the photograph',
    { photo: link('Asset', 'ada') },
    [/^photoCredit: is missing: write who/],
  ],
  [
    'a wide photograph',
    { photo: link('Asset', 'wide'), photoCredit: 'A. Bello' },
    [/^photo: 1600 × 900 pixels make no/],
  ],
  ['a slug that is taken', { slug: 'first' }, [/^slug: 'first' is that of an older person/]],
])('a person with %s is reported', async (_what, more, says) => {
  const { space, sync, reported } = await openSpace();
  space.publish('Asset', upright);
  space.publish('Asset', picture('wide'));
  space.publish('Entry', person('older', { slug: 'first' }));
  space.publish('Entry', person('ada', more));
  await sync();
  expect(reported().map(({ entry, errors }) => [entry, errors])).toEqual([
    ['ada', says.map((each) => expect.stringMatching(each))],
  ]);
});

test('the check of the space knows its people, and an announcement that is over', async () => {
  const { space, standIn } = await openSpace();
  space.publish('Entry', person('ada'));
  space.publish('Entry', post('one', { author: 'ada-obi' }));
  space.publish('Entry', announcement('gate', { until: '2026-01-01' }));
  const read = await readSpace(accessTo(standIn), 'https://www.example.com');
  const { problems, stale } = await checkContent(inject('fewEntries'), '2026-11-25', read);
  expect(problems.filter(({ file }) => file.startsWith('Contentful'))).toEqual([]);
  expect(stale).toContainEqual({
    file: 'Contentful: announcement',
    message: expect.stringContaining("is not shown any more since its 'until', 2026-01-01"),
  });
});
