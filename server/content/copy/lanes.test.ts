import { expect, inject, test } from 'vitest';
import { readFiles } from '../files/files.ts';
import { parseCopy } from './copy.ts';

const FILE = 'lanes/lagos-kano.yaml';
const SHIPPED = await readFiles(inject('fewEntries'));

/** The problems of the content folder with one lane's file changed. */
function problemsWith(change: (text: string) => string, file = FILE): string[] {
  const files = new Map(SHIPPED);
  const text = files.get(FILE) ?? '';
  if (file !== FILE) files.delete(FILE);
  files.set(file, change(text));
  const problems: string[] = [];
  parseCopy(files, problems);
  return problems;
}

test('a lane as it is written is in order', () => {
  expect(problemsWith((text) => text)).toEqual([]);
});

test('a lane to a place that the road book does not have is refused with its field', () => {
  expect(problemsWith((text) => text.replace('to: kano', 'to: atlantis'))).toContain(
    "lanes/lagos-kano.yaml: line 2: to: roads/places.yaml has no place 'atlantis'",
  );
});

test('a file that is not named after its places is refused with the name that it should have', () => {
  expect(problemsWith((text) => text, 'lanes/to-the-north.yaml')).toEqual([
    "lanes/to-the-north.yaml: line 1: from: the file is named after its two places: 'lagos-kano.yaml'",
  ]);
});

test('a term that is no address of the glossary is refused', () => {
  const [problem] = problemsWith((text) =>
    text.replace('/resources/glossary/glossaryD/detention', 'detention'),
  );
  expect(problem).toMatch(
    /^lanes\/lagos-kano\.yaml: line \d+: terms\.“detention”: write the address of a term/,
  );
});
