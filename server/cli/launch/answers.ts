import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { compareNumbered } from '#domain/shared/locale.ts';
import { type Config, readConfig } from '../../config/config.ts';
import { environmentLine, errorIn } from '../../config/decisions.ts';
import { NewErrors } from '../../content/check/new-errors.ts';
import type { Files } from '../../content/formats/errors.ts';
import { type Answers, readAnswers } from '../../ops/launch/answers.ts';
import { unsetFindings } from '../../ops/launch/launch-check.ts';
import { LEFT_OUT_FILE, levelOf } from '../../ops/launch/launch-text.ts';
import { ANSWER_COLUMNS, type Question } from '../../ops/launch/sheet.ts';
import { writeFileWhole } from '../../platform/durable-file.ts';
import { CommandError } from '../../platform/errors.ts';
import { readTable } from '../../platform/spreadsheets/read-table.ts';
import { counted, type Terminal } from '../framework/terminal.ts';
import { readSpreadsheet } from '../price/spreadsheet.ts';

/**
 * Reads a sheet that was filled in, and writes its answers where they belong: into the files of the content, and reasons into the file
 * of what is left out. Variables are printed, since the environment file holds secrets and is the operator's.
 * @throws CommandError that names each answer that cannot be used; nothing is changed then
 */
export async function takeAnswers(
  file: string,
  {
    config,
    terminal,
    questions,
    content,
  }: { config: Config; terminal: Terminal; questions: Question[]; content: Files },
): Promise<string> {
  const { rows } = await readSpreadsheet(file, () => readTable(file, ANSWER_COLUMNS));
  const read = readAnswers(
    rows.map(({ line, cells }) => ({
      line,
      field: cells.field,
      now: cells.now,
      answer: cells.answer,
    })),
    questions,
    content,
  );
  const { answers } = read;
  const errors = [...read.errors, ...variableErrors(answers, terminal)];
  if (answers.files.size > 0)
    errors.push(...withRows(await new NewErrors(config.contentDirectory).of(answers.files), answers));
  if (errors.length > 0) {
    const inOrder = errors.toSorted(compareNumbered);
    throw new CommandError(`Nothing was changed. Fix these in ${file}:\n  ${inOrder.join('\n  ')}`);
  }
  await write(answers, config);
  return said(answers);
}

/** The errors of variables, each alone, and then by what the launch asks of it. */
function variableErrors({ variables, lines }: Answers, { envFile, environment }: Terminal): string[] {
  const line = (name: string) => `line ${lines.get(name)}`;
  const alone = Object.entries(variables).flatMap(([name, value]) => {
    const error = errorIn(name, value);
    return error ? [`${line(name)}: ${error}`] : [];
  });
  if (alone.length > 0 || Object.keys(variables).length === 0) return alone;
  return unsetFindings(readConfig(envFile, { ...environment, ...variables }))
    .filter((finding) => finding.where in variables && levelOf(finding) === 'must')
    .map(({ where, says }) => `${line(where)}: ${where}: ${says}`);
}

/** Errors of the content with the rows of the sheet that they come from, as far as an error names a field of one. */
function withRows(errors: readonly string[], { lines }: Answers): string[] {
  return errors.map((error) => {
    const row = [...lines].find(([field]) => error.startsWith(`${field}: `) || error.startsWith(`${field}.`));
    return row ? `line ${row[1]}: ${error}` : error;
  });
}

async function write(
  { files, leftOut }: Answers,
  { contentDirectory, dataDirectory }: Config,
): Promise<void> {
  for (const [file, text] of files) await writeFile(join(contentDirectory, file), text);
  if (Object.keys(leftOut).length === 0) return;
  const path = join(dataDirectory, LEFT_OUT_FILE);
  const before = await readFile(path, 'utf8').catch(() => '');
  const gap = before === '' || before.endsWith('\n') ? '' : '\n';
  await writeFileWhole(path, Buffer.from(before + gap + stringify(leftOut, { lineWidth: 0 })));
}

function said({ files, variables, leftOut, lines, unfinished }: Answers): string {
  const names = Object.keys(variables);
  const reasons = Object.keys(leftOut).length;
  return [
    `${counted(lines.size, 'answer', 'answers')} taken.`,
    files.size > 0 &&
      `Written: ${[...files.keys()].join(', ')}. Look at them, then: npm run content -- check`,
    reasons > 0 && `Left out on purpose: ${reasons}, in ${LEFT_OUT_FILE}.`,
    unfinished.length > 0 && `The marks stay until every value is answered: ${unfinished.join(', ')}`,
    names.length > 0 && 'For the environment file, which is not changed:',
    ...names.map((name) => environmentLine(name, variables[name] ?? '')),
  ]
    .filter(Boolean)
    .join('\n');
}
