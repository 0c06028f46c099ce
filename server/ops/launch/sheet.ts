import type { Files } from '../../content/formats/errors.ts';
import { type Finding, levelOf, placed } from './launch-text.ts';
import { type MarkedValue, valuesBelow } from './marked-values.ts';

/** The columns of the sheet that somebody fills in. */
export const SHEET_COLUMNS = ['weight', 'about', 'now', 'how_to_answer', 'answer', 'field'] as const;
export type SheetColumn = (typeof SHEET_COLUMNS)[number];
/** The widths of those that hold sentences, in letters. */
export const SHEET_WIDTHS: Partial<Record<SheetColumn, number>> = {
  about: 60,
  now: 40,
  how_to_answer: 40,
  answer: 40,
};
/** Those that are read back. */
export const ANSWER_COLUMNS = ['now', 'answer', 'field'] as const satisfies SheetColumn[];

const OF_PROMISE = 'yes, where it is true; or the true words';
const OF_SAMPLE = 'the true value; yes, where it is true already';
const OF_VARIABLE = 'the value';
const OR_LEFT_OUT = '; or leave out: why';

/** A thing that the sheet asks for. */
export interface Question {
  finding: Finding;
  /** As the column `field` names it: a variable, or a file and the keys that lead to a value. */
  field: string;
  about: string;
  now: string;
  how: string;
  /** The value that an answer replaces or confirms; absent where the answer is a variable, or is given elsewhere. */
  marked?: MarkedValue & { file: string };
  /** A variable, which is to be written into the environment file. */
  variable?: string;
}

/** @param variables the names of all that can be set */
export function questionsOf(
  findings: readonly Finding[],
  content: Files,
  variables: readonly string[],
): Question[] {
  const questions = findings.flatMap((finding) => questionsAbout(finding, content, variables));
  // A variable with two errors is asked for once.
  return [
    ...new Map(questions.toReversed().map((question) => [question.field, question])).values(),
  ].toReversed();
}

function questionsAbout(finding: Finding, content: Files, variables: readonly string[]): Question[] {
  const { where, says, at } = finding;
  const plain = { finding, field: where, about: `${placed(finding)}: ${says}`, now: '' };
  if (variables.includes(where)) return [{ ...plain, how: OF_VARIABLE + OR_LEFT_OUT, variable: where }];
  const values = at ? valuesBelow(content.get(at.file) ?? '', at.field) : [];
  if (!at || values.length === 0) return [{ ...plain, how: `elsewhere, as said${OR_LEFT_OUT}` }];
  const how = (at.mark === 'unconfirmed' ? OF_PROMISE : OF_SAMPLE) + OR_LEFT_OUT;
  return values.map((value) => ({
    finding,
    field: `${at.file}: ${value.field}`,
    about: aboutValue(finding, value, at.field),
    now: String(value.value),
    how,
    marked: { ...value, file: at.file },
  }));
}

/** The place by names, and the note that is beside the value. */
function aboutValue(finding: Finding, { field, note }: MarkedValue, whole: string): string {
  const rest = field.slice(whole.length).replace(/\.value$/, '');
  return [placed({ ...finding, where: finding.where + rest }), note].filter(Boolean).join(': ');
}

/** The rows of the sheet. */
export function sheetRows(questions: readonly Question[]): Record<SheetColumn, string>[] {
  return questions.map(({ finding, field, about, now, how }) => ({
    weight: levelOf(finding),
    about,
    now,
    how_to_answer: how,
    answer: '',
    field,
  }));
}
