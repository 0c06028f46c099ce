import { MARKS, type Text } from '@contentful/rich-text-types';
import type { PhrasingContent } from 'mdast';

type Wrap = (children: PhrasingContent[]) => PhrasingContent[];

/** The marks in Markdown, from the outermost in. */
const MARKED: [mark: string, wrap: Wrap][] = [
  [MARKS.UNDERLINE, between('u')],
  [MARKS.SUPERSCRIPT, between('sup')],
  [MARKS.SUBSCRIPT, between('sub')],
  [MARKS.STRIKETHROUGH, (children) => [{ type: 'delete', children }]],
  [MARKS.BOLD, (children) => [{ type: 'strong', children }]],
  [MARKS.ITALIC, (children) => [{ type: 'emphasis', children }]],
];

/** A line break that may be in the cell of a table, too. */
export const BREAK = { type: 'html', value: '<br>' } as const;

/** A stretch of text and the places of its marks in the list above. */
interface Run {
  text: string;
  marks: number[];
  code: boolean;
}

/** Makes a tree of texts that follow each other; where their marks overlap, one is inside the other. */
export function markedText(texts: Text[]): PhrasingContent[] {
  return nested(merged(outsideOfSpace(texts.map(runOf))));
}

function runOf({ value, marks }: Text): Run {
  const types = new Set(marks.map(({ type }) => type));
  const places = MARKED.flatMap(([mark], place) => (types.has(mark) ? [place] : []));
  return { text: value, marks: places, code: types.has(MARKS.CODE) };
}

/** The library would write space at the edge of marks as `&#x20;`; outside of them it stays a space. */
function outsideOfSpace(runs: Run[]): Run[] {
  const parts = runs
    .filter(({ text }) => text !== '')
    .flatMap(({ text, ...look }) =>
      (text.match(/^\s+|\s+$|\S(.*\S)?/gs) ?? []).map((part): Run => ({ text: part, ...look })),
    );
  const isSpace = ({ text }: Run) => text.trim() === '';
  return parts.map((run, place) => {
    if (!isSpace(run)) return run;
    const before = parts.slice(0, place).findLast((other) => !isSpace(other))?.marks ?? [];
    const after = parts.slice(place + 1).find((other) => !isSpace(other))?.marks ?? [];
    const marks = run.marks.filter((mark, depth) => mark === before[depth] && mark === after[depth]);
    return { text: run.text, marks, code: false };
  });
}

/** Runs that look the same are one. */
function merged(runs: Run[]): Run[] {
  const all: Run[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (last && last.code === run.code && last.marks.join() === run.marks.join()) last.text += run.text;
    else all.push({ ...run });
  }
  return all;
}

function nested(runs: Run[]): PhrasingContent[] {
  const [first] = runs;
  if (!first) return [];
  const [mark] = first.marks;
  const end = runs.findIndex(({ marks }) => marks[0] !== mark);
  const same = end === -1 ? runs : runs.slice(0, end);
  const wrap = MARKED[mark ?? -1]?.[1];
  const inner = wrap
    ? wrap(nested(same.map((run) => ({ ...run, marks: run.marks.slice(1) }))))
    : same.flatMap(unmarked);
  return [...inner, ...nested(runs.slice(same.length))];
}

function unmarked({ text, code }: Run): PhrasingContent[] {
  // Code has no line breaks.
  if (code) return [{ type: 'inlineCode', value: text.replace(/\n/g, ' ') }];
  return text
    .split('\n')
    .flatMap((line, place): PhrasingContent[] => [
      ...(place === 0 ? [] : [BREAK]),
      ...(line === '' ? [] : [{ type: 'text' as const, value: line }]),
    ]);
}

/** Markdown has no signs for these; the reader takes the HTML that shows them. */
function between(tag: string): Wrap {
  return (children) => [
    { type: 'html', value: `<${tag}>` },
    ...children,
    { type: 'html', value: `</${tag}>` },
  ];
}
