import { basename, relative } from 'node:path';
import { checked, type Part, STATEMENTS_FILE, STEP, type Statement } from './statements.ts';

/** The page that is made of the statements. */
export const PAGE = 'docs/specification.md';

const ROW_END = ' |\n';
const table = (heads: string[], rows: string[][]) =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')}${ROW_END}`).join('');

/** Words as they are, also where Markdown or HTML would make something of them. */
const plain = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/[|*_`[\]\\]/g, '\\$&');

function testLink(reference: string): string {
  const [file = '', ...path] = reference.split(STEP);
  return `[${plain(basename(file))}](${relative('docs', file)})${STEP}${path.map(plain).join(STEP)}`;
}

function row({ id, says, read, tests, reason, silent }: Statement): string[] {
  const words = read ? `${plain(says)}<br>*Read so: ${plain(read)}*` : plain(says);
  const proof = tests.map(testLink).join('<br>') || `*${plain(reason ?? silent ?? '')}*`;
  return [id, words, proof];
}

/** The statements in tables, a new one at each heading of the specification. */
function tables({ statements }: Part): string {
  const groups: Statement[][] = [];
  for (const statement of statements) {
    if (statement.under !== undefined || groups.length === 0) groups.push([]);
    groups.at(-1)?.push(statement);
  }
  return groups
    .map((group) => {
      const heading = group[0]?.under ? `### ${plain(group[0].under)}\n\n` : '';
      return heading + table(['', 'The specification says', 'Held by'], group.map(row));
    })
    .join('\n');
}

const partHeading = ({ part, heading }: Part) => `${part}. ${heading}`;
const anchor = (part: Part) =>
  partHeading(part)
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

/** @returns the Markdown of docs/specification.md */
export function specificationPage(parts: Part[]): string {
  const all = parts.flatMap(checked);
  const held = all.filter(({ tests }) => tests.length > 0);
  const silent = parts.flatMap(({ statements }) => statements).length - all.length;
  const tests = new Set(held.flatMap(({ tests }) => tests));
  const overview = parts.map((part) => [
    `[${partHeading(part)}](#${anchor(part)})`,
    `${checked(part).length}`,
    `${checked(part).filter(({ tests }) => tests.length > 0).length}`,
  ]);
  return `# The specification, statement by statement

The site was ordered by a specification. Split at its full stops, semicolons, bullets and table rows it makes
${all.length + silent} statements. ${silent} of them say nothing to check; the other **${all.length}** stand here, each with the tests that hold it:
**${held.length} of ${all.length}**, by ${tests.size} tests. CI runs them all and fails when one is gone; \`npm test\` runs most of them ([testing.md](testing.md)).

*Read so* tells how a statement is understood where its words alone do not decide it, or where the site does more than it asks.
A test is named by its file, then its group, then its title. Files that end in \`.spec.ts\` are tried in a real browser.

This page is made from [${basename(STATEMENTS_FILE)}](${relative('docs', STATEMENTS_FILE)}) by \`npm run docs\`: change it there.

${table(['Part', 'Statements', 'Held'], [...overview, ['**All**', `**${all.length}**`, `**${held.length}**`]])}
${parts.map((part) => `## ${partHeading(part)}\n\n${tables(part)}`).join('\n')}`;
}
