import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const LIST = 'docs/before-launch.md';
const FILE = /`([a-z-]+\/[\w./-]+\.(?:md|yaml|ts))`/g;
const QUOTE = /"([^"]+)"/g;

/** The content of one line of the list: files, each with the words that are said to stand in it. */
const named = readFileSync(LIST, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .flatMap((line) => {
    const files = [...line.matchAll(FILE)];
    return files.map(({ 1: file = '', index }, place) => {
      const words = line.slice(index, files[place + 1]?.index);
      return { file, quotes: [...words.matchAll(QUOTE)].map(([, quote = '']) => quote) };
    });
  });

const text = (file: string) => readFileSync(file, 'utf8').replaceAll(/[\s*]+/g, ' ');

test('the list of what a person reads before the launch quotes what the site says now', () => {
  expect(named.flatMap(({ quotes }) => quotes).length).toBeGreaterThan(30);
  for (const { file, quotes } of named) {
    expect(existsSync(file), file).toBe(true);
    for (const quote of quotes) expect.soft(text(file), file).toContain(quote);
  }
});
