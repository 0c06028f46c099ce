import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { DOCUMENTED } from '../config/config-variables.ts';
import { readFiles } from '../content/files/files.ts';
import type { Files } from '../content/formats/errors.ts';
import {
  launchFindings,
  mailDomainFindings,
  readCopiedSpace,
  tonnageFindings,
} from '../ops/launch/launch-check.ts';
import {
  ANSWERERS,
  type Finding,
  isLeftOut,
  LEFT_OUT_FILE,
  launchText,
  levelOf,
  readLeftOut,
  sheetText,
  whoOf,
} from '../ops/launch/launch-text.ts';
import { progressText, saveProgress } from '../ops/launch/progress.ts';
import {
  questionsOf,
  SHEET_COLUMNS,
  SHEET_WIDTHS,
  type SheetColumn,
  sheetRows,
} from '../ops/launch/sheet.ts';
import { DATABASE_FILE } from '../platform/database/files/presence.ts';
import { openStorage } from '../platform/database/index.ts';
import { CommandError } from '../platform/errors.ts';
import { makeLog } from '../platform/log.ts';
import { openTonnage, type Tonnage } from '../price/trips/index.ts';
import { type Answer, command, ONLY, type PlainCall } from './framework/command.ts';
import { configOf, counted, runAsMain } from './framework/terminal.ts';
import { takeAnswers } from './launch/answers.ts';
import { writeSpreadsheet } from './price/spreadsheet.ts';

/** Before the first start there is no database, and this makes none. */
const NOTHING_RECORDED: Pick<Tonnage, 'totalTonnes'> = { totalTonnes: async () => undefined };

export const run = command('check:launch', {
  [ONLY]: {
    options: {
      for: {
        takes: 'WHO',
        says: 'owner, haulage, marketing or operator: shows what they can answer, one by one',
      },
      out: {
        takes: 'FILE',
        says: 'with --for: writes a sheet to be filled in (.xlsx or .csv), and ends with 0',
      },
      answers: {
        takes: 'FILE',
        says: 'reads a sheet back and writes its answers into the files of the content; variables are printed. One wrong answer, and nothing is changed',
      },
      save: { says: 'keeps what is open today, and later runs say what was done since' },
      without: {
        takes: 'NAMES',
        says: "leaves things out this once: variables, files, 'trips', 'portraits', 'photographs', and records of the mail domain, like DMARC",
      },
    },
    says: `Lists what must, should or would better be done before the site goes live, by who can answer it, and ends with 1 while a must is left. What is left out on purpose is kept with its reason in ${LEFT_OUT_FILE} in DATA_DIR, a line each, like "TAG_MANAGER_ID: we count without cookies", which an answer "leave out: why" writes, too.`,
    run: looked,
  },
});

await runAsMain(import.meta, run);

async function looked({ terminal, options }: PlainCall): Promise<Answer> {
  const config = configOf(terminal);
  const leftOut = readLeftOut(config.dataDirectory);
  const once = Object.fromEntries(
    String(options['without'] ?? '')
      .split(',')
      .map((name) => [name, 'this once']),
  );
  const files = await readFiles(config.contentDirectory);
  const space = await readCopiedSpace(config);
  const all = [
    ...launchFindings(config, files, space.people),
    ...space.samples,
    ...(await recordedTrips(config)),
    ...(await mailDomainFindings(config)),
  ];
  const findings = all.filter((finding) => !isLeftOut(finding, { ...leftOut, ...once }));
  if (options['answers'] !== undefined) {
    const questions = questionsOf(findings, files, DOCUMENTED);
    const text = await takeAnswers(String(options['answers']), {
      config,
      terminal,
      questions,
      content: files,
    });
    return { text };
  }
  const valid = findings.every((finding) => levelOf(finding) !== 'must');
  const progress = progressText(config.dataDirectory, findings);
  if (options['save']) await saveProgress(config.dataDirectory, findings);
  if (options['for'] !== undefined) {
    const answer = await sheetFor(String(options['for']), findings, files, options['out']);
    return { ...answer, valid: valid || options['out'] !== undefined };
  }
  const saved = options['save'] ? `The list of what is open today was saved in ${config.dataDirectory}.` : '';
  const text = [textOf(findings, Object.keys(leftOut).length), progress, saved].filter(Boolean).join('\n');
  return { text, data: findings, valid };
}

/** The findings of one who can answer them, on the terminal or as a sheet to be filled in. */
async function sheetFor(
  who: string,
  findings: Finding[],
  content: Files,
  out: string | true | undefined,
): Promise<Answer> {
  const asked = ANSWERERS.find((one) => one === who);
  if (!asked) throw new CommandError(`--for: write one of ${ANSWERERS.join(', ')}.`);
  const theirs = findings.filter((finding) => whoOf(finding) === asked);
  if (out === undefined) return { text: sheetText(theirs), data: theirs };
  const file = String(out);
  const rows = sheetRows(questionsOf(theirs, content, DOCUMENTED));
  await writeSpreadsheet<SheetColumn>(file, rows, SHEET_COLUMNS, SHEET_WIDTHS);
  return {
    text: `${counted(rows.length, 'question', 'questions')} for ${asked} written to ${file}. Filled in, it is read by: npm run check:launch -- --answers ${file}`,
  };
}

/** The three screens, and at the end how many musts there are. */
function textOf(findings: Finding[], leftOut: number): string {
  const musts = findings.filter((finding) => levelOf(finding) === 'must').length;
  const last =
    musts === 0
      ? 'Ready to go live.'
      : `${counted(musts, 'thing keeps', 'things keep')} the site from going live.`;
  const without = leftOut > 0 ? `Left out on purpose (${LEFT_OUT_FILE}): ${leftOut}.` : '';
  return [launchText(findings), last, without].filter(Boolean).join('\n\n');
}

async function recordedTrips(config: Config): Promise<Finding[]> {
  if (!config.databaseUrl && !existsSync(join(config.dataDirectory, DATABASE_FILE)))
    return tonnageFindings(NOTHING_RECORDED);
  const storage = await openStorage(config.dataDirectory, config.databaseUrl);
  try {
    return await tonnageFindings(await openTonnage(config, storage, makeLog('silent')));
  } finally {
    await storage.close();
  }
}
