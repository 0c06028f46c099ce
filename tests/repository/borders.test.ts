import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const FORBIDDEN: [file: string, imported: string][] = [
  ['domain/a.ts', '#server/config/config.ts'],
  ['domain/b.ts', '../src/ui/parts/Icon.tsx'],
  ['server/a.ts', '#src/entry.ts'],
  ['server/http/b.ts', '../../src/entry.ts'],
  ['src/pages/a.astro', '#server/config/config.ts'],
  ['src/sections/home/B.tsx', '../../../server/config/config.ts'],
  ['src/islands/contact/A.tsx', '#src/sections/home/Hero.tsx'],
  ['src/islands/contact/B.tsx', '../../pages/index.astro'],
  ['src/islands/contact/C.tsx', '#server/config/config.ts'],
  ['src/browser/d.ts', '../sections/home/Hero.tsx'],
];
const ALLOWED: [file: string, imported: string][] = [
  ['domain/c.ts', './links.ts'],
  ['server/http/c.ts', '#domain/services/content.ts'],
  ['server/http/d.ts', '../config.ts'],
  ['src/emails/D.tsx', 'react-dom/server'],
  ['src/sections/home/E.tsx', '#src/ui/parts/Icon.tsx'],
  ['src/islands/contact/E.tsx', '#src/ui/parts/Icon.tsx'],
  ['src/browser/f.ts', '#domain/leads/enquiry.ts'],
];

let folder: string;
let refused: string[];

/** One linter run over a small house in which each file has one import. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kayalink-borders-'));
  copyFileSync('biome.json', join(folder, 'biome.json'));
  for (const [file, imported] of [...FORBIDDEN, ...ALLOWED]) {
    const source = `import { thing } from '${imported}';\n\nexport const other = thing;\n`;
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), file.endsWith('.astro') ? `---\n${source}---\n` : source);
  }
  const { stdout } = spawnSync(
    resolve('node_modules/.bin/biome'),
    ['lint', '--vcs-enabled=false', '--only=style/noRestrictedImports', '--reporter=github', '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  refused = stdout.split('\n').filter((line) => line.includes('noRestrictedImports'));
});

afterAll(() => rmSync(folder, { recursive: true }));

const isRefused = (file: string) => refused.some((line) => line.includes(`/${file},`));

test.each(FORBIDDEN)('%s may not import %s', (file) => {
  expect(isRefused(file)).toBe(true);
});

test.each(ALLOWED)('%s may import %s', (file) => {
  expect(isRefused(file)).toBe(false);
});
