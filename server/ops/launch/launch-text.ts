import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readYaml } from '../../content/formats/yaml.ts';
import { CommandError } from '../../platform/errors.ts';

/** How much a finding weighs: the site does not go live with the first, ought not to with the second, and may well with the third. */
const LEVELS = ['must', 'should', 'nice'] as const;
export type Level = (typeof LEVELS)[number];

/** Who in a company can answer a finding. */
export const ANSWERERS = ['owner', 'haulage', 'marketing', 'operator'] as const;
export type Answerer = (typeof ANSWERERS)[number];

/** What keeps the site from its launch: something invented, not confirmed, or that nobody has set. */
export interface Finding {
  /** A variable, or a file and the field in it. */
  where: string;
  says: string;
  /** `must` where it is not said. */
  level?: Level;
  /** The operator where it is not said. */
  who?: Answerer;
  /** The item of a list that the field belongs to, by its name. */
  item?: string;
  /** Its line in the file, from 1. */
  line?: number;
  /** The marked value, where it is one of a file of YAML. */
  at?: { file: string; field: string; mark: 'sample' | 'unconfirmed' };
}

const HEADINGS: Record<Level, string> = {
  must: 'MUST be done before the site goes live',
  should: 'SHOULD be done',
  nice: 'NICE to have',
};
const ASKED: Record<Answerer, string> = {
  owner: 'asks the owner',
  haulage: 'asks the haulage manager',
  marketing: 'asks marketing',
  operator: 'asks the operator',
};
/** Items of one kind that are named; `--for` and `--json` show all. */
const NAMED = 5;
/** Longest line, in letters. */
const LINE_MAX = 160;

export const levelOf = ({ level }: Finding): Level => level ?? 'must';
export const whoOf = ({ who }: Finding): Answerer => who ?? 'operator';

/** The findings on three screens: what must, should and would better be done, by who can answer it, with counts. */
export function launchText(findings: readonly Finding[]): string {
  const screens = LEVELS.flatMap((level) => {
    const of = findings.filter((finding) => levelOf(finding) === level);
    return of.length === 0 ? [] : [[`${HEADINGS[level]}: ${of.length}`, ...byAnswerer(of)].join('\n')];
  });
  return screens.join('\n\n');
}

function byAnswerer(findings: Finding[]): string[] {
  return ANSWERERS.flatMap((who) => {
    const of = findings.filter((finding) => whoOf(finding) === who);
    if (of.length === 0) return [];
    return [`  ${ASKED[who]}: ${of.length}`, ...grouped(of).map((line) => `    ${line}`)];
  });
}

/** One line for all that is said alike of one file. */
function grouped(findings: Finding[]): string[] {
  const groups = Map.groupBy(findings, (finding) => `${fileOf(finding)} ${kindOf(finding)}`);
  return [...groups.values()].map((of) => {
    const [first] = of;
    if (!first) return '';
    if (of.length === 1) return cut(`${placed(first)}: ${first.says}`);
    const named = of.slice(0, NAMED).map(shortName).join(', ');
    const more = of.length > NAMED ? ` and ${of.length - NAMED} more` : '';
    return cut(`${fileOf(first)}: ${of.length} × ${kindOf(first)}: ${named}${more}`);
  });
}

/** Every finding of one answerer, to be gone through one by one. */
export function sheetText(findings: readonly Finding[]): string {
  return findings
    .map((finding) => `${levelOf(finding)}  ${placed(finding)}\n      ${finding.says}`)
    .join('\n');
}

const fileOf = ({ where }: Finding) => where.replace(/: .*/s, '');
/** What is said, without the words that differ from one item to the next. */
const kindOf = ({ says }: Finding) => says.replace(/: .*/s, '');
export const placed = ({ where, line }: Finding) => (line === undefined ? where : `${where} (line ${line})`);
const shortName = ({ where, item }: Finding) => item ?? where.replace(/^.*?: /s, '');
const cut = (line: string) => (line.length > LINE_MAX ? `${line.slice(0, LINE_MAX - 1)}…` : line);

/** Beside the database, so that it is not the copy of anyone who deploys. */
export const LEFT_OUT_FILE = 'left-out.yaml';

const leftOutSchema = z.record(z.string(), z.string().trim().min(3));

/** What the company leaves out on purpose, with the reason of each. */
type LeftOut = z.output<typeof leftOutSchema>;

/**
 * Reads what is left out on purpose: lines like `TAG_MANAGER_ID: we count without cookies`.
 * @throws CommandError where a line has no reason
 */
export function readLeftOut(dataDirectory: string): LeftOut {
  const file = join(dataDirectory, LEFT_OUT_FILE);
  if (!existsSync(file)) return {};
  const { value, error } = readYaml(readFileSync(file, 'utf8'));
  const read = leftOutSchema.safeParse(value ?? {});
  if (error || !read.success)
    throw new CommandError(
      `${file}: ${error ?? 'write the name of each thing, a colon and why it is left out: TAG_MANAGER_ID: we count without cookies'}`,
    );
  return read.data;
}

/** Whether a finding is left out: by the whole of where it is, or by the file or variable that it begins with. */
export const isLeftOut = ({ where }: Finding, leftOut: LeftOut): boolean =>
  where in leftOut || where.replace(/: .*/s, '') in leftOut;
