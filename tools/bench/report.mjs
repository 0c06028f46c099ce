/**
 * How every bench reports its results: tables in Markdown.
 * @typedef {{ columns: string[], rows: (string | number)[][] }} Table
 * @typedef {{ how: string, tables: Table[], notes?: string[], summary?: string }} Report `how` says what was done, and how often; `summary` says
 * in one sentence what a stranger may take from it
 */
import { execFileSync } from 'node:child_process';
import { cpus, release, totalmem, type } from 'node:os';

const THREE_DIGITS = 3;

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
 * @returns {string}
 */
export function asMarkdown(name, { about, report, command }) {
  const day = new Date().toISOString().slice(0, 10);
  return [
    `## ${name}: ${about}`,
    ...(report.summary ? [report.summary] : []),
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
