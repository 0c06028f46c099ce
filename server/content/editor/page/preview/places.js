/**
 * Where the words of a field stand on the page beside the form. They are looked up in its text, so no form has to say it.
 * @typedef {HTMLInputElement | HTMLTextAreaElement} TextField
 */
import { BEFORE_WORDS, LINK, touched } from '../text/edits.js';

/** How Decap's styles name the form; its element has nothing else to be known by. */
export const FORM = '[class*="-ControlPaneContainer"]';
const FIELDS = `${FORM} :is(input[type="text"], textarea)`;
/** What pages say beside their text. */
const SAID = ['alt', 'aria-label', 'placeholder', 'value', 'href'];
/** What copy says in the place of a number or a name. */
const PLACEHOLDER = /\{\w+\}/;
const WORD = /^[\p{L}\p{N}]+$/u;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;
/** How many fields around one may say where its words stand, of those that a page has more than once. */
const REACH = 8;
/** How much longer than the words a text may be that has them, and how long in any case, in letters. */
const SPREAD = 3;
const SPREAD_LEAST = 300;
/** How many elements up the part is that words without a box of their own belong to: a button of a label for screen readers. */
const NEAR = 3;

/** Text to compare: pages break it elsewhere. @param {string | null} text */
const dense = (text) => (text ?? '').replace(/\s+/g, '');

/**
 * The words of a line of a field, without Markdown: more than one piece where placeholders are between.
 * @param {string} line
 */
export const piecesOf = (line) =>
  line
    .replace(LINK, '$<words>')
    .replace(BEFORE_WORDS, '')
    .replace(/\\(.)|[*`|]/g, '$1')
    .split(PLACEHOLDER)
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}/]/u.test(piece));

/** The line of a field that its cursor is in, or the next one with words. @param {TextField} field */
export function lineOf({ value, selectionStart }) {
  const start = selectionStart ?? 0;
  const { from } = touched({ text: value, start, end: start });
  return /.*\S.*/.exec(value.slice(from))?.[0] ?? '';
}

/** Whether a text has some pieces in their order. @param {string} text @param {string[]} pieces */
function says(text, pieces) {
  const whole = dense(text);
  let at = 0;
  return pieces.every((piece) => {
    const found = whole.indexOf(dense(piece), at);
    at = found + dense(piece).length;
    return found !== -1;
  });
}

/** Whether no piece is a part of another word. @param {string} text @param {string[]} pieces */
function areWords(text, pieces) {
  const words = text.split(BETWEEN_WORDS);
  return pieces.every((piece) => !WORD.test(piece) || words.includes(piece));
}

/** Whether an element has words beside its text. @param {Element} element @param {string[]} pieces */
const isSaid = (element, pieces) =>
  SAID.some((name) => dense(element.getAttribute(name)) === dense(pieces.join('')));

/**
 * The innermost elements that have some words in their text.
 * @param {HTMLElement} element
 * @param {string[]} pieces
 * @returns {HTMLElement[]}
 */
function holders(element, pieces) {
  const text = element.textContent ?? '';
  if (element.matches('script, style') || !says(text, pieces)) return [];
  const children = /** @type {HTMLElement[]} */ ([...element.children]);
  const within = children.flatMap((child) => holders(child, pieces));
  if (within.length > 0) return within;
  return areWords(text, pieces) ? [element] : [];
}

/**
 * What is seen of an element, maybe once what it is folded into is open.
 * @param {HTMLElement} element
 * @returns {HTMLElement | undefined} nothing where it is not seen as the page opens
 */
export function boxOf(element) {
  if (!(element.closest('details:not([open])') ?? element).checkVisibility()) return undefined;
  /** @type {HTMLElement | null} */
  let box = element;
  for (let step = 0; box && step < NEAR; step += 1, box = box.parentElement)
    if (box.getBoundingClientRect().width > 1 || box.closest('details:not([open])')) return box;
  return undefined;
}

/** The shortest texts of a page with some words. @param {Document} page @param {string[]} pieces */
function placesOf(page, pieces) {
  if (pieces.length === 0) return [];
  /** @type {NodeListOf<HTMLElement>} */
  const named = page.body.querySelectorAll(SAID.map((name) => `[${name}]`).join());
  const saying = [...named].filter((element) => isSaid(element, pieces));
  const length = (/** @type {Element} */ { textContent }) => dense(textContent).length;
  // Words far from each other are no place.
  const most = SPREAD * pieces.join('').length + SPREAD_LEAST;
  const holding = holders(page.body, pieces).filter((element) => length(element) <= most);
  const found = [...holding, ...saying].filter(boxOf);
  const least = Math.min(...found.map(length));
  return found.filter((element) => length(element) === least || saying.includes(element));
}

/**
 * Where the words of a field stand: of several places the one that is nearest to the words of a field beside it.
 * @param {Document} page
 * @param {string[]} pieces
 * @param {Element} field
 */
export function placeOf(page, pieces, field) {
  const places = placesOf(page, pieces);
  if (places.length < 2) return places[0];
  const fields = fieldsOf();
  const at = fields.indexOf(/** @type {TextField} */ (field));
  const order = [...page.body.querySelectorAll('*')];
  for (let distance = 1; distance <= REACH; distance += 1)
    for (const beside of [fields[at - distance], fields[at + distance]]) {
      const [only, more] = beside ? placesOf(page, piecesOf(lineOf(beside))) : [];
      if (!only || more) continue;
      const away = (/** @type {Element} */ place) => Math.abs(order.indexOf(place) - order.indexOf(only));
      return places.toSorted((one, other) => away(one) - away(other))[0];
    }
  return places.find((place) => place.closest('main')) ?? places[0];
}

/** The fields of the form that have words. */
const fieldsOf = () => [...document.querySelectorAll(FIELDS)].filter(isField);

/** @param {unknown} field @returns {field is TextField} */
export const isField = (field) =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.matches(FIELDS);

/** The lines of fields that an element says, and none within it. @param {Element} element */
export function linesOn(element) {
  const [own = '', ...within] = [element, ...element.children].map(({ textContent }) => textContent ?? '');
  return fieldsOf().flatMap((field) =>
    [...field.value.matchAll(/.+/g)].flatMap(({ index, 0: line }) => {
      const pieces = piecesOf(line);
      const isOwn = says(own, pieces) && !within.some((text) => says(text, pieces));
      return pieces.length > 0 && (isOwn || isSaid(element, pieces)) ? [{ field, pieces, at: index }] : [];
    }),
  );
}
