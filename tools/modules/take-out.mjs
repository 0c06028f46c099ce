import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** @typedef {import('./modules.mjs').Module} Module */

/** A statement that imports or exports from another file, as the formatter writes it. */
const STATEMENT = /^(?:import|export)\b[^;]*?(?:from )?'(?<from>[^']+)';\n/gm;
/** A line that loads another file, as scripts in pages do, or when it runs. */
const LOADING = /\bimport(?:\(| )'(?<from>[^']+)'/;
const ALIAS = /^#(?=(?:domain|server|src|tests)\/)/;
const NAME = /^[\w$]+$/;

/** Files of the variables, with a remark in front of each. */
const VARIABLE_FILES = ['.env.example', 'server/config/variables.env'];

/**
 * @param {readonly string[]} rooms folders and files
 * @param {string} path
 */
export const isIn = (rooms, path) => rooms.some((room) => path === room || path.startsWith(`${room}/`));

/**
 * The path from the root of what a file imports.
 * @param {string} file
 * @param {string} from as it is written
 */
const target = (file, from) => {
  const [path = ''] = from.split('?');
  return ALIAS.test(path) ? path.replace(ALIAS, '') : posix.join(posix.dirname(file), path);
};

/**
 * The names that a statement brings into its file.
 * @param {string} statement
 */
function namesIn(statement) {
  const [clause = ''] = statement.replace(/^(?:import|export)\s+(?:type\s+)?/, '').split(/\bfrom\b|'/);
  return clause
    .split(/[{},]/)
    .map(
      (part) =>
        part
          .replace(/^\s*type\s+/, '')
          .split(/\bas\b/)
          .at(-1)
          ?.trim() ?? '',
    )
    .filter((name) => NAME.test(name));
}

/**
 * Takes blocks out of a file of copy, each with what is indented below its name.
 * @param {string} text
 * @param {readonly string[]} names of the uppermost level
 * @returns the text without them, and the lines that went
 */
function withoutBlocks(text, names) {
  /** @type {string[]} */
  const gone = [];
  let goes = false;
  const kept = text.split('\n').filter((line) => {
    const [, name] = /^([\w-]+):/.exec(line) ?? [];
    if (name) goes = names.includes(name);
    if (goes) gone.push(line.trim());
    return !goes;
  });
  return { text: kept.join('\n'), gone };
}

/**
 * Takes the plug lines out of a file: the imports of the rooms, and each line that has a name which they brought.
 * @param {string} file path from the root
 * @param {string} text
 * @param {Pick<Module, 'rooms'>} module
 * @param {readonly string[]} [further] names whose lines go too; of copy, whose blocks
 * @returns the text without them, and the lines that went
 */
export function withoutPlugs(file, text, { rooms }, further = []) {
  if (file.endsWith('.yaml')) return withoutBlocks(text, further);
  const names = [...further];
  /** @type {string[]} */
  const gone = [];
  const rest = text.replace(STATEMENT, (statement, ...found) => {
    const { from } = found.at(-1);
    if (!isIn(rooms, target(file, from))) return statement;
    names.push(...namesIn(statement));
    gone.push(statement.trimEnd());
    return '';
  });
  const named = names.map((name) => new RegExp(`(?<![\\w$])${name}(?![\\w$])`));
  const kept = rest.split('\n').filter((line) => {
    const from = LOADING.exec(line)?.groups?.['from'];
    const goes = (from && isIn(rooms, target(file, from))) || named.some((name) => name.test(line));
    if (goes) gone.push(line.trim());
    return !goes;
  });
  return { text: kept.join('\n'), gone };
}

/**
 * The rooms that a text imports from.
 * @param {string} file path from the root
 * @param {string} text
 * @param {readonly string[]} rooms
 */
export const importsOf = (file, text, rooms) =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'|new URL\('(\.[^']+\.ts)'/g)]
    .map(([, from, url]) => target(file, from ?? url ?? ''))
    .filter((path) => isIn(rooms, path));

/**
 * Takes variables out of a file of them, each with the remark in front of it.
 * @param {string} text
 * @param {readonly string[]} variables
 */
export function withoutVariables(text, variables) {
  /** @type {string[]} */
  const kept = [];
  for (const line of text.split('\n')) {
    if (!variables.includes(/^([A-Z_]+)=/.exec(line)?.[1] ?? '')) kept.push(line);
    else while (/^# /.test(kept.at(-1) ?? '')) kept.pop();
  }
  return kept.join('\n');
}

/** @param {string} root of a copy @returns {string[]} its sources, by path from there */
export const sourcesIn = (root) =>
  globSync('{domain,server,src,tests,tools}/**/*.{ts,tsx,astro,mjs}', { cwd: root }).map((file) =>
    file.replaceAll('\\', '/'),
  );

const TEST = /\.(?:test|spec)\.tsx?$|^tests\//;

/**
 * Tests, and helpers of tests, that are about a module: in its list, or importing from it or from one of these.
 * @param {string} root
 * @param {Module} module
 */
export function testsOf(root, { rooms, tests = [], plugs }) {
  const texts = sourcesIn(root)
    .filter((file) => TEST.test(file) && !(file in plugs) && !isIn(rooms, file))
    .map((file) => /** @type {const} */ ([file, readFileSync(join(root, file), 'utf8')]));
  const found = new Set(tests);
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const [file, text] of texts)
      if (importsOf(file, text, [...rooms, ...found]).length > 0) found.add(file);
  }
  return [...found].toSorted();
}

/**
 * Takes a module out of a copy of the repository.
 * @param {string} root of the copy
 * @param {Module} module
 */
export function takeOut(root, module) {
  const { rooms, plugs, variables = [], files = [] } = module;
  for (const path of [...testsOf(root, module), ...rooms, ...files])
    rmSync(join(root, path), { recursive: true, force: true });
  for (const [file, names] of Object.entries(plugs)) {
    const path = join(root, file);
    // It may belong to a module that was taken out before.
    if (!existsSync(path)) continue;
    writeFileSync(path, withoutPlugs(file, readFileSync(path, 'utf8'), module, names).text);
  }
  for (const file of VARIABLE_FILES) {
    const path = join(root, file);
    writeFileSync(path, withoutVariables(readFileSync(path, 'utf8'), variables));
  }
}
