import type { Paragraph } from 'mdast';
import type { MarkdownReading } from './markdown-inlines.ts';

/** Spaces that keep words together, as some keyboards and Word write them: Markdown takes them for letters. */
const NO_BREAK_SPACE = '[\\u00a0\\u2007\\u202f]';

/** What begins a line of plain text though its author meant a block, and what to write. */
const SLIPS: [begins: RegExp, remedy: string][] = [
  [
    new RegExp(`^(#{1,6}|[-*+]|\\d{1,9}[.)])${NO_BREAK_SPACE}`),
    'a no-break space stands behind the first sign: write a plain space',
  ],
  [/^#{2,6}[^\s#]/, 'write a space between ## and the heading'],
  [/^[•◦▪‣●·]/, "write '- ' in the place of the bullet to begin an item of a list"],
  [/^\|.*\|\s*$/, 'a table needs a line like | --- | --- | below its first one, and an empty line above it'],
];

/** Reports lines of a paragraph that were meant to be headings, lists or tables. A backslash before the sign says that it is text. */
export function reportSlips({ children }: Paragraph, reading: MarkdownReading): void {
  for (const [place, node] of children.entries()) {
    const start = node.position?.start.line;
    if (node.type !== 'text' || start === undefined) continue;
    const isFirst = place === 0 || children[place - 1]?.type === 'break';
    for (const [at, words] of node.value.split(/\r\n|\r|\n/).entries()) {
      if (at === 0 && !isFirst) continue;
      const line = start + at;
      const remedy = SLIPS.find(([begins]) => begins.test(words))?.[1];
      if (remedy === undefined || reading.lines[line - 1]?.includes(`\\${words.charAt(0)}`)) continue;
      reading.report({ position: { start: { line, column: 1 }, end: { line, column: 1 } } }, remedy);
    }
  }
}
