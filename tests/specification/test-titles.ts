import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { escaped, STEP } from './statements.ts';

/** Where a runner fills in a value: `${path}` of a template, `%s` and `$name` of a table. */
const HOLE = '\0';
const TABLE_HOLES = /%(?:\.\d+)?[sdifjoOc#%]|\$[\w.]+/g;

const RUNNERS = new Set(['test', 'it', 'describe']);
const TURNS = new Set(['each', 'for', 'only', 'concurrent', 'sequential', 'skipIf', 'runIf']);

/** The tag of tests in a browser that CI leaves to the night. */
const NIGHTLY_TAG = '@nightly';

/** The names of `test.describe.each(rows)(…)` are test, describe and each. */
function namesOf(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...namesOf(callee.expression), callee.name.text];
  return ts.isCallExpression(callee) ? namesOf(callee.expression) : [];
}

/** A title with a hole for each value that is not in the source. */
function titleOf(title: ts.Expression, ofTable: boolean): string {
  if (ts.isStringLiteralLike(title)) return ofTable ? title.text.replaceAll(TABLE_HOLES, HOLE) : title.text;
  if (!ts.isTemplateExpression(title)) return HOLE;
  const whole = [title.head, ...title.templateSpans.map(({ literal }) => literal)]
    .map(({ text }) => text)
    .join(HOLE);
  return ofTable ? whole.replaceAll(TABLE_HOLES, HOLE) : whole;
}

/**
 * The tests of a file as its source names them, each with the groups around it; `\0` stands for what is filled in when it runs.
 * Tests that are skipped hold nothing, and those of the night hold nothing in CI: both are left out.
 */
export function testTitles(source: string, file = 'a.test.tsx'): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node, groups: string[]): void => {
    let inside = groups;
    if (ts.isCallExpression(node)) {
      const [runner = '', ...names] = namesOf(node.expression);
      const [title, ...rest] = node.arguments;
      const isGroup = runner === 'describe' || names[0] === 'describe';
      const turns = names.filter((name) => name !== 'describe');
      const details = rest.filter(ts.isObjectLiteralExpression).map(({ pos, end }) => source.slice(pos, end));
      if (details.some((text) => text.includes(NIGHTLY_TAG))) return;
      const runs = RUNNERS.has(runner) && turns.every((name) => TURNS.has(name));
      if (runs && title && rest.some(ts.isFunctionLike)) {
        inside = [...groups, titleOf(title, turns.includes('each') || turns.includes('for'))];
        if (!isGroup) titles.push(inside.join(STEP));
      }
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind), []);
  return titles;
}

/** The values that are filled in where a test of this title runs under that name; undefined when it never does. */
export const filledIn = (title: string, name: string) =>
  new RegExp(`^${title.split(HOLE).map(escaped).join('(.*)')}$`, 's').exec(name)?.slice(1);

/** The title that shares most words with a name, to tell what a test may be called now. */
export function nearest(titles: string[], name: string): string | undefined {
  const words = new Set(name.toLowerCase().split(/\W+/));
  const shared = (title: string) =>
    title
      .toLowerCase()
      .split(/\W+/)
      .filter((word) => words.has(word)).length;
  return titles.toSorted((a, b) => shared(b) - shared(a))[0]?.replaceAll(HOLE, '…');
}

/** A file's own text, and that of the modules of ours that it imports: its tests are filled in from there. */
function withImports(file: string): string {
  const own = readFileSync(file, 'utf8');
  const imported = ts
    .preProcessFile(own)
    .importedFiles.map(({ fileName }) =>
      fileName.startsWith('#') ? fileName.slice(1) : join(dirname(file), fileName),
    )
    .filter((path) => /\.tsx?$/.test(path) && existsSync(path))
    .map((path) => readFileSync(path, 'utf8'));
  return [own, ...imported].join('\n');
}

/** Finds tests by `FILE › TITLE`; each file is read once. */
export class TestFinder {
  readonly #files = new Map<string, { titles: string[]; text: string } | undefined>();

  #read(file: string) {
    if (!this.#files.has(file)) {
      const isThere = existsSync(file);
      const titles = isThere ? testTitles(readFileSync(file, 'utf8'), file) : [];
      this.#files.set(file, isThere ? { titles, text: withImports(file) } : undefined);
    }
    return this.#files.get(file);
  }

  /**
   * The error of a name: its file or its test is not there, or the values in it stand nowhere in the file. Undefined when
   * the test exists.
   */
  error(reference: string): string | undefined {
    const [file = '', ...path] = reference.split(STEP);
    const name = path.join(STEP);
    const found = this.#read(file);
    if (!found) return `there is no file ${file}, wanted for "${name}"`;
    const { titles, text } = found;
    if (titles.some((title) => filledIn(title, name)?.every((value) => text.includes(value))))
      return undefined;
    return `${file} has no test "${name}"; the nearest is "${nearest(titles, name) ?? 'none'}"`;
  }
}
