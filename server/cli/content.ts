import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { checkContent } from '../content/check/check-content.ts';
import { printReport } from '../content/check/print-report.ts';
import { explained, FAULT, WRONG_USE } from './command.ts';

const PAGES = resolve(import.meta.dirname, '../../src/pages');

const USAGE = `Use one of:
  npm run content -- check [--strict] [--json]
      Checks all files of the content folder: the rules of every field, links, anchors, pictures. Counts what is
      marked as a sample; with --strict, a mark is a fault. With --json, prints the findings for programs.
`;

interface Outcome {
  text: string;
  sound: boolean;
}

const OPTIONS = {
  json: { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
} as const;

await main().catch((error: unknown) => {
  process.stderr.write(`${explained(error)}\n`);
  process.exitCode = FAULT;
});

async function main(): Promise<void> {
  const action = chosen();
  if (!action) {
    process.stderr.write(USAGE);
    process.exitCode = WRONG_USE;
    return;
  }
  const { text, sound } = await action();
  process.stdout.write(`${text}\n`);
  if (!sound) process.exitCode = FAULT;
}

/** What the words of the call ask for; nothing when they make no sense. */
function chosen(): (() => Promise<Outcome>) | undefined {
  const call = parsed();
  if (!call) return undefined;
  const { values, positionals } = call;
  const [action, ...words] = positionals;
  if (action === 'check' && words.length === 0) return () => check(values.strict, values.json);
  return undefined;
}

function parsed() {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true });
  } catch {
    return undefined;
  }
}

async function check(strict: boolean, json: boolean): Promise<Outcome> {
  const report = await checkContent(readConfig().contentDirectory, PAGES);
  const sound = report.problems.length === 0 && !(strict && report.samples.length > 0);
  return { text: json ? JSON.stringify(report, null, 2) : printReport(report, strict), sound };
}
