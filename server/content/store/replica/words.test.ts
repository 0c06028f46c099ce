import { expect, inject, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { searchWordsSchema } from '#domain/entries/search-words.ts';
import { openFileContent } from '../../folder/file-content.ts';
import { Replica } from './replica.ts';
import { searchEverything } from './search.ts';
import { paragraph, post, term } from './testing.ts';
import { corrected, Synonyms } from './words.ts';

const SYNONYMS = new Synonyms([
  ['truck', 'lorry', 'lorries'],
  ['customs broker', 'clearing agent'],
  ['warehouse', 'godown'],
]);

async function search(text: string, synonyms?: Synonyms): Promise<string[]> {
  const replica = Replica.inMemory();
  await replica.replace(async (writer) => {
    writer.put(post('trucks', { content: paragraph('Our truck waits for the clearing agent at Apapa.') }));
    writer.put(post('agents', { content: paragraph('An agent is no clearing house.') }));
    writer.put(term('Warehouse', { letter: 'W', slug: 'warehouse' }));
    return undefined;
  });
  return replica.read((reader) => searchEverything(reader, text, synonyms).map(({ title }) => title));
}

test('another name finds what is written with the usual one', async () => {
  expect(await search('lorry')).toEqual([]);
  expect(await search('Lorry', SYNONYMS)).toEqual(['On trucks']);
  expect(await search('lorries apapa', SYNONYMS)).toEqual(['On trucks']);
  expect(await search('lorries kano', SYNONYMS)).toEqual([]);
});

test('a name of several words counts as one, and needs them all', async () => {
  expect(await search('customs broker apapa', SYNONYMS)).toEqual(['On trucks']);
  expect(await search('customs broker', SYNONYMS)).toHaveLength(2);
  expect(await search('broker', SYNONYMS)).toEqual([]);
});

test('a term is found by its other name', async () => {
  expect(await search('godown', SYNONYMS)).toEqual(['Warehouse']);
});

test('the list of posts knows them too', async () => {
  const replica = Replica.inMemory();
  await replica.replace(async (writer) => {
    writer.put(post('trucks', { content: paragraph('A truck.') }));
    return undefined;
  });
  const total = (synonyms?: Synonyms) =>
    replica.read((reader) => reader.posts({ search: 'lorry' }, synonyms).total);
  expect([total(), total(SYNONYMS)]).toEqual([0, 1]);
});

test('the file of the editors counts for entries of the folder and of the content service', async () => {
  const directory = inject('fewEntries');
  const service = Replica.inMemory();
  const content = await openFileContent(directory);
  const ofService = await openFileContent(directory, {
    replica: service,
    withEntries: false,
    report: () => {},
  });
  onTestFinished(() => [content, ofService].forEach((each) => void each.close()));
  await service.replace(async (writer) => {
    writer.put(post('trucks', { content: paragraph('A truck from the service.') }));
    return undefined;
  });
  expect(content.search('godown').length).toBeGreaterThan(0);
  expect(content.posts({ search: 'lorry' }).total).toBeGreaterThan(0);
  expect(ofService.search('lorry')).toHaveLength(1);
});

test('a name in two groups, or a group of one, is refused', () => {
  const errors = (text: string) =>
    searchWordsSchema.safeParse(parse(text)).error?.issues.map(({ path, message }) => `${path}: ${message}`);
  expect(errors('[[truck, lorry], [Lorry, van]]')).toEqual([
    "1,0: 'Lorry' is in a group already: put all names of one thing into one",
  ]);
  expect(errors('[[truck]]')).toEqual(['0: write at least two names of one thing']);
  expect(errors('[[truck, a b c d e]]')).toEqual(['0,1: write at most 4 words']);
});

const KNOWN = new Map([
  ['demurrage', 9],
  ['container', 12],
  ['contained', 1],
  ['apapa', 4],
  ['insurance', 3],
]);

test.each([
  ['demurage', 'demurrage'],
  ['Demurrege at Apapa', 'demurrage at apapa'],
  ['containr', 'container'],
  ['insurrance', 'insurance'],
])('%s is taken for %s', (typed, meant) => {
  expect(corrected(typed, KNOWN)).toEqual({ query: meant, without: '' });
});

test.each([
  ['wetin be demurrage', 'demurrage', 'wetin be'],
  ['demurage xyzzyplugh', 'demurrage', 'xyzzyplugh'],
  ['xyzzyplugh for apapa container', 'apapa container', 'xyzzyplugh for'],
])('of %s, what nobody knows is left out', (typed, query, without) => {
  expect(corrected(typed, KNOWN)).toEqual({ query, without });
});

test.each(['demurrage', 'demurr', 'apa', 'xyzzyplugh', 'be xyzzyplugh', ''])(
  'no other words are offered for %j',
  (typed) => {
    expect(corrected(typed, KNOWN)).toBeUndefined();
  },
);
