import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { TRIES_EVERY_CASE } from '../../../tools/run/steps/tiers.mjs';

const FOLDERS = ['domain', 'server', 'src'];
const SOURCE = /\.(ts|tsx|astro)$/;
const OF_TESTS = /\.test\.|testing/;

interface Found {
  file: string;
  text: string;
}

/** Every regular expression of the sources, and every place that makes one. */
function expressionsIn(file: string): { literals: Found[]; made: boolean } {
  const text = readFileSync(file, 'utf8');
  const code = file.endsWith('.astro') ? (/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '') : text;
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const literals: Found[] = [];
  let made = false;
  const look = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) literals.push({ file, text: node.text });
    if (ts.isIdentifier(node) && node.text === 'RegExp' && !ts.isTypeReferenceNode(node.parent)) made = true;
    node.forEachChild(look);
  };
  look(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind));
  return { literals, made };
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => SOURCE.test(file) && !OF_TESTS.test(file))
    .map((file) => join(folder, file)),
);
const found = files.map((file) => ({ file, ...expressionsIn(file) }));
const literals = found.flatMap((each) => each.literals);

/** Expressions that the checker does not call safe, and why no visitor and no editor can make use of it. */
const EXCUSED: Record<string, string> = {
  'domain/entries/guide-pdf.ts /\\{n\\}.*\\{total\\}/':
    'a label of content/guide-pdf.yaml, read once at the start',
  'server/platform/failure-page/standalone-page.ts /<style>(.*?)<\\/style>/s':
    'a file beside it, read once at the start',
  'server/content/exchange/export-assets.ts /<svg[^>]* width="(?<width>[\\d.]+)" height="(?<height>[\\d.]+)"/':
    'drawings of the build',
  "server/leads/lead/values.ts /^(?:\\p{L}\\p{M}{0,3})+(?:['’ʼ-](?:\\p{L}\\p{M}{0,3})+)*\\.?$/u":
    'no letter is a mark, which the checker does not know; a word has 25 letters at most',
  'src/seo/feed.tsx /<(span|caption) class="sr-only">[^<]*<\\/\\1>| (class|target|rel|role|tabindex|aria-[a-z]+)="[^"]*"|<svg.*?<\\/svg>/g':
    'markup that React wrote: in what editors wrote, < is escaped',
  'src/offline/worker/reader.ts /<!--content-->[\\s\\S]*<!--\\/content-->/':
    'a page of ours, in the visitor’s own browser',
};

/** The checker tries some at random; with one seed it always tries the same. */
const SEED = 1;
/** What it finds, it finds soon: the few that it thinks about for longer are decided at night. */
const TIME_LIMIT_MS = TRIES_EVERY_CASE ? null : 60;
const ALLOWED = TRIES_EVERY_CASE ? ['safe'] : ['safe', 'unknown'];

/** Repeats something: without any of these, nothing can be tried again and again. */
const REPEATS = /[*+{]/;

/** Each expression that repeats something once, with the first file that has it, but for those that are excused. */
const checked = new Map(
  literals
    .filter(({ file, text }) => REPEATS.test(text) && !EXCUSED[`${file} ${text}`])
    .toReversed()
    .map(({ file, text }) => [text, file]),
);

describe('regular expressions', () => {
  test('are found by the script', () => {
    expect(literals.length).toBeGreaterThan(150);
  });

  test.each(['^(a+)+$', '^(?:\\w+\\s?)*$', '^\\s+|\\s+$'])('%s would be found', (source) => {
    expect(checkSync(source, '', { timeout: TIME_LIMIT_MS, randomSeed: SEED }).status).toBe('vulnerable');
  });

  test.each([...checked])('%s takes no longer than its input grows (%s)', (text) => {
    const end = text.lastIndexOf('/');
    const { status } = checkSync(text.slice(1, end), text.slice(end + 1), {
      timeout: TIME_LIMIT_MS,
      randomSeed: SEED,
    });
    expect(ALLOWED).toContain(status);
  });

  test('are excused only where they are', () => {
    const all = literals.map(({ file, text }) => `${file} ${text}`);
    for (const excused of Object.keys(EXCUSED)) expect(all).toContain(excused);
  });

  test('made of texts are made only here, of names of ours', () => {
    const makers = found.filter(({ made }) => made).map(({ file }) => file);
    expect(makers.sort()).toEqual([
      'domain/entries/copy/articles.ts',
      'domain/leads/forms/fields.ts',
      'domain/price/question/line/line.ts',
      'domain/price/question/line/take-load.ts',
      'domain/price/question/read-day.ts',
      'domain/price/trucks/amounts.ts',
      'domain/price/trucks/load-query.ts',
      'domain/services/term-links.ts',
      'server/content/check/figures.ts',
      'server/content/check/house-style.ts',
      'server/content/editor/forms/form-words.ts',
      'server/content/editor/saving/moved-entries.ts',
      'server/content/exchange/export-assets.ts',
      'server/content/exchange/import-pictures.ts',
      'server/content/formats/field-places.ts',
      'server/content/formats/markdown-blocks.ts',
      'src/ui/art/files.tsx',
    ]);
  });
});
