import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { expect, test } from 'vitest';

const IMPORT = /from '(\.[^']+)'/g;

/** A folder directly below another, as the room of the files in it; files beside the folders wire them up and are no room. */
const roomOf = (house: string, file: string) => {
  const parts = relative(house, file).split(sep);
  return parts[0] === '..' || parts.length === 1 ? undefined : parts[0];
};

/** Which rooms the files of each room import from, those for tests aside: 'from → to', with the files that do. */
function importsBetweenRooms(house: string): Map<string, string[]> {
  const between = new Map<string, string[]>();
  for (const file of globSync(`${house}/**/*.ts`)) {
    const from = roomOf(house, file);
    if (!from || file.endsWith('.test.ts') || file.split(sep).includes('testing')) continue;
    for (const [, imported = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const path = normalize(join(dirname(file), imported));
      const to = roomOf(house, path);
      if (!to || to === from) continue;
      const way = `${from} → ${to}`;
      between.set(way, [...(between.get(way) ?? []), `${file} imports ${path}`]);
    }
  }
  return between;
}

test.each(['server', 'domain'])('no two rooms of %s import each other', (house) => {
  const between = importsBetweenRooms(house);
  const faults = [...between].flatMap(([way, files]) => {
    const [from, to] = way.split(' → ');
    return between.has(`${to} → ${from}`) ? files : [];
  });
  expect(faults).toEqual([]);
});

test('the platform room knows no other', () => {
  expect([...importsBetweenRooms('server').keys()].filter((way) => way.startsWith('platform '))).toEqual([]);
});
