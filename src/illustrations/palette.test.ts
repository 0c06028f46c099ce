import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { palette } from './palette.ts';

const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
const token = (name: string) => tokens.match(new RegExp(`--color-${name}: (#[0-9a-f]+);`))?.[1];

test.each([
  ['ink', palette.ink],
  ['forest', palette.forest],
  ['deep', palette.deep],
  ['leaf', palette.leaf],
  ['amber', palette.amber],
  ['amber-foot', palette.amberFoot],
  ['laterite', palette.laterite],
  ['laterite-deep', palette.lateriteDeep],
  ['paper', palette.paper],
  ['sand', palette.sand],
  ['rule', palette.rule],
  ['glass', palette.glass],
  ['muted', palette.muted],
])('drawings and pages mix the same %s', (name, colour) => {
  expect(colour).toBe(token(name));
});
