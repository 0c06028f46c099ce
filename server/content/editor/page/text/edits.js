/**
 * What buttons and keys make of the text of a field. They change nothing by themselves.
 * @typedef {{ text: string, start: number, end: number }} Field the text with what is selected in it
 */

/** The marks before the words of a line: of a quote, a heading, a list or a box to tick. */
export const BEFORE_WORDS = /^\s*(?:> ?)*(?:#{1,6} +|(?:[-*+]|\d{1,9}[.)]) +(?:\[[ xX]\] +)?)?/;
const WORD = /[\p{L}\p{N}’'-]/u;
/** The line below the head of a table. */
const RULE_OF_TABLE = /^\|[\s|:-]+\|?\s*$/;

/** A link as it is written, or a picture, which begins with another sign. */
export const LINK = /!?\[(?<words>(?:\\.|[^\]\\\n])*)\]\((?<address>[^()\n]*)\)/g;

/** Bold and italic: so many stars on either side. */
const MARKS = { bold: 2, italic: 1 };

/** @param {string} text @param {number} at */
export const lineStart = (text, at) => text.lastIndexOf('\n', at - 1) + 1;

/** @param {string} text @param {number} at */
function lineEnd(text, at) {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

/**
 * The lines that a selection touches. One that ends at the start of a line does not touch that one.
 * @param {Field} field
 */
export function touched({ text, start, end }) {
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end;
  return { from: lineStart(text, start), to: lineEnd(text, last) };
}

/** The place nearest to one where words can be: after the mark of a line, within a row of a table, behind a link. @param {string} text @param {number} at */
function placeOfWords(text, at) {
  for (const { index, 0: link, groups } of text.matchAll(LINK))
    if (at > index + link.indexOf('[') + 1 + (groups?.['words']?.length ?? 0) && at < index + link.length)
      return index + link.length;
  const begins = lineStart(text, at);
  const line = text.slice(begins, lineEnd(text, at));
  const first = line.startsWith('|') ? 1 : (BEFORE_WORDS.exec(line)?.[0].length ?? 0);
  const last = line.startsWith('|') ? Math.max(first, line.lastIndexOf('|')) : line.length;
  return Math.min(Math.max(at, begins + first), begins + last);
}

/** The word around a place. @param {string} text @param {number} at @returns {[number, number]} */
function wordAt(text, at) {
  let [from, to] = [at, at];
  while (WORD.test(text[from - 1] ?? '')) from -= 1;
  while (WORD.test(text[to] ?? '')) to += 1;
  return [from, to];
}

/** The words of a selection: of each line, and of each cell of a table. @param {Field} field @returns {[number, number][]} */
function pieces({ text, start, end }) {
  /** @type {[number, number][]} */
  const found = [];
  for (let from = start; from <= end; from = lineEnd(text, from) + 1) {
    const begins = lineStart(text, from);
    const ends = lineEnd(text, from);
    const line = text.slice(begins, ends);
    if (RULE_OF_TABLE.test(line)) continue;
    const words = Math.max(from, begins + (BEFORE_WORDS.exec(line)?.[0].length ?? 0));
    const to = Math.min(ends, end);
    const bar = line.startsWith('|') ? /(?<!\\)\|/g : /$^/g;
    let at = words;
    for (const { index } of text.slice(words, to).matchAll(bar)) {
      found.push([at, words + index]);
      at = words + index + 1;
    }
    found.push([at, to]);
  }
  return found.flatMap(([from, to]) => {
    const piece = text.slice(from, to);
    const left = from + piece.length - piece.trimStart().length;
    const right = left + piece.trim().length;
    return right > left ? [withWholeLinks(text, [left, right])] : [];
  });
}

/** A piece that no link is cut by: it is within the words of a link, or has all of it. @param {string} text @param {[number, number]} piece @returns {[number, number]} */
function withWholeLinks(text, [left, right]) {
  let [from, to] = [left, right];
  for (const { index, 0: link, groups } of text.matchAll(LINK)) {
    const [first, last] = [index, index + link.length];
    const words = first + link.indexOf('[') + 1;
    const isWithin = words <= from && to <= words + (groups?.['words']?.length ?? 0) && link.startsWith('[');
    if (last <= from || to <= first || isWithin) continue;
    from = Math.min(from, first);
    to = Math.max(to, last);
  }
  return [from, to];
}

/** How many stars are at a place, in one direction. @param {string} text @param {number} at @param {1 | -1} step */
function stars(text, at, step) {
  let count = 0;
  while (text[step === 1 ? at + count : at - 1 - count] === '*') count += 1;
  return count;
}

/** A piece without the stars that it is in, which belong to the text around it. @param {string} text @param {[number, number]} piece */
function unwrapped(text, [from, to]) {
  const inside = Math.min(stars(text, from, 1), stars(text, to, -1), Math.floor((to - from - 1) / 2));
  const words = text.slice(from + inside, to - inside);
  const isOne = inside > 0 && !words.includes('*'.repeat(Math.min(inside, 2)));
  const [left, right] = isOne ? [from + inside, to - inside] : [from, to];
  return { left, right, around: Math.min(stars(text, left, -1), stars(text, right, 1)) };
}

/** Of one star as a mark, and of two. */
const INNER = { italic: /(?<![*\\])\*(?!\*)/g, bold: /(?<!\\)\*\*/g };

/**
 * The words of a line that are bold or italic, and that a selection is within.
 * @param {Field} field
 * @param {keyof typeof MARKS} mark
 * @returns {{ from: number, to: number } | undefined}
 */
function runAround({ text, start, end }, mark) {
  const begins = lineStart(text, start);
  const line = text.slice(begins, lineEnd(text, start));
  const marks = [...line.matchAll(INNER[mark])].map(({ index }) => begins + index);
  for (let at = 0; at + 1 < marks.length; at += 2) {
    const from = (marks[at] ?? 0) + MARKS[mark];
    const to = marks[at + 1] ?? 0;
    if (from <= start && end <= to) return { from, to };
  }
  return undefined;
}

/**
 * Ends bold or italic words where they are being written: the cursor goes behind them, with the space that was typed last. Words that
 * the cursor is in become plain again.
 * @param {string} text
 * @param {{ from: number, to: number }} run that the selection is within
 * @param {Field} field
 * @param {number} size of the mark
 * @returns {Field}
 */
function endRun(text, { from, to }, { start, end }, size) {
  const words = text.slice(from, to);
  const isAtEnd = start === end && text.slice(start, to).trim() === '' && words.trim() !== '';
  if (!isAtEnd)
    return {
      text: text.slice(0, from - size) + words + text.slice(to + size),
      start: start - size,
      end: end - size,
    };
  const kept = from + words.trimEnd().length;
  const behind = to + stars(text, to, 1);
  return {
    text: text.slice(0, kept) + text.slice(to, behind) + text.slice(kept, to) + text.slice(behind),
    start: behind,
    end: behind,
  };
}

/** @param {number} around so many stars @param {keyof typeof MARKS} mark */
const isMarked = (around, mark) => (mark === 'bold' ? around >= 2 : around % 2 === 1);

/**
 * Whether all words that are selected, or that the cursor is in, are bold or italic.
 * @param {Field} field
 * @param {keyof typeof MARKS} mark
 */
export function hasMark({ text, start, end }, mark) {
  if (runAround({ text, start, end }, mark)) return true;
  const [from, to] = start === end ? wordAt(text, start) : [start, end];
  const parts = pieces({ text, start: from, end: to }).map((piece) => unwrapped(text, piece));
  return parts.length > 0 && parts.every(({ around }) => isMarked(around, mark));
}

/**
 * Makes words bold or italic, or plain again where all of them are. With nothing selected it is the word that the cursor is in, or new
 * words; a second press ends these.
 * @param {Field} field
 * @param {keyof typeof MARKS} mark
 * @returns {Field}
 */
export function toggleMark({ text, start, end }, mark) {
  const size = MARKS[mark];
  const run = runAround({ text, start, end }, mark);
  if (run) return endRun(text, run, { text, start, end }, size);
  const at = start === end ? placeOfWords(text, start) : start;
  const [first, last] = start === end ? wordAt(text, at) : [start, end];
  // At the end of a word new ones begin, as in every word processor.
  const [from, to] = start === end && (at === first || at === last) ? [at, at] : [first, last];
  if (from === to && RULE_OF_TABLE.test(text.slice(lineStart(text, from), lineEnd(text, from))))
    return { text, start, end };
  const sign = '*'.repeat(size);
  if (from === to) {
    const word = `${mark} words`;
    return {
      text: text.slice(0, from) + sign + word + sign + text.slice(from),
      start: from + size,
      end: from + size + word.length,
    };
  }
  const parts = pieces({ text, start: from, end: to }).map((piece) => unwrapped(text, piece));
  const isOn = parts.every(({ around }) => isMarked(around, mark));
  let made = '';
  let done = 0;
  /** @type {number | undefined} */
  let chosen;
  let chosenEnd = end;
  for (const { left, right, around } of parts) {
    const words = text.slice(left, right);
    const changes = isMarked(around, mark) === isOn;
    made += text.slice(done, changes && isOn ? left - size : left) + (changes && !isOn ? sign : '');
    chosen ??= made.length;
    made += isOn ? words : words.replace(INNER[mark], '');
    chosenEnd = made.length;
    made += changes && !isOn ? sign : '';
    done = changes && isOn ? right + size : right;
  }
  const whole = made + text.slice(done);
  // The cursor stays in its word: selected, the next key would take its place.
  if (start === end && chosen !== undefined)
    return { text: whole, start: chosen + at - from, end: chosen + at - from };
  return { text: whole, start: chosen ?? start, end: chosenEnd };
}

/**
 * Puts a block of its own below the paragraph at the cursor, or in its place where that is empty.
 * @param {Field} field
 * @param {string} block
 * @returns {Field} with the cursor at the start of the next paragraph
 */
export function insertBlock({ text, end }, block) {
  const isEmpty = text.slice(lineStart(text, end), lineEnd(text, end)).trim() === '';
  const below = /\n[ \t]*(?:\n|$)/.exec(text.slice(end));
  const at = isEmpty ? end : end + (below?.index ?? text.length - end);
  const before = text.slice(0, at).trimEnd();
  const after = text.slice(at).replace(/^(?:[ \t]*(?:\n|$))+/, '');
  const above = `${before}${before && '\n\n'}${block}\n\n`;
  return { text: above + after, start: above.length, end: above.length };
}
