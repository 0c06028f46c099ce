import fc from 'fast-check';

/** A text that is repeated, and what stands around it. */
export interface Pump {
  before: string;
  again: string;
  after: string;
}

/** Ends a text in a way that few expressions expect, so that they try everything else first. */
const END = '\u0000 \u0000';
const SIGNS = [...' \t\n\u00a0aA0-_./:;%<>"\'`,\\*&@(|{[#?=+!~^$', '\u0301', 'é'];
const PAIRS = [
  'a ',
  ' a',
  'a-',
  'a.',
  'a@',
  'a,',
  '0,',
  '1.',
  '; ',
  '%2',
  '%25',
  '//',
  '/a',
  '..',
  '<a ',
  '="',
  '\r\n',
  '\n\n',
  '--',
  '{n}',
  '\\"',
  '</',
  '[a',
  ')(',
  '&#',
];

/** What is repeated whatever the expression says. */
export const PUMPS: Pump[] = [...SIGNS, ...PAIRS].flatMap((again) => [
  { before: '', again, after: END },
  { before: 'a', again, after: `a${END}` },
]);

const SAMPLES = 3;
const LONGEST_SAMPLE = 12;
const LONGEST_PART = 2;

/** Pumps that fit an expression: parts of what it matches, of its own words, and those above after a beginning that it knows. */
export function pumpsFor(expression: RegExp): Pump[] {
  const words = (expression.source.match(/[\w<>{}="/:-]{2,}/g) ?? []).map((again) => ({
    before: '',
    again,
    after: END,
  }));
  const samples = samplesOf(expression).map((sample) => sample.slice(0, LONGEST_SAMPLE));
  const parts = samples.flatMap((sample) =>
    Array.from(sample).flatMap((_, from) =>
      Array.from({ length: LONGEST_PART }, (__, more) => ({
        before: sample.slice(0, from),
        again: sample.slice(from, from + more + 1),
        after: sample.slice(from) + END,
      })),
    ),
  );
  const all = [...PUMPS, ...words, ...parts].filter(({ again }) => again !== '');
  return [...new Map(all.map((pump) => [JSON.stringify(pump), pump])).values()];
}

/** Texts that an expression matches, always the same ones; none where the generator does not know its syntax. */
function samplesOf(expression: RegExp): string[] {
  try {
    const plain = new RegExp(
      expression.source.replaceAll(/\(\?<[a-z]+>/gi, '('),
      expression.flags.replace(/[gy]/g, ''),
    );
    return fc.sample(fc.stringMatching(plain), { numRuns: SAMPLES, seed: 1 });
  } catch {
    return [];
  }
}

/** The text that a pump makes, of about so many letters. */
export function pumped({ before, again, after }: Pump, letters: number): string {
  return before + again.repeat(Math.ceil(letters / again.length)) + after;
}
