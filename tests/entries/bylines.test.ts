import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type People, peopleSchema } from '#domain/entries/people.ts';

const CONTENT = 'content';
const people: People = peopleSchema.parse(parse(readFileSync(`${CONTENT}/people.yaml`, 'utf8')));
const posts = readdirSync(`${CONTENT}/blog`).map((file) => ({
  file,
  text: readFileSync(`${CONTENT}/blog/${file}`, 'utf8'),
}));

test('nobody invented signs a post or vouches for its facts', () => {
  expect(posts.length).toBeGreaterThan(0);
  const invented = posts.flatMap(({ file, text }) =>
    [...text.matchAll(/^(?:author|reviewer): *(\S+)$/gm)]
      .filter(([, id = '']) => people[id]?.sample)
      .map(([line]) => `${file}: ${line}`),
  );
  expect(invented).toEqual([]);
});
