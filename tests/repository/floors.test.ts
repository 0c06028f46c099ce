import { describe, expect, test } from 'vitest';
import { brokenBorders, circles, FLOORS, importsOf, readImports } from './floors.ts';

const imports = readImports();

test('every import keeps to the layers and floors', () => {
  expect(brokenBorders(imports)).toEqual([]);
  expect([...imports.values()].flat().length).toBeGreaterThan(2000);
});

test('no modules import each other in a circle', () => {
  expect(circles(imports)).toEqual([]);
});

test('each room of a layer stands on a floor', () => {
  for (const house of Object.keys(FLOORS)) {
    const known = FLOORS[house]?.flatMap((floor) => floor.split(' '));
    const rooms = [...imports.keys()]
      .filter((file) => file.startsWith(`${house}/`))
      .map((file) => file.slice(house.length + 1).split('/')[0]);
    expect(known).toEqual(expect.arrayContaining([...new Set(rooms)]));
  }
});

describe('a planted import is reported', () => {
  test.each([
    ['domain/price/a.ts', 'server/config/config.ts', 'domain never imports server'],
    ['server/http/a.ts', 'src/entry.ts', 'server never imports src'],
    ['src/pages/a.astro', 'server/config/config.ts', 'src never imports server'],
    ['domain/entries/a.ts', 'domain/leads/lead.ts', 'in domain, entries is not above leads'],
    ['server/platform/a.ts', 'server/leads/index.ts', 'in server, platform is not above leads'],
    ['server/platform/log.ts', 'domain/leads/lead.ts', 'imports domain/shared alone'],
    ['server/content/formats/a.ts', 'server/content/files/b.ts', 'formats is not above files'],
    ['server/content/contentful/api/a.ts', 'server/content/contentful/sync/b.ts', 'api is not above sync'],
    ['server/leads/queue/a.ts', 'server/leads/desk/b.ts', 'queue is not above desk'],
    ['server/http/cache/a.ts', 'server/http/api/b.ts', 'cache is not above api'],
    ['server/content/a.ts', 'server/leads/b.ts', 'content is not above leads'],
    ['src/ui/a.tsx', 'src/sections/home/Home.tsx', 'ui is not above sections'],
    ['src/leads/browser/a.ts', 'src/sections/home/Home.tsx', 'leads is not above sections'],
    ['src/entries/browser/a.ts', 'src/layouts/header/Header.tsx', 'it would be sent to phones'],
    ['server/attic/a.ts', 'server/leads/b.ts', 'attic stands on no floor of server'],
  ])('%s → %s', (from, to, reason) => {
    expect(brokenBorders(new Map([[from, [to]]]))).toEqual([expect.stringContaining(reason)]);
  });

  test('a circle, through types too', () => {
    const known = new Set(['domain/shared/a.ts', 'domain/shared/b.ts', 'domain/shared/c.ts']);
    const sources = {
      'domain/shared/a.ts': "import type { B } from './b.ts';",
      'domain/shared/b.ts': "export { c } from '#domain/shared/c.ts';",
      'domain/shared/c.ts': "const later = () => import('./a.ts');",
    };
    const planted = Object.entries(sources).map(
      ([file, text]) => [file, importsOf(file, text, known)] as const,
    );
    expect(circles(new Map(planted))).toEqual([[...known]]);
  });
});
