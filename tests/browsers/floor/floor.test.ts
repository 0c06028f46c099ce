import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BROWSER_FLOOR } from '#domain/shared/browser-floor.ts';
import { readSplitSheets, SPLIT_SHEETS } from '#server/http/pages/load-bundle.ts';
import { KNOWN_SCRIPTS, KNOWN_STYLES } from './known.ts';
import { tooNewInScript } from './scripts.ts';
import { tooNewInStyles } from './styles.ts';

const CLIENT = 'dist/client';

/** The files that the build made for browsers: names and texts of the files of one kind. */
const built = (ending: string): [name: string, text: string][] =>
  readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => [name, readFileSync(join(CLIENT, name), 'utf8')]);

/** A line for each feature of a file that is too new, and not known to do no harm. */
const errorsOf = (
  files: readonly [name: string, text: string][],
  tooNew: (text: string) => Map<string, string>,
  known: Readonly<Record<string, string>>,
) =>
  files.flatMap(([name, text]) =>
    [...tooNew(text)]
      .filter(([feature]) => !(feature in known))
      .map(([feature, engines]) => `${name}: ${feature} (from ${engines})`),
  );

test('styles use what the engines at the floor have, or do without', () => {
  const split = Object.values(readSplitSheets(`dist/server/${SPLIT_SHEETS}`));
  const firsts = split.map(({ first, rest }): [string, string] => [`first styles of ${rest}`, first]);
  expect(errorsOf([...firsts, ...built('.css')], tooNewInStyles, KNOWN_STYLES)).toEqual([]);
});

test('scripts use what the engines at the floor have', () => {
  expect(errorsOf(built('.js'), tooNewInScript, KNOWN_SCRIPTS)).toEqual([]);
});

test('what is too new is found, in styles and in scripts', () => {
  const found = (css: string) => [...tooNewInStyles(css).keys()];
  expect(found('@layer a{p{top:0}}')).toContain('@layer');
  expect(found('@media (width<48rem){p{top:0}}')).toContain('media ranges');
  expect(found('p{rotate:1deg;height:1dvh}')).toEqual(['rotate', 'unit of 1dvh']);
  expect(found('p{height:1vh;height:1dvh}')).toEqual([]);
  expect(found('p{& a{top:0}}')).toContain('nested rules');
  const used = (code: string) => [...tooNewInScript(code).keys()];
  expect(used('[].toSorted();[].findLast(f);structuredClone(a)')).toEqual([
    '.toSorted',
    '.findLast',
    'structuredClone',
  ]);
  expect(used('fetch(a,{signal:AbortSignal.timeout(9)})')).toEqual(['AbortSignal.timeout']);
  expect(() => tooNewInScript('/[a]/v')).toThrow(SyntaxError);
});

test('the accessibility page names the floor', () => {
  const page = readFileSync('content/pages/accessibility.yaml', 'utf8');
  for (const engine of Object.keys(BROWSER_FLOOR)) expect(page).toContain(`{${engine}}`);
});
