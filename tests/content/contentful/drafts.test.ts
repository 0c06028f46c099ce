import { expect, onTestFinished, test } from 'vitest';
import type { TypedEntry } from '#domain/entries/drafts.ts';
import { Drafts } from '#server/content/contentful/drafts/drafts.ts';
import { publishedIn } from '#server/content/contentful/types/documents.ts';
import { listeningLog, openEnds, openStandIn } from './open.ts';
import { documentOf, linkTo, picture, post, term } from './samples.ts';
import { PREVIEW_TOKEN, type StandIn } from './stand-in/index.ts';
import { link } from './stand-in/space.ts';

const page = (slug: string) => ({ kind: 'post', letter: '', slug }) as const;

/** Drafts beside what visitors see of a stand-in. */
function open(standIn: StandIn) {
  const context = openEnds(standIn);
  const { id: space, environment } = standIn.space;
  const access = { space, environment, host: standIn.host, token: PREVIEW_TOKEN };
  const drafts = new Drafts(access, publishedIn(context.rows), listeningLog().log);
  onTestFinished(() => drafts.close());
  return { drafts, sync: context.sync };
}

/** The requests to the service since the last call. */
const asked = (standIn: StandIn) =>
  standIn.asked.splice(0).map((target) => new URL(target, 'http://localhost').pathname.split('/').at(-1));

const typed = (more: Partial<TypedEntry> = {}): TypedEntry => ({
  id: 'one',
  contentType: 'blog',
  tags: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  localeOf: {},
  fields: post('one', { image: undefined }).fields,
  ...more,
});

test('a draft among 5,000 entries costs its own request, and one answer with itself', async () => {
  const standIn = await openStandIn();
  for (let number = 0; number < 5000; number += 1) standIn.space.save('Entry', post(`p${number}`));
  const { drafts } = open(standIn);
  expect((await drafts.at(page('p4321')))?.shown?.entry.entry).toMatchObject({ title: 'Title of p4321' });
  expect(asked(standIn)).toEqual(['locales', 'tags', 'entries']);
  standIn.space.save('Entry', post('p7', { title: 'Written anew' }));
  expect((await drafts.at(page('p7')))?.shown?.entry.entry).toMatchObject({ title: 'Written anew' });
  expect((await drafts.byId('p8'))?.shown?.address).toEqual(page('p8'));
  expect(await drafts.latest()).toHaveLength(40);
  expect(asked(standIn)).toEqual(['entries', 'entries', 'entries']);
});

test('lists have the drafts that were saved last', async () => {
  const standIn = await openStandIn();
  for (let number = 0; number < 60; number += 1) standIn.space.publish('Entry', post(`p${number}`));
  standIn.space.save('Entry', post('new'));
  const { drafts } = open(standIn);
  const ids = (await drafts.latest()).slice(0, 2).map(({ edited }) => edited.id);
  expect(ids).toContain('new');
});

test('an entry is found at its published page, whatever its address is now', async () => {
  const standIn = await openStandIn();
  standIn.space.publish('Entry', post('one'));
  const { drafts, sync } = open(standIn);
  await sync();
  standIn.space.save('Entry', post('one', { slug: 'another' }));
  expect((await drafts.at(page('one')))?.shown?.address).toEqual(page('another'));
});

test('links lead to what nobody has published yet, and pictures are there', async () => {
  const standIn = await openStandIn();
  standIn.space.save('Entry', term('F', 'fefo'));
  standIn.space.save('Asset', picture('gate'));
  standIn.space.save(
    'Entry',
    post('one', { content: documentOf(linkTo('fefo')), image: link('Asset', 'gate') }),
  );
  const { drafts } = open(standIn);
  const draft = await drafts.at(page('one'));
  expect(JSON.stringify(draft?.shown?.entry)).toContain('/resources/glossary/glossaryF/fefo');
  expect(draft?.shown?.entry.entry).toMatchObject({ image: { width: 1600 } });
});

test('typing asks for nothing but what is linked to anew, and for that once', async () => {
  const standIn = await openStandIn();
  standIn.space.save('Entry', post('one'));
  standIn.space.save('Entry', post('two'));
  const { drafts } = open(standIn);
  await drafts.at(page('one'));
  asked(standIn);
  await drafts.typed(typed());
  expect(asked(standIn)).toEqual([]);
  const linking = typed({
    fields: post('one', { image: undefined, content: documentOf(linkTo('two'), linkTo('none')) }).fields,
  });
  const shown = await drafts.typed(linking);
  expect(JSON.stringify(shown?.shown)).toContain('/resources/blog/two');
  await drafts.typed(linking);
  expect(asked(standIn)).toEqual(['entries']);
});

test('a correction is shown as it is typed, and its line is named as long as it has no day', async () => {
  const standIn = await openStandIn();
  const { drafts } = open(standIn);
  const says = 'The fee of the port is 5%, not 7%.';
  const typing = (corrections: string) =>
    drafts.typed(typed({ fields: { ...typed().fields, date: '2026-11-12', corrections } }));
  const shown = (await typing(`2026-11-16: ${says}`))?.shown?.entry.entry;
  expect(shown).toMatchObject({ updated: '2026-11-16', corrections: [{ date: '2026-11-16', text: says }] });
  expect((await typing(says))?.errors).toContainEqual(
    `corrections: “${says}”: begin the line with the day of the correction, as in 2026-11-21: The fee is 5%, not 7%.`,
  );
});

test('what is with errors is named with its field, and an entry of a foreign type is none', async () => {
  const standIn = await openStandIn();
  const { drafts } = open(standIn);
  const invalid = await drafts.typed(typed({ fields: { title: 'A title', slug: 'Not An Address' } }));
  expect(invalid?.errors).toEqual([expect.stringMatching(/^slug \('Address'\): write small letters/)]);
  expect(invalid?.shown).toBeUndefined();
  const shown = await drafts.typed(typed({ fields: { ...typed().fields, seriesPart: 2 } }));
  expect(shown?.errors).toContainEqual(
    expect.stringMatching(/^seriesName \('Series'\): write the name of the series/),
  );
  expect(shown?.shown).toBeDefined();
  expect(await drafts.typed(typed({ contentType: 'menu' }))).toBeUndefined();
  expect(await drafts.at({ kind: 'term', letter: 'Q', slug: 'none' })).toBeUndefined();
});

test('the locale that a value comes from is known where it is not the one that is read', async () => {
  const standIn = await openStandIn();
  standIn.space.locales = [
    { code: 'en-US', default: true, fallbackCode: null },
    { code: 'en-NG', default: false, fallbackCode: 'en-US' },
  ];
  standIn.space.save('Entry', post('one', { title: { 'en-US': 'American', 'en-NG': 'Nigerian' } }));
  const { drafts } = open(standIn);
  const { edited } = (await drafts.at(page('one'))) ?? {};
  expect(edited).toMatchObject({ locale: 'en-NG', fields: { title: 'Nigerian' } });
  expect(edited?.localeOf).toMatchObject({ slug: 'en-US' });
  expect(edited?.localeOf).not.toHaveProperty('title');
});
