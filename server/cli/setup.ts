import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseConfig } from '../config/config.ts';
import { type Decision, environmentText, errorIn, readDecisions } from '../config/decisions.ts';
import { connectionChecks } from '../ops/doctor/connections.ts';
import { databaseChecks, dataFolderCheck } from '../ops/doctor/database.ts';
import { examine, findingsText } from '../ops/doctor/run-checks.ts';
import { PRIVATE_FILE } from '../platform/durable-file.ts';
import { CommandError } from '../platform/errors.ts';
import { type Answer, command, ONLY, type PlainCall } from './framework/command.ts';
import { runAsMain, type Terminal } from './framework/terminal.ts';

const EXAMPLE = new URL('../../.env.example', import.meta.url);

const MEND = `What failed is corrected in the file that was written; npm run doctor tries it again.

`;

const NEXT = `What is next:
  npm run doctor         tries everything else that the site needs
  npm run check:launch   what is left before the site goes live, by who can answer it
  npm start              serves the site`;

export const run = command('setup', {
  [ONLY]: {
    options: {
      yes: { says: 'asks nothing and takes what the environment says, for machines' },
      out: { takes: 'FILE', says: 'writes the answers there in place of .env' },
    },
    says: 'Asks the thirteen things that must be decided before the public comes, explains each in a sentence, writes the answers to .env, tries the mail server and the database, and says what is next. A file that is there is never changed.',
    run: setUp,
  },
});

await runAsMain(import.meta, run);

async function setUp({ terminal, options }: PlainCall): Promise<Answer> {
  const { yes } = options;
  const out = String(options['out'] ?? '.env');
  if (existsSync(out))
    throw new CommandError(
      `${out} is there and stays as it is: edit it, move it away, or name another: --out FILE`,
    );
  const decisions = readDecisions(readFileSync(EXAMPLE, 'utf8'));
  const answers = yes ? fromEnvironment(decisions, terminal) : await asked(decisions, terminal);
  const text = environmentText(decisions, answers);
  // What is written is read as a start reads it, so that nothing is written which a start refuses.
  const config = parseConfig(
    Object.fromEntries(Object.entries(terminal.environment).filter(([name]) => !(name in answers))),
    text,
    out,
  );
  writeFileSync(out, text, { flag: 'wx', mode: PRIVATE_FILE });
  terminal.err.write(`Written: ${out}\n\n`);
  const [mail] = connectionChecks(config);
  const findings = await examine(config, [
    ...(mail ? [mail] : []),
    dataFolderCheck(config),
    ...databaseChecks(config),
  ]);
  const valid = findings.every(({ well }) => well);
  return { text: `${findingsText(findings)}\n\n${valid ? '' : MEND}${NEXT}`, valid };
}

function fromEnvironment(decisions: Decision[], { environment }: Terminal): Record<string, string> {
  return Object.fromEntries(decisions.map(({ name, standard }) => [name, environment[name] ?? standard]));
}

/** Asks until each answer can be used. @throws CommandError where the input ends before */
async function asked(decisions: Decision[], { err, environment }: Terminal): Promise<Record<string, string>> {
  const input = createInterface({ input: process.stdin, terminal: false });
  const lines = input[Symbol.asyncIterator]();
  const answers: Record<string, string> = {};
  for (const [place, { name, says, standard }] of decisions.entries()) {
    const usual = environment[name] || standard;
    err.write(`\n${place + 1} of ${decisions.length}. ${says}\n`);
    do {
      err.write(`${name} [${usual || 'empty'}]: `);
      const { value, done } = await lines.next();
      if (done) throw new CommandError('The answers ended too early: nothing is written.');
      answers[name] = value.trim() || usual;
    } while (isRefused(name, answers[name], err));
  }
  input.close();
  err.write('\n');
  return answers;
}

function isRefused(name: string, answer: string, err: Terminal['err']): boolean {
  const error = errorIn(name, answer);
  if (error) err.write(`${error}\n`);
  return error !== undefined;
}
