/**
 * How every bench tells its results: tables in Markdown, on the screen and in tools/bench/RESULTS.md.
 * @typedef {{ columns: string[], rows: (string | number)[][] }} Table
 * @typedef {{ how: string, tables: Table[], notes?: string[], summary?: string }} Report `how` says what was done, and how often; `summary` says
 * in one sentence what a stranger may take from it
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';

const FILE = new URL('RESULTS.md', import.meta.url);
const HEADING = `# Measurements
Written by \`npm run bench -- all --write\`, each part also by the command that it names. Times are medians and belong to the machine
that is named; what stands side by side in a table was measured in turns in one run.
`;
const THREE_DIGITS = 3;
/** Begins the line of a part that is said again at the top. */
const SUMMARY = '> ';

/** @param {number[]} values */
export const median = (values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * The least of the values that so large a share of them does not exceed.
 * @param {readonly number[]} values
 * @param {number} share above 0, up to 1
 */
export const quantile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.ceil(share * values.length) - 1] ?? Number.NaN;

/** Three digits, or all of those before the point. @param {number} value */
export function short(value) {
  if (!Number.isFinite(value)) return '–';
  return Math.abs(value) >= 100
    ? Math.round(value).toLocaleString('en')
    : String(Number(value.toPrecision(THREE_DIGITS)));
}

/** @returns {string} Node, machine and version of the code */
export function machine() {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const [processor] = cpus();
  return `Node ${process.versions.node}, ${cpus().length} × ${processor?.model.trim() || process.arch}, ${gigabytes} GiB, ${type()} ${release()}${commit()}`;
}

function commit() {
  try {
    return `, commit ${execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim()}`;
  } catch {
    return '';
  }
}

/**
 * @param {string} name of the bench
 * @param {{ about: string, report: Report, command: string }} result
 * @returns {string} a part of RESULTS.md
 */
export function asMarkdown(name, { about, report, command }) {
  const day = new Date().toISOString().slice(0, 10);
  return [
    `## ${name}: ${about}`,
    ...(report.summary ? [SUMMARY + report.summary] : []),
    `\`${command}\`, ${day}. ${machine()}. ${report.how}`,
    ...report.tables.map(tableText),
    ...(report.notes ? [report.notes.map((note) => `- ${note}`).join('\n')] : []),
  ]
    .join('\n\n')
    .concat('\n');
}

/** @param {Table} table */
function tableText({ columns, rows }) {
  const cells = [columns, ...rows].map((row) =>
    row.map((cell) => (typeof cell === 'number' ? short(cell) : cell)),
  );
  const widths = columns.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  const line = (/** @type {string[]} */ row) =>
    `| ${widths.map((width, at) => (at === 0 ? (row[at] ?? '').padEnd(width) : (row[at] ?? '').padStart(width))).join(' | ')} |`;
  const [head = [], ...body] = cells;
  const rule = `|${widths.map((width, at) => (at === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [line(head), rule, ...body.map(line)].join('\n');
}

/**
 * Puts parts into RESULTS.md, each in the place of its last version.
 * @param {Map<string, string>} parts by the name of the bench
 * @param {string[]} order of all benches
 */
export function writeResults(parts, order) {
  const kept = existsSync(FILE) ? partsOf(readFileSync(FILE, 'utf8')) : new Map();
  const all = order.flatMap((name) => parts.get(name) ?? kept.get(name) ?? []);
  writeFileSync(FILE, [HEADING, summaryOf(all), ...all].join('\n'));
}

/** @param {string[]} parts @returns {string} a list of what they say in one sentence each */
export function summaryOf(parts) {
  const lines = parts.flatMap((part) => part.split('\n').filter((line) => line.startsWith(SUMMARY)));
  return lines.map((line) => `- ${line.slice(SUMMARY.length)}\n`).join('');
}

/**
 * @param {string} text of RESULTS.md
 * @returns {Map<string, string>} its parts by the name of the bench
 */
export function partsOf(text) {
  const [, ...parts] = text.split(/^(?=## )/m);
  return new Map(parts.map((part) => [/^## ([\w-]+)/.exec(part)?.[1] ?? '', `${part.trimEnd()}\n`]));
}
