import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { POSTS_PER_PAGE } from '#domain/entries/blog.ts';
import { isFound } from '#domain/entries/glossary.ts';
import { TRIES_EVERY_CASE } from '../../../../tools/run/steps/tiers.mjs';
import type { SiteEntry } from '../../entries/site-entry.ts';
import { Replica } from './replica.ts';
import { drawRelated, searchEverything } from './search.ts';
import { guide, paragraph, post, tag, term } from './testing.ts';

/** How many texts are drawn. */
const RUNS = TRIES_EVERY_CASE ? 500 : 150;

async function holding(...entries: SiteEntry[]): Promise<Replica> {
  const replica = Replica.inMemory();
  await replica.replace(async (writer) => {
    for (const entry of entries) writer.put(entry);
    return undefined;
  });
  return replica;
}

const day = (n: number) =>
  `2026-${String(1 + Math.floor(n / 28)).padStart(2, '0')}-${String(1 + (n % 28)).padStart(2, '0')}`;

describe('words of Nigerian languages', () => {
  test('are found without their hooks, dots and tones, and stand in the order of their dictionary', async () => {
    const replica = await holding(
      ...['Dutse', 'Ɗaukar kaya', 'Daji'].map((subject) =>
        term(subject, { letter: 'D', slug: subject.slice(1) }),
      ),
      post('harbour', { content: paragraph('Ọkọ̀ ojú omi ní Èkó, ƙasar Ɓauchi') }),
    );
    const found = (text: string) =>
      replica.read((reader) => searchEverything(reader, text).map(({ title }) => title));
    expect(found('bauchi')).toEqual(['On harbour']);
    expect(found('OKO oju')).toEqual(['On harbour']);
    expect(found('daukar')).toEqual(['Ɗaukar kaya']);
    expect(replica.read((reader) => reader.termsWith('daukar').map(({ subject }) => subject))).toEqual([
      'Ɗaukar kaya',
    ]);
    expect(replica.read((reader) => reader.terms('D').map(({ subject }) => subject))).toEqual([
      'Daji',
      'Dutse',
      'Ɗaukar kaya',
    ]);
  });
});

describe('the list of posts', () => {
  test('comes newest first, in pages of the specified length', async () => {
    const count = POSTS_PER_PAGE * 2 + 3;
    const replica = await holding(
      ...Array.from({ length: count }, (_, n) =>
        post(`p${n}`, { date: day(n), tags: n % 2 ? [tag('Odd')] : [] }),
      ),
      guide('no-post'),
    );
    const page = (filter: object) => replica.read((reader) => reader.posts(filter));
    const newest = Array.from({ length: count }, (_, n) => `p${count - 1 - n}`);
    const seen = [1, 2, 3].flatMap((n) => page({ page: n }).items.map(({ slug }) => slug));
    expect(seen).toEqual(newest);
    expect(page({})).toMatchObject({ page: 1, pages: 3, total: count });
    expect(page({ page: 99 })).toMatchObject({ page: 3, pages: 3 });
    for (const odd of [0, -1, Number.NaN, 1.5]) expect(page({ page: odd }).page).toBe(1);
    expect(page({ tag: 'odd' })).toMatchObject({ total: 10, pages: 2 });
    expect(page({ tag: 'odd', search: 'on' })).toMatchObject({ total: 10, pages: 2 });
    expect(page({ tag: 'odd', search: 'on', page: 2 }).items).toHaveLength(1);
    expect(page({ tag: 'none' })).toEqual({ items: [], page: 1, pages: 1, total: 0 });
  });

  test('finds words of title, subtitle, tags and body by how they begin, whatever marks they bear', async () => {
    const replica = await holding(
      post('title', { title: 'Ọ̀yọ́ by road' }),
      post('subtitle', { subTitle: 'Demurrage, day by day' }),
      post('tags', { tags: [tag('Warehousing')] }),
      post('body', { content: paragraph('The gateman counts 600 bags.') }),
    );
    const found = (search: string) =>
      replica.read((reader) => reader.posts({ search }).items.map(({ slug }) => slug));
    expect(found('OYO')).toEqual(['title']);
    expect(found('Ọyọ road')).toEqual(['title']);
    expect(found('oy')).toEqual([]);
    expect(found('by road')).toEqual(['title']);
    expect(found('demurr')).toEqual(['subtitle']);
    expect(found('warehouse')).toEqual([]);
    expect(found('warehous')).toEqual(['tags']);
    expect(found('600 BAGS')).toEqual(['body']);
    expect(found('bags demurrage')).toEqual([]);
    expect(found(' ')).toHaveLength(4);
    expect(found('?!')).toEqual([]);
  });

  test('knows the tags that posts carry, under their latest names', async () => {
    const replica = await holding(post('a', { tags: [tag('Ports'), tag('Haulage')] }), guide('g'));
    const tags = () => replica.read((reader) => reader.tags());
    expect(tags()).toEqual([tag('Haulage'), tag('Ports')]);
    replica.change((writer) => {
      writer.put(post('a', { tags: [{ id: 'ports', name: 'Sea ports' }] }));
      return undefined;
    });
    expect(tags()).toEqual([{ id: 'ports', name: 'Sea ports' }]);
  });
});

describe('the glossary', () => {
  const SUBJECTS = ['AfCFTA', 'Axle load', 'Backhaul', 'Say "when" 100%', 'Épée', 'Two_under', 'CISS', 'Ȯ'];

  test('comes by letter and subject', async () => {
    const replica = await holding(term('Backhaul'), term('Axle load'), term('AfCFTA'));
    const { all, a } = replica.read((reader) => ({ all: reader.terms(), a: reader.terms('A') }));
    expect(all.map(({ subject }) => subject)).toEqual(['AfCFTA', 'Axle load', 'Backhaul']);
    expect(a.map(({ subject }) => subject)).toEqual(['AfCFTA', 'Axle load']);
  });

  test('knows the terms that a text may name, by how their subjects begin', async () => {
    const names = ['Axle', 'Axle load', 'Axle-load limit', 'Épée', 'Load', 'Seal number', '3PL'];
    const replica = await holding(...names.map((name) => term(name)));
    const named = (text: string) =>
      replica.read((reader) => reader.termsIn(text).map(({ subject }) => subject));
    expect(named('The AXLE load, not the seal. Number?')).toEqual(
      expect.arrayContaining(['Axle', 'Axle load', 'Axle-load limit', 'Load', 'Seal number']),
    );
    expect(named('axles, loads, a seal')).toEqual([]);
    expect(named('An epee for a 3pl')).toEqual(['3PL', 'Épée']);
    expect(named('')).toEqual([]);
  });

  test('finds exactly the subjects that hold what is typed', async () => {
    const replica = await holding(
      ...SUBJECTS.map((subject) => term(subject, { slug: `s${subject.length}-${subject.charCodeAt(0)}` })),
    );
    const typed = fc.oneof(
      fc.constantFrom(
        '',
        ' ',
        'a',
        'AX',
        'haul',
        'LOAD ',
        '"',
        'y "w',
        '%',
        '_',
        '*',
        'é',
        'ÉPÉE',
        'ciss',
        "'",
      ),
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc
        .constantFrom(...SUBJECTS)
        .chain((subject) =>
          fc
            .nat(subject.length)
            .chain((from) => fc.nat(subject.length).map((length) => subject.slice(from, from + length))),
        ),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const found = replica.read((reader) => reader.termsWith(text)).map(({ subject }) => subject);
        expect(found.toSorted()).toEqual(SUBJECTS.filter((subject) => isFound(subject, text)).toSorted());
      }),
      { numRuns: RUNS },
    );
  });
});

describe('related entries', () => {
  const entry = { kind: 'post', slug: 'p0' } as const;

  test('are three others of the same kind, drawn anew each time, and in time each of them', async () => {
    const replica = await holding(
      ...Array.from({ length: 12 }, (_, n) => post(`p${n}`)),
      guide('g1'),
      guide('g2'),
    );
    const draw = () =>
      replica.read((reader) =>
        drawRelated(reader, entry, Math.random(), 3).flatMap((key) =>
          reader.summary<'post'>(key).map(({ slug }) => slug),
        ),
      );
    const times = new Map<string, number>();
    const rounds = 400;
    for (let round = 0; round < rounds; round += 1) {
      const drawn = draw();
      expect(new Set(drawn).size).toBe(3);
      for (const slug of drawn) times.set(slug, (times.get(slug) ?? 0) + 1);
    }
    expect([...times.keys()].toSorted()).toEqual(
      Array.from({ length: 11 }, (_, n) => `p${n + 1}`).toSorted(),
    );
    for (const count of times.values()) expect(count).toBeGreaterThan(rounds * (3 / 11) * 0.6);
  });

  test('are as many as there are', async () => {
    const replica = await holding(post('p0'), post('p1'));
    expect(replica.read((reader) => drawRelated(reader, entry, 0.5, 3))).toHaveLength(1);
    expect(replica.read((reader) => drawRelated(reader, { kind: 'guide', slug: 'g' }, 0.5, 3))).toEqual([]);
  });
});

describe('the search over everything', () => {
  test('gives what is called so first, then what has it in its title, then the rest', async () => {
    const replica = await holding(
      post('bill', { content: paragraph('Then demurrage begins.') }),
      post('days', { title: 'Demurrage, day by day' }),
      guide('quiet'),
      term('Demurrage', { subTitle: 'Money for a late box' }),
    );
    expect(replica.read((reader) => reader.vocabulary(['price']).has('demurrage'))).toBe(true);
    expect(replica.read((reader) => searchEverything(reader, 'demurrage'))).toEqual([
      {
        kind: 'term',
        title: 'Demurrage',
        href: '/resources/glossary/glossaryD/demurrage',
        excerpt: 'Money for a late box',
      },
      {
        kind: 'post',
        title: 'Demurrage, day by day',
        href: '/resources/blog/days',
        excerpt: 'What there is to know',
      },
      { kind: 'post', title: 'On bill', href: '/resources/blog/bill', excerpt: 'What there is to know' },
    ]);
  });

  test('takes any text', async () => {
    const replica = await holding(post('a'), guide('b'), term('Cargo'));
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc
        .array(
          fc.constantFrom(
            'AND',
            'OR',
            'NOT',
            'NEAR(',
            '"',
            '*',
            '^',
            ':',
            '-',
            '(',
            ')',
            '{title}',
            'a',
            "'",
            ';',
            '\0',
          ),
        )
        .map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(text, (search) => {
        replica.read((reader) => {
          expect(searchEverything(reader, search).length).toBeLessThanOrEqual(3);
          expect(reader.posts({ search, tag: search }).total).toBeLessThanOrEqual(1);
        });
      }),
      { numRuns: RUNS },
    );
  });
});
