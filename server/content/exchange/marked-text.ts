import { MARKS, type Text } from '@contentful/rich-text-types';
import { entity, escapeText } from './escape.ts';

/** Signs around a text, from the outermost in. */
const SIGNS: [mark: string, before: string, after: string][] = [
  [MARKS.UNDERLINE, '<u>', '</u>'],
  [MARKS.SUPERSCRIPT, '<sup>', '</sup>'],
  [MARKS.SUBSCRIPT, '<sub>', '</sub>'],
  [MARKS.STRIKETHROUGH, '~~', '~~'],
  [MARKS.BOLD, '**', '**'],
  [MARKS.ITALIC, '_', '_'],
];
const LINE_BREAK = '<br>';
/** Whatever Markdown takes for part of a word: neither space nor punctuation. */
const LETTER = /[^\s\p{P}$+<=>^`|~]/u;

/** A stretch of text and the places of its marks in the list of signs. */
interface Run {
  text: string;
  marks: number[];
  code: boolean;
}

/** Writes texts that follow each other; where their marks overlap, one stands inside the other. */
export function markedText(texts: Text[]): string {
  let written = '';
  let open: number[] = [];
  const turnTo = (marks: number[], core: string) => {
    const differs = open.findIndex((mark, depth) => mark !== marks[depth]);
    const shared = differs === -1 ? open.length : differs;
    const closing = open
      .slice(shared)
      .toReversed()
      .map((mark) => SIGNS[mark]?.[2]);
    const opening = marks.slice(shared).map((mark) => SIGNS[mark]?.[1]);
    written = joined(written, closing.join(''), opening.join(''), core);
    open = marks;
  };
  for (const run of merged(outsideOfSpace(texts.map(runOf)))) turnTo(run.marks, coreOf(run));
  turnTo([], '');
  return written;
}

function runOf({ value, marks }: Text): Run {
  const types = new Set(marks.map(({ type }) => type));
  const places = SIGNS.flatMap(([mark], place) => (types.has(mark) ? [place] : []));
  return { text: value, marks: places, code: types.has(MARKS.CODE) };
}

/** Signs must touch words: space at the edge of marks is written outside of them. */
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

function coreOf({ text, code }: Run): string {
  return code ? codeSpan(text) : text.split('\n').map(escapeText).join(LINE_BREAK);
}

/** Code between more backticks than it holds itself. */
function codeSpan(text: string): string {
  const line = text.replaceAll('\n', ' ');
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = /^`|`$/.test(line) ? ' ' : '';
  return fence + pad + line + pad + fence;
}

/**
 * Puts signs between two stretches. A letter on their outer side can keep them from counting; it is then written as an
 * entity, which begins and ends with signs itself (CommonMark, section 6.2).
 */
function joined(before: string, closing: string, opening: string, after: string): string {
  const last = [...before].at(-1) ?? '';
  const first = [...after][0] ?? '';
  const touches = (signs: string, inner: string) => !/^(\*\*|~~)$/.test(signs) || !LETTER.test(inner);
  if (closing === '' && /^[*_~]/.test(opening) && LETTER.test(last) && touches(opening, first))
    return before.slice(0, -last.length) + entity(last) + opening + after;
  if (opening === '' && /[*_~]$/.test(closing) && LETTER.test(first) && touches(closing, last))
    return before + closing + entity(first) + after.slice(first.length);
  return before + closing + opening + after;
}
