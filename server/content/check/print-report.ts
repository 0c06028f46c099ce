import type { CheckReport } from './check-content.ts';

/** A check as an editor reads it: a table of what to put right, and a line for all else. */
export function printReport({ problems, samples, unused, links }: CheckReport, strict: boolean): string {
  const rows = problems.map(({ file, message }) => [file, message]);
  const marks = samples.map(({ file, field }) => [file, `${field || 'the whole entry'} is a sample`]);
  return [
    ...table(strict ? [...rows, ...marks] : rows),
    ...(rows.length + (strict ? marks.length : 0) > 0 ? [''] : []),
    problems.length === 0
      ? `In order; ${links} links lead somewhere.`
      : `${count(problems.length, 'problem')}.`,
    ...unused.map((file) => `${file}: nothing shows it.`),
    samples.length === 0
      ? 'Nothing is marked as a sample.'
      : `${count(samples.length, 'sample mark')}: replace them before the site goes live.`,
  ].join('\n');
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

function table(rows: string[][]): string[] {
  const width = Math.max(0, ...rows.map(([file = '']) => file.length));
  return rows.map(([file = '', message = '']) => `${file.padEnd(width)}  ${message}`);
}
