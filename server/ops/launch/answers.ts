import { EMAIL } from '#domain/shared/email-address.ts';
import { domainOf, isPublicName } from '../../platform/mail-domain/examine-domain.ts';
import { readNumbers } from '../../platform/spreadsheets/written-values.ts';
import { type MarkedChange, writeAnswers } from './marked-values.ts';
import type { Question } from './sheet.ts';

/** A row of a sheet that came back. */
export interface AnsweredRow {
  line: number;
  field: string;
  now: string;
  answer: string;
}

/** What the answers of a sheet say, where all of them can be used. */
export interface Answers {
  /** The new text of each file that changes, by its path below the content folder. */
  files: Map<string, string>;
  /** Values for the environment file. */
  variables: Record<string, string>;
  /** Why each thing is left out. */
  leftOut: Record<string, string>;
  /** The row of each field that was answered. */
  lines: Map<string, number>;
  /** Samples of which not every value is answered: their marks stay. */
  unfinished: string[];
}

const YES = /^(?:yes|y|true|correct|confirmed)\.?$/i;
const NO = /^(?:no|n|false|wrong)\.?$/i;
const LEFT_OUT = /^(?:leave|left) out\s*:?\s*(?<why>.*)$/is;
/** As long as a reason has to be in the file that keeps it. */
const LEAST_REASON = 3;

type Taken = { value?: string | number } | { why: string } | { error: string };

/**
 * Reads the answers of a sheet.
 * @param rows of the sheet; one without an answer says nothing
 * @param questions those of now: what has been answered meanwhile is not asked for any more
 * @param content the texts of the files
 * @returns the answers, and a line for each that cannot be used
 */
export function readAnswers(
  rows: readonly AnsweredRow[],
  questions: readonly Question[],
  content: ReadonlyMap<string, string>,
): { answers: Answers; errors: string[] } {
  const known = new Map(questions.map((question) => [question.field, question]));
  const answers: Answers = { files: new Map(), variables: {}, leftOut: {}, lines: new Map(), unfinished: [] };
  const changes = new Map<string, MarkedChange[]>();
  const errors: string[] = [];
  for (const row of rows.filter(({ answer }) => answer.trim() !== '')) {
    const question = known.get(row.field);
    const taken = question ? take(row, question) : { error: 'is not asked for any more: write a new sheet' };
    if ('error' in taken || !question || answers.lines.has(row.field)) {
      const says = 'error' in taken ? taken.error : 'is answered twice: keep one answer';
      errors.push(`line ${row.line}: ${row.field}: ${says}`);
      continue;
    }
    answers.lines.set(row.field, row.line);
    const { marked, variable } = question;
    if ('why' in taken) answers.leftOut[question.finding.where] = taken.why;
    else if (variable) answers.variables[variable] = String(taken.value);
    else if (marked)
      changes.set(marked.file, [
        ...(changes.get(marked.file) ?? []),
        { field: marked.field, ...(taken.value !== undefined && { value: taken.value }) },
      ]);
  }
  for (const [file, ofFile] of changes) {
    const { finished, unfinished } = samplesIn(file, questions, answers.lines);
    answers.files.set(file, writeAnswers(content.get(file) ?? '', ofFile, finished));
    answers.unfinished.push(...unfinished);
  }
  return { answers, errors };
}

function take({ answer, now }: AnsweredRow, question: Question): Taken {
  const text = tidy(answer);
  const { marked, variable, finding } = question;
  const why = LEFT_OUT.exec(text)?.groups?.['why'];
  if (why !== undefined)
    return why.length < LEAST_REASON ? { error: 'write why it is left out: leave out: why' } : { why };
  if (variable)
    return YES.test(text) ? { error: `write the value itself: ${finding.says}` } : { value: text };
  if (!marked) return { error: `cannot be answered here: ${finding.says}` };
  if (tidy(now) !== tidy(question.now))
    return { error: 'the file says something other than the sheet by now: write a new sheet' };
  if (NO.test(text)) return { error: 'write the true words, or remove it of the file' };
  const host = hostIn(YES.test(text) ? String(marked.value) : text);
  if (host !== undefined && !isPublicName(host)) return { error: `${host} is a name that leads nowhere` };
  if (YES.test(text)) return {};
  if (typeof marked.value === 'string') return { value: text };
  const [number, ...others] = readNumbers(text, undefined);
  return number === undefined || others.length > 0
    ? { error: `write a number, like ${marked.value}` }
    : { value: number };
}

/** The host of an address of e-mail or of the web. */
function hostIn(text: string): string | undefined {
  const email = EMAIL.test(text) ? domainOf(text) : undefined;
  return email ?? (/^https?:/.test(text) ? URL.parse(text)?.hostname : undefined);
}

/** As CSV of ours marks a text that a spreadsheet would compute; breaks and blanks as spreadsheets may change them. */
const tidy = (text: string) =>
  text
    .trim()
    .replace(/^'(?=[=+\-@\d])/, '')
    .replace(/\s+/g, ' ');

/** The samples of a file of which all values are answered, and those of which only some are. */
function samplesIn(file: string, questions: readonly Question[], answered: ReadonlyMap<string, number>) {
  const ofSamples = questions.filter(({ finding: { at } }) => at?.file === file && at.mark === 'sample');
  const samples = Map.groupBy(ofSamples, ({ finding }) => finding.at?.field ?? '');
  const finished: string[] = [];
  const unfinished: string[] = [];
  for (const [field, values] of samples) {
    const given = values.filter((question) => answered.has(question.field)).length;
    if (given === values.length) finished.push(field);
    else if (given > 0) unfinished.push(`${file}: ${field}`);
  }
  return { finished, unfinished };
}
