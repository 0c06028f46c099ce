import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { palette } from './palette.ts';

const TOKENS = 'src/ui/styles/tokens.css';
const SHEETS = globSync('src/**/*.css').filter((file) => file !== TOKENS);
const tins = new Set<string>(Object.values(palette));

test.each(['public/favicon.svg', ...globSync('server/**/*.html'), ...SHEETS])(
  '%s has no colour of its own',
  (file) => {
    const opaque = readFileSync(file, 'utf8').match(/#[0-9a-f]{6}(?=[0-9a-f]{2}\b|\b)/gi) ?? [];
    expect(opaque.filter((colour) => !tins.has(colour.toLowerCase()))).toEqual([]);
  },
);

test('drawings and pages mix the same colours', () => {
  const tokens = readFileSync(TOKENS, 'utf8');
  expect(tokens).toContain(`--color-signal: ${palette.amber};`);
  expect(tokens).toContain(`--color-accent-deep: ${palette.lateriteDeep};`);
});
