import { grouped } from '#domain/company/claims.ts';
import {
  CONTAINER_GROSS_KILOGRAMS,
  CONTAINERS,
  GROSS_CEILING,
  SINGLE_AXLE_LIMIT,
  SIX_AXLE_GROSS,
  TRUCK_SIZES,
} from '#domain/price/trucks/trucks.ts';
import type { Problem } from '../formats/errors.ts';

const TONNES = String.raw`\]?(?:\([^)]*\))? ?(?:t|tons?|tonnes)\b`;
const FIGURE = String.raw`\[?(\d+(?:\.\d+)?)`;
/** Words of the same sentence. */
const SOON = String.raw`[^.|\n]{0,70}?`;
const found = (...parts: string[]) => new RegExp(parts.join(''), 'gi');

/** A figure of the road or of containers, and the sentences that state it. */
interface Fact {
  says: string;
  value: number | string;
  /** Its first group is the figure. */
  words: RegExp[];
}

const FACTS: readonly Fact[] = [
  {
    says: 'the limit of a single axle',
    value: SINGLE_AXLE_LIMIT,
    words: [
      found(FIGURE, TONNES, '(?: on a| for a) single'),
      found('single(?: load-carrying)? axle', SOON, ' ', FIGURE, TONNES),
    ],
  },
  {
    says: 'the most that a truck may weigh in Nigeria',
    value: GROSS_CEILING,
    words: [found('quoted for ', FIGURE, TONNES)],
  },
  {
    says: 'the most that UEMOA allows',
    value: SIX_AXLE_GROSS,
    words: [
      found(String.raw`goes up to\s+\[?`, FIGURE, String.raw`\s+tonnes`),
      found(FIGURE, '-tonne gross'),
      found(String.raw`any truck \| `, FIGURE, String.raw` t \| \[UEMOA`),
    ],
  },
  {
    says: 'what a container weighs at most with its goods, in kg',
    value: grouped(CONTAINER_GROSS_KILOGRAMS),
    words: [
      found(String.raw`(\d\d,\d{3}) kg gross`),
      found('Max gross', SOON, String.raw`(\d\d,\d{3}) kg`),
      found(String.raw`20 and 40 feet (\d\d,\d{3}) kg`),
    ],
  },
  {
    says: 'the space of a 20 ft box',
    value: CONTAINERS[20].cubicMetres,
    words: [
      found(String.raw`\| 20 ft \|[^|]*\| (\d+) m³`),
      found(String.raw`20 ft box, which is full at (\d+)`),
    ],
  },
  {
    says: 'the space of a 40 ft box',
    value: CONTAINERS[40].cubicMetres,
    words: [found(String.raw`\| 40 ft \|[^|]*\| (\d+) m³`)],
  },
  {
    says: 'the goods that a 40 ft box may hold',
    value: CONTAINERS[40].goodsTonnes,
    words: [
      found('hold only about ', FIGURE, TONNES),
      found('Divide the ', FIGURE, TONNES, ' of our 40'),
      found('in 20 feet and ', FIGURE, ' in 40 feet'),
    ],
  },
  {
    says: 'the goods that a 20 ft box may hold',
    value: CONTAINERS[20].goodsTonnes,
    words: [found(String.raw`allowed some (\d+)`), found(String.raw`full (\d+)-ton box`)],
  },
  {
    says: 'our sizes of truck, in tons',
    value: `${TRUCK_SIZES.slice(0, -1).join(', ')} and ${TRUCK_SIZES.at(-1)}`,
    words: [found(String.raw`(15,[\s\d,]+ and\s+\d+)\s+tons`)],
  },
];

/** Texts that state a figure of the law or of our trucks otherwise than the price page counts with it. */
export function wrongFigures(files: ReadonlyMap<string, string>): Problem[] {
  return [...files].flatMap(([file, text]) =>
    FACTS.flatMap(({ says, value, words }) =>
      words
        .flatMap((pattern) => [...text.matchAll(pattern)])
        .map(({ 1: figure = '', index }) => ({ figure: figure.replace(/\s+/g, ' '), index }))
        .filter(({ figure }) => figure !== String(value))
        .map(({ figure, index }) => ({
          file,
          message: `line ${lineAt(text, index)}: '${figure}': write '${value}', ${says}`,
        })),
    ),
  );
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** Percentages that pages put on the same thing, where they differ. */
export function differingClaims(pages: object): Problem[] {
  const claims = Object.entries(pages).flatMap(([name, page]) =>
    claimsOf(page).map((claim) => ({ ...claim, file: `pages/${name}.yaml` })),
  );
  const first = new Map<string, (typeof claims)[number]>();
  return claims.flatMap((claim) => {
    const before = first.get(claim.text) ?? claim;
    first.set(claim.text, before);
    return before.percent === claim.percent
      ? []
      : [
          {
            file: claim.file,
            message: `'${claim.text}': ${claim.percent} % here, ${before.percent} % in ${before.file}`,
          },
        ];
  });
}

/** Every percentage that a page claims, at any depth. */
function claimsOf(value: unknown): { percent: number; text: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('percent' in value && 'text' in value)
    return [{ percent: Number(value.percent), text: String(value.text) }];
  return Object.values(value).flatMap(claimsOf);
}
