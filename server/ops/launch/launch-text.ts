import { ANSWERERS, type Answerer, type Finding, LEVELS, type Level } from './finding.ts';

const HEADINGS: Record<Level, string> = {
  must: 'MUST be done before the site goes live',
  should: 'SHOULD be done',
  nice: 'NICE to have',
};
const ASKED: Record<Answerer, string> = {
  owner: 'asks the owner',
  haulage: 'asks the haulage manager',
  marketing: 'asks marketing',
  operator: 'asks whoever runs the site',
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
const placed = ({ where, line }: Finding) => (line === undefined ? where : `${where} (line ${line})`);
const shortName = ({ where, item }: Finding) => item ?? where.replace(/^.*?: /s, '');
const cut = (line: string) => (line.length > LINE_MAX ? `${line.slice(0, LINE_MAX - 1)}…` : line);
