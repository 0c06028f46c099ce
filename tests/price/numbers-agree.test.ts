import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { grouped } from '#domain/company/claims.ts';
import { haulagePageSchema } from '#domain/pages/copy/haulage.ts';
import {
  CONTAINER_GROSS_KILOGRAMS,
  CONTAINERS,
  GROSS_CEILING,
  SINGLE_AXLE_LIMIT,
  SIX_AXLE_GROSS,
  TRUCK_SIZES,
  TRUCKS,
  TWO_AXLE_GROSS,
} from '#domain/price/trucks/trucks.ts';
import { readFiles } from '#server/content/files/files.ts';
import type { Files } from '#server/content/formats/errors.ts';
import { readYaml } from '#server/content/formats/yaml.ts';
import { RULES } from '#src/price/truck-finder/load-words.ts';

/*
 * Figures of the road and of containers are in pages, questions, posts, guides and terms. Here each is found by the words around it,
 * wherever it stands, and must be the one of the domain.
 */

const TONNES = String.raw`\]?(?:\([^)]*\))? ?(?:t|tons?|tonnes)\b`;
const FIGURE = String.raw`\[?(\d+(?:\.\d+)?)`;
/** Words of the same sentence. */
const SOON = String.raw`[^.|\n]{0,70}?`;
const found = (...parts: string[]) => new RegExp(parts.join(''), 'gi');

interface Fact {
  says: string;
  value: number | string;
  /** Its first group is the figure. */
  words: RegExp[];
  /** In how many files it is at least. */
  files: number;
}

const FACTS: Fact[] = [
  {
    says: 'the limit of a single axle',
    value: SINGLE_AXLE_LIMIT,
    words: [
      found(FIGURE, TONNES, '(?: on a| for a) single'),
      found('single(?: load-carrying)? axle', SOON, ' ', FIGURE, TONNES),
    ],
    files: 5,
  },
  {
    says: 'the most that a truck may weigh in Nigeria',
    value: GROSS_CEILING,
    words: [found('quoted for ', FIGURE, TONNES)],
    files: 3,
  },
  {
    says: 'the most that UEMOA allows',
    value: SIX_AXLE_GROSS,
    words: [
      found(String.raw`goes up to\s+\[?`, FIGURE, String.raw`\s+tonnes`),
      found(FIGURE, '-tonne gross'),
      found(String.raw`any truck \| `, FIGURE, String.raw` t \| \[UEMOA`),
    ],
    files: 3,
  },
  {
    says: 'what a container weighs at most with its goods, in kg',
    value: grouped(CONTAINER_GROSS_KILOGRAMS),
    words: [
      found(String.raw`(\d\d,\d{3}) kg gross`),
      found('Max gross', SOON, String.raw`(\d\d,\d{3}) kg`),
      found(String.raw`20 and 40 feet (\d\d,\d{3}) kg`),
    ],
    files: 4,
  },
  {
    says: 'the space of a 20 ft box',
    value: CONTAINERS[20].cubicMetres,
    words: [
      found(String.raw`\| 20 ft \|[^|]*\| (\d+) m³`),
      found(String.raw`20 ft box, which is full at (\d+)`),
    ],
    files: 1,
  },
  {
    says: 'the space of a 40 ft box',
    value: CONTAINERS[40].cubicMetres,
    words: [found(String.raw`\| 40 ft \|[^|]*\| (\d+) m³`)],
    files: 1,
  },
  {
    says: 'the goods that a 40 ft box may hold',
    value: CONTAINERS[40].goodsTonnes,
    words: [
      found('hold only about ', FIGURE, TONNES),
      found('Divide the ', FIGURE, TONNES, ' of our 40'),
      found('in 20 feet and ', FIGURE, ' in 40 feet'),
    ],
    files: 2,
  },
  {
    says: 'the goods that a 20 ft box may hold',
    value: CONTAINERS[20].goodsTonnes,
    words: [found(String.raw`allowed some (\d+)`), found(String.raw`full (\d+)-ton box`)],
    files: 2,
  },
];

let files: Files;
beforeAll(async () => {
  files = await readFiles(resolve(import.meta.dirname, '../../content'));
});

test.each(FACTS)('$says is $value wherever it stands', ({ value, words, files: least }) => {
  const stated = [...files].flatMap(([file, text]) =>
    words.flatMap((pattern) => [...text.matchAll(pattern)].map(([, figure]) => ({ file, figure }))),
  );
  for (const { file, figure } of stated) expect(figure, file).toBe(String(value));
  expect(new Set(stated.map(({ file }) => file)).size).toBeGreaterThanOrEqual(least);
});

test('the sizes that can be booked are listed alike', () => {
  const list = `${TRUCK_SIZES.slice(0, -1).join(', ')} and ${TRUCK_SIZES.at(-1)} tons`;
  const lists = [...files].flatMap(([, text]) => text.match(/15,[\s\d,]+ and\s+\d+\s+tons/g) ?? []);
  expect(lists.length).toBeGreaterThan(3);
  for (const one of lists) expect(one.replace(/\s+/g, ' ')).toBe(list);
});

describe('the haulage page', () => {
  const page = () => haulagePageSchema.parse(readYaml(files.get('pages/haulage.yaml') ?? '').value);

  test('paints on its container what a container may weigh', () => {
    expect(page().hero.board).toEqual(['40 ft', `${grouped(CONTAINER_GROSS_KILOGRAMS)} kg gross`]);
  });

  test('takes the rules that it states from the domain, each of them', () => {
    const notes = page().whichTruck.assumptions.notes.join('\n');
    for (const name of Object.keys(RULES)) expect(notes).toContain(`{${name}}`);
    expect(RULES).toMatchObject({ two: TWO_AXLE_GROSS, six: SIX_AXLE_GROSS });
  });

  test('says of the sided trailer what it carries', () => {
    const sided = TRUCKS.find(({ size }) => size === 30);
    const [, bags, each, pallets] =
      /(\d+) bags of (\d+) kg, or (\d+) pallets/.exec(page().sizes.trucks[30].goods) ?? [];
    expect(Number(bags) * Number(each)).toBe((sided?.plannedTonnes ?? 0) * 1000);
    expect(Number(pallets)).toBe(sided?.palletPlaces);
  });
});
