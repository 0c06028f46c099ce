import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findSamples, findUnconfirmed } from '../../content/check/before-launch.ts';
import { readFiles } from '../../content/files/files.ts';
import { readYaml } from '../../content/formats/yaml.ts';
import { valuesBelow, writeAnswers } from './marked-values.ts';

const CONTENT = resolve(import.meta.dirname, '../../../content');

describe('an answer takes the place of the value, and nothing else changes', () => {
  test.each([
    [
      'a: { value: x, sample: true } # why\nb: 1\n',
      [{ field: 'a.value', value: "it's 5, {really}" }],
      ['a'],
      'a: { value: "it\'s 5, {really}" } # why\nb: 1\n',
    ],
    ['a: { sample: true, value: x }\n', [{ field: 'a.value' }], ['a'], 'a: { value: x }\n'],
    [
      '# top\nlist:\n  - name: A\n    sample: true\n  - { name: B, sample: true }\n',
      [{ field: 'list.0.name', value: 'C: d' }, { field: 'list.1.name' }],
      ['list.0', 'list.1'],
      "# top\nlist:\n  - name: 'C: d'\n  - { name: B }\n",
    ],
    [
      'a: { percent: 80, sample: true }\n',
      [{ field: 'a.percent', value: 71 }],
      ['a'],
      'a: { percent: 71 }\n',
    ],
    ['a: !unconfirmed Yes, we do.\nb: 1\n', [{ field: 'a' }], [], 'a: Yes, we do.\nb: 1\n'],
    [
      'a: !unconfirmed >-\n  One\n  two\nb: !unconfirmed "c"\n',
      [{ field: 'a', value: '007' }, { field: 'b' }],
      [],
      'a: \'007\'\nb: "c"\n',
    ],
    [
      'a: { value: x, sample: true }\n',
      [{ field: 'a.value', value: 'y' }],
      [],
      'a: { value: y, sample: true }\n',
    ],
  ])('%j', (text, changes, answered, expected) => {
    expect(writeAnswers(text, changes, answered)).toBe(expected);
  });
});

test('the note beside a value goes with the question', () => {
  expect(valuesBelow("a: { value: x, sample: true } # how soon, like 'in 2 hours'\n", 'a')).toEqual([
    { field: 'a.value', value: 'x', note: "how soon, like 'in 2 hours'" },
  ]);
});

test('once all is answered by yes, no file of the content has a mark, and all say the same', async () => {
  const files = await readFiles(CONTENT);
  const samples = findSamples(files).filter(({ file, field }) => field !== '' && file.endsWith('.yaml'));
  const promises = findUnconfirmed(files);
  expect(samples.length).toBeGreaterThan(50);
  for (const file of new Set([...samples, ...promises].map((found) => found.file))) {
    const text = await readFile(resolve(CONTENT, file), 'utf8');
    const of = (all: { file: string; field: string }[]) =>
      all.filter((found) => found.file === file).map(({ field }) => field);
    const fields = [
      ...of(samples).flatMap((field) => valuesBelow(text, field)),
      ...of(promises).map((field) => ({ field })),
    ];
    const written = writeAnswers(
      text,
      fields.map(({ field }) => ({ field })),
      of(samples),
    );
    const after = new Map([[file, written]]);
    expect([findSamples(after), findUnconfirmed(after)]).toEqual([[], []]);
    expect(readYaml(written).value).toEqual(withoutMarks(readYaml(text).value));
  }
});

function withoutMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMarks);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key, inner]) => !(key === 'sample' && inner === true));
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutMarks(inner)]));
}
