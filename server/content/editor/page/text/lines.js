/** Headings, lists and quotes: what the lines of a text begin with. @typedef {import('./edits.js').Field} Field */
import { touched } from './edits.js';

const QUOTE = /^> ?/;
/** An item of a list. */
const ITEM = /^(?<indent>\s*)(?:[-*+]|(?<number>\d{1,9})(?<sign>[.)]))(?<space> +)(?<box>\[[ xX]\] +)?/;
/** What lines begin with that are another kind of block. */
const ANY = /^(?:> ?)*(?:#{1,6} +|\s*(?:[-*+]|\d{1,9}[.)]) +(?:\[[ xX]\] +)?)?/;
const TABLE = /^\s*\|/;

/**
 * Kinds of lines: how each is known, what it begins with, and what a new one says.
 * @type {Record<string, { is: RegExp, sign: (place: number) => string, word: string, isHeading?: true, isList?: true }>}
 */
const KINDS = {
  heading: { is: /^## +/, sign: () => '## ', word: 'Heading', isHeading: true },
  subheading: { is: /^### +/, sign: () => '### ', word: 'Subheading', isHeading: true },
  bullets: { is: /^\s*[-*+] +(?!\[[ xX]\] )/, sign: () => '- ', word: 'First item', isList: true },
  numbers: { is: /^\s*\d{1,9}[.)] +/, sign: (place) => `${place}. `, word: 'First item', isList: true },
  checklist: { is: /^\s*[-*+] +\[[ xX]\] +/, sign: () => '- [ ] ', word: 'First task', isList: true },
  quote: { is: QUOTE, sign: () => '> ', word: 'Quote' },
};

/** @param {string | undefined} line */
const isBlank = (line) => (line ?? '').trim() === '';

/** Whether a line is of a list or quote, or is indented below an item. @param {string} line */
const isOfBlock = (line) => ITEM.test(line) || QUOTE.test(line) || /^\s/.test(line);

/** Whether the lines that are touched are of a kind. @param {Field} field @param {string} name of the kind */
export function isKind(field, name) {
  const { from, to } = touched(field);
  const words = field.text
    .slice(from, to)
    .split('\n')
    .filter((line) => !isBlank(line));
  return words.length > 0 && words.every((line) => KINDS[name]?.is.test(line));
}

/**
 * Makes the lines that are touched a heading, a list or a quote, or plain again where they are that already.
 * @param {Field} field
 * @param {string} name of the kind
 * @returns {Field | undefined} nothing where the lines are a table's, which has none of them
 */
export function toggleLines(field, name) {
  const kind = KINDS[name];
  if (!kind) throw new Error(`No line is called ${name}.`);
  const { text } = field;
  const { from, to } = touched(field);
  const lines = text.slice(from, to).split('\n');
  if (lines.some((line) => TABLE.test(line))) return undefined;
  const words = lines.filter((line) => !isBlank(line));
  const isOn = isKind(field, name);
  if (words.length === 0) return begun(text, from, to, kind);
  const kept = kind.isList ? words : lines;
  let place = 0;
  const made = kept.map((line) => {
    if (isBlank(line)) return name === 'quote' && !isOn ? '>' : line;
    if (isOn) return line.replace(kind.is, '');
    place += 1;
    return kind.sign(place) + line.replace(ANY, '');
  });
  const changed = placed(text, from, to, made, isOn ? undefined : kind);
  if (field.start !== field.end) return changed;
  const caret = Math.max(changed.start, changed.end - (to - field.end));
  return { text: changed.text, start: caret, end: caret };
}

/**
 * A new line of a kind, with its words selected.
 * @param {string} text
 * @param {number} from
 * @param {number} to
 * @param {KINDS[string]} kind
 */
function begun(text, from, to, kind) {
  const { text: made, end } = placed(text, from, to, [kind.sign(1) + kind.word], kind);
  return { text: made, start: end - kind.word.length, end };
}

/**
 * Puts lines in the place of others, apart from the paragraphs around them, which would be taken for a part of a list or quote.
 * @param {string} text
 * @param {number} from
 * @param {number} to
 * @param {string[]} lines
 * @param {KINDS[string]} [kind]
 * @returns {Field}
 */
function placed(text, from, to, lines, kind) {
  const above = text.slice(0, from).split('\n').slice(0, -1);
  const below = text.slice(to).split('\n').slice(1);
  const isApart = (/** @type {string | undefined} */ line = '') =>
    isBlank(line) || kind?.isHeading || isOfBlock(line) === Boolean(kind) || (kind?.is.test(line) ?? false);
  const all = [
    ...above,
    ...(isApart(above.at(-1)) ? [] : ['']),
    ...lines,
    ...(isApart(below[0]) ? [] : ['']),
    ...below,
  ];
  const first = above.length + (isApart(above.at(-1)) ? 0 : 1);
  const numbered = renumbered(all, first);
  const startOf = (/** @type {number} */ line) =>
    numbered.slice(0, line).join('\n').length + (line > 0 ? 1 : 0);
  const last = first + lines.length;
  return { text: numbered.join('\n'), start: startOf(first), end: numbered.slice(0, last).join('\n').length };
}

/**
 * Numbers the list that a line belongs to one after another, as the check asks for it.
 * @param {string[]} lines
 * @param {number} at
 */
export function renumbered(lines, at) {
  const { indent, number } = ITEM.exec(lines[at] ?? '')?.groups ?? {};
  if (indent === undefined || number === undefined) return lines;
  const numberOf = (/** @type {string} */ line) => {
    const groups = ITEM.exec(line)?.groups;
    return groups?.['indent'] === indent ? groups['number'] : undefined;
  };
  const isInside = (/** @type {string | undefined} */ line) =>
    line !== undefined &&
    (isBlank(line) || numberOf(line) !== undefined || /^\s/.test(line.slice(indent.length)));
  let first = at;
  for (let line = at; line > 0 && isInside(lines[line - 1]); line -= 1)
    if (numberOf(lines[line - 1] ?? '') !== undefined) first = line - 1;
  const made = [...lines];
  let next = Number(numberOf(lines[first] ?? '') ?? 1);
  for (let line = first; isInside(lines[line]); line += 1) {
    const words = lines[line] ?? '';
    if (numberOf(words) === undefined) continue;
    made[line] = words.replace(/\d+/, String(next));
    next += 1;
  }
  return made;
}

/**
 * What Enter makes of a list or quote: its next item, or its end where the item has no words yet.
 * @param {Field} field
 * @returns {Field | undefined} nothing where the key does what it always does
 */
export function continued({ text, start, end }) {
  if (start !== end) return undefined;
  const { from, to } = touched({ text, start, end });
  const line = text.slice(from, to);
  const item = ITEM.exec(line) ?? QUOTE.exec(line);
  if (!item || start < from + item[0].length) return undefined;
  const lines = text.split('\n');
  const at = text.slice(0, from).split('\n').length - 1;
  if (line.slice(item[0].length).trim() === '') {
    // An empty line ends it: words directly below would still be a part of the last item.
    const above = isBlank(lines[at - 1]) || at === 0 ? [''] : ['', ''];
    lines.splice(at, 1, ...above, ...(isBlank(lines[at + 1]) ? [] : ['']));
    const caret = lines.slice(0, at + above.length).join('\n').length;
    return { text: lines.join('\n'), start: caret, end: caret };
  }
  const isAtStart = text.slice(from + item[0].length, start).trim() === '';
  const { indent = '', number, sign = '.', space = ' ', box } = item.groups ?? {};
  const mark =
    number === undefined
      ? item[0].replace(/\[[ xX]\] +$/, '')
      : `${indent}${Number(number) + 1}${sign}${space}`;
  const begins = box ? `${mark}[ ] ` : mark;
  const above = isAtStart ? item[0] : text.slice(from, start).trimEnd();
  lines.splice(at, 1, above, begins + text.slice(start, to).trimStart());
  const made = renumbered(lines, at + 1);
  // At the start of an item the new one is above it.
  const place = isAtStart ? at : at + 1;
  const before = made.slice(0, place).join('\n').length + (place > 0 ? 1 : 0);
  const caret = before + (ITEM.exec(made[place] ?? '')?.[0] ?? begins).length;
  return { text: made.join('\n'), start: caret, end: caret };
}
