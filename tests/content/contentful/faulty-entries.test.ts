import { expect, test } from 'vitest';
import { asFileFault, faultsIn } from '#server/content/contentful/errors.ts';
import { noticeOf } from '#server/notifications/editors/notice.ts';
import { type Opened, openEnds, openStandIn } from './open.ts';
import { documentOf, linkTo, post } from './samples.ts';

const titleOf = ({ replica }: Opened, slug: string) =>
  replica.read((reader) => reader.entry('post', slug))?.title;
const told = (ends: Opened) =>
  faultsIn(ends.rows)
    .filter(({ entry }) => entry === 'one')
    .map(asFileFault);

/** A post that was shown, and then published again with a fault. */
async function spoiled(fault: Record<string, unknown>) {
  const standIn = await openStandIn();
  standIn.space.publish('Entry', post('one'));
  standIn.space.publish('Entry', post('two', { content: documentOf(linkTo('one')) }));
  const ends = openEnds(standIn);
  await ends.sync();
  standIn.space.publish('Entry', post('one', { title: 'A newer title', ...fault }));
  await ends.sync();
  return { standIn, ends };
}

test.each<[what: string, fault: Record<string, unknown>, says: RegExp]>([
  ['a bad date', { date: '12/11/2026' }, /: date: choose a day in the calendar of the field$/],
  ['a bad slug', { slug: 'Not A Slug' }, /: slug \('Address'\): write small letters/],
  ['no rich text', { content: 'plain' }, /: content \('Text'\): is no rich text$/],
])(
  'an entry that is published with %s stays as it was good last, and is named',
  async (_what, fault, says) => {
    const { standIn, ends } = await spoiled(fault);
    expect(titleOf(ends, 'one')).toBe('Title of one');
    expect(JSON.stringify(ends.replica.read((reader) => reader.entry('post', 'two'))?.content)).toContain(
      '/resources/blog/one',
    );
    expect(told(ends)).toEqual([
      {
        file: "Contentful: blog 'A newer title' (one)",
        problems: [expect.stringMatching(says)],
        shows: 'last good version',
      },
    ]);
    const { subject, text } = noticeOf(told(ends), 'https://www.example.com');
    expect(subject).toBe("Content has a fault: Contentful: blog 'A newer title' (one)");
    expect(text).toContain('the site shows its last good version');

    standIn.space.publish('Entry', post('one', { title: 'A sound title' }));
    await ends.sync();
    expect([titleOf(ends, 'one'), told(ends)]).toEqual(['A sound title', []]);
  },
);

test('the last good version is kept when everything is copied anew, and goes with the entry', async () => {
  const { standIn, ends } = await spoiled({ date: 'never' });
  standIn.expireTokens();
  await ends.sync();
  expect([titleOf(ends, 'one'), told(ends).length]).toEqual(['Title of one', 1]);
  standIn.space.unpublish('Entry', 'one');
  await ends.sync();
  expect([titleOf(ends, 'one'), told(ends)]).toEqual([undefined, []]);
  standIn.expireTokens();
  await ends.sync();
  expect(titleOf(ends, 'one')).toBeUndefined();
});

test('an entry whose title was emptied is named by the title that it had', async () => {
  const { ends } = await spoiled({ title: '' });
  expect(told(ends).map(({ file }) => file)).toEqual(["Contentful: blog 'Title of one' (one)"]);
});

test('an entry that never was in order is left out, and named', async () => {
  const standIn = await openStandIn();
  standIn.space.publish('Entry', post('one', { title: '' }));
  const ends = openEnds(standIn);
  await ends.sync();
  expect(titleOf(ends, 'one')).toBeUndefined();
  expect(told(ends)).toEqual([
    {
      file: 'Contentful: blog (one)',
      problems: ['Contentful: blog (one): title: is empty: write one'],
      shows: 'nothing',
    },
  ]);
});
