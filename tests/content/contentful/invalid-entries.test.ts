import { expect, test } from 'vitest';
import { asFileError, errorsIn } from '#server/content/contentful/entries/errors.ts';
import { noticeOf } from '#server/notifications/editors/notice.ts';
import { type Opened, openEnds, openStandIn } from './open.ts';
import { documentOf, linkTo, post } from './samples.ts';

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

test('an entry that never was in order is left out, and named', async () => {
  const standIn = await openStandIn();
  standIn.space.publish('Entry', post('one', { title: '' }));
  const context = openEnds(standIn);
  await context.sync();
  expect(titleOf(context, 'one')).toBeUndefined();
  expect(reported(context)).toEqual([
    {
      file: 'Contentful: blog (one)',
      problems: ['Contentful: blog (one): title: is empty: write one'],
      shows: 'nothing',
    },
  ]);
});
