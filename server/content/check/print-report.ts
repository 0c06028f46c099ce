import type { Problem } from '../formats/errors.ts';
import type { CheckReport } from './check-content.ts';

/** A check as an editor reads it: a table of what to put right, and a line for all else. */
export function printReport(report: Omit<CheckReport, 'written'>, strict: boolean): string {
  const { problems, stale, scheduled, advice, samples, unconfirmed, unused, links } = report;
  const marks = [
    ...samples.map(({ file, field }) => ({ file, message: `${field || 'the whole entry'} is a sample` })),
    ...unconfirmed.map(({ file, field }) => ({ file, message: `${field} is not confirmed` })),
  ];
  const rows = table(strict ? [...problems, ...marks] : problems);
  return [
    ...rows,
    ...(rows.length > 0 ? [''] : []),
    problems.length === 0 ? `No errors; ${links} links work.` : `${count(problems.length, 'problem')}.`,
    ...(problems.length > 0 && links === 0
      ? ['Not all links and names were looked up: correct these first, then check again.']
      : []),
    ...scheduled.map(({ file, message }) => `${file}: ${message}.`),
    ...stale.map(({ file, message }) => `${file}: ${message}.`),
    ...(advice.length === 0 ? [] : ['', 'Not errors, but worth a second look:', ...table(advice), '']),
    ...unused.map((file) => `${file}: nothing shows it.`),
    samples.length === 0
      ? 'Nothing is marked as a sample.'
      : `${count(samples.length, 'sample mark')}: replace them before the site goes live.`,
    ...(unconfirmed.length === 0
      ? []
      : [
          `${count(unconfirmed.length, 'unconfirmed text')}: confirm or change them before the site goes live.`,
        ]),
  ].join('\n');
}

/** Files and what is to be said of them, in two columns. */
export function table(problems: Problem[]): string[] {
  const width = Math.max(0, ...problems.map(({ file }) => file.length));
  return problems.map(({ file, message }) => `${file.padEnd(width)}  ${message}`);
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
