/** Pasted pages, mails and documents as Markdown: what the site shows of them, and nothing that its check refuses. */

import { converter } from './converter.js';
import { BEFORE_WORDS, lineStart, touched } from './edits.js';
import { renumbered } from './lines.js';
import { tableAt } from './tables.js';
import { makeLists } from './word-lists.js';

/** What is no text. */
const NONE =
  'head, style, script, title, meta, link, xml, img, picture, svg, video, audio, iframe, object, canvas, button, input, select, textarea, [style*="display:none" i], [style*="display: none" i], [style*="mso-hide:all" i]';
/** What makes it more than words. */
const FORMED = 'h1, h2, h3, h4, h5, h6, strong, em, del, a, li, table, blockquote, hr, sup, sub';
/** What has lines of its own. */
const BLOCK = 'h1, h2, h3, h4, h5, h6, p, div, ul, ol, table, blockquote, hr, section, article';
const LINK = /^(?:https?:\/\/[^\s]+|mailto:[^@\s]+@[^@\s]+\.[^@\s.]+|tel:\+\d{8,15})$/i;
const BOLD_FROM = 600;

/** @param {Element} element */
const unwrap = (element) => element.replaceWith(...element.childNodes);

/** Puts an element around what is in another. @param {Element} element @param {string} name */
function wrap(element, name) {
  const around = element.ownerDocument.createElement(name);
  around.append(...element.childNodes);
  element.append(around);
}

/** @param {Element} element @param {string} name */
function rename(element, name) {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** How an element says what it looks like, in the words of its style. @param {Element} element */
function looksOf(element) {
  const style = element instanceof HTMLElement ? element.style : undefined;
  const weight = style?.fontWeight ?? '';
  return {
    isBold: weight === 'bold' || Number(weight) >= BOLD_FROM,
    isNotBold: weight === 'normal' || (weight !== '' && Number(weight) < BOLD_FROM),
    isItalic: style?.fontStyle === 'italic',
    isNotItalic: style?.fontStyle === 'normal',
    isStruck: /line-through/.test(style?.textDecoration || style?.textDecorationLine || ''),
    raised: { super: 'sup', sub: 'sub' }[style?.verticalAlign ?? ''],
  };
}

/** Looks become elements: Google Docs and mail programs write them as styles. @param {Document} page */
function readLooks(page) {
  for (const element of page.querySelectorAll('span, font')) {
    const { isBold, isItalic, isStruck, raised } = looksOf(element);
    if (isBold) wrap(element, 'strong');
    if (isItalic) wrap(element, 'em');
    if (isStruck) wrap(element, 'del');
    if (raised) wrap(element, raised);
  }
  for (const element of page.querySelectorAll('b, strong')) {
    if (looksOf(element).isNotBold) unwrap(element);
    else if (element.matches('b')) rename(element, 'strong');
  }
  for (const element of page.querySelectorAll('i, em, cite')) {
    if (looksOf(element).isNotItalic) unwrap(element);
    else if (!element.matches('em')) rename(element, 'em');
  }
  for (const element of page.querySelectorAll('s, strike')) rename(element, 'del');
}

/** The address of a link that leads where it did; nothing for those that the site refuses. @param {string} href */
function addressOf(href) {
  const url = URL.parse(href);
  if (!url) return undefined;
  const { protocol, hostname, pathname, searchParams } = url;
  // Google Docs leads links through a page of its own.
  const led = hostname === 'www.google.com' && pathname === '/url' ? searchParams.get('q') : null;
  const person = protocol === 'tel:' ? pathname.replace(/[^+\d]/g, '') : decodeURIComponent(pathname);
  const address = /^https?:$/.test(protocol) ? (led ?? href.trim()) : protocol + person;
  return LINK.test(address) ? address : undefined;
}

/** @param {Document} page */
function readLinks(page) {
  for (const link of page.querySelectorAll('a')) {
    const address = addressOf(link.getAttribute('href') ?? '');
    if (address === undefined || link.textContent.trim() === '') unwrap(link);
    else {
      for (const { name } of [...link.attributes]) link.removeAttribute(name);
      link.setAttribute('href', address);
    }
  }
}

/** The title of an entry is above its text: the highest heading is of the second level. @param {Document} page */
function readHeadings(page) {
  for (const title of page.querySelectorAll('p.MsoTitle')) rename(title, 'h1');
  const below = page.querySelector('h1') ? 1 : 0;
  for (const heading of page.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    for (const part of heading.querySelectorAll('strong, br'))
      part.matches('br') ? part.replaceWith(' ') : unwrap(part);
    const level = Math.min(6, Number(heading.localName[1]) + below);
    if (heading.closest('li, td, th')) unwrap(heading);
    else if (heading.textContent.trim() === '') heading.remove();
    else rename(heading, `h${level}`);
  }
}

/** @param {Document} page */
function readLists(page) {
  makeLists(page);
  // Google Docs and old pages put an inner list beside the item that it belongs to.
  for (const list of page.querySelectorAll(':is(ul, ol) > :is(ul, ol)'))
    list.previousElementSibling?.append(list);
  for (const item of page.querySelectorAll('li')) {
    if (item.textContent.trim() === '') item.remove();
    const [only, ...others] = item.querySelectorAll(':scope > p');
    if (only && others.length === 0) unwrap(only);
  }
  // Two that follow each other would be read as one, which counts on.
  for (const list of page.querySelectorAll('ol + ol, ul + ul')) {
    list.previousElementSibling?.append(...list.childNodes);
    list.remove();
  }
}

/** @param {Document} page */
function readBlocks(page) {
  for (const block of page.querySelectorAll('pre')) {
    const lines = block.textContent.trimEnd().split('\n');
    const made = lines.flatMap((line) => [page.createElement('br'), line]).slice(1);
    const paragraph = page.createElement('p');
    paragraph.append(...made);
    block.replaceWith(paragraph);
  }
  // A break at the end of a block, or beside one, breaks nothing.
  for (const line of page.querySelectorAll('br'))
    if (!isOfLine(beside(line, 'nextSibling')) || !isOfLine(beside(line, 'previousSibling'))) line.remove();
}

/** What is beside a node, without the spaces between. @param {Node} node @param {'nextSibling' | 'previousSibling'} side */
function beside(node, side) {
  let other = node[side];
  while (other instanceof Text && other.data.trim() === '') other = other[side];
  return other;
}

/** Whether a node is a part of a line. @param {Node | null} node */
const isOfLine = (node) => node !== null && !(node instanceof Element && node.matches(BLOCK));

/** @param {Document} page */
function clean(page) {
  for (const element of page.querySelectorAll(NONE)) element.remove();
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  // Markdown takes a no-break space for a letter.
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (node instanceof Text)
      node.data = node.data.replace(/[\u00a0\u2007\u202f]/g, ' ').replace(/[\u200b\ufeff]/g, '');
  readLists(page);
  readLooks(page);
  readLinks(page);
  readHeadings(page);
  readBlocks(page);
}

/**
 * The Markdown of a page that was copied.
 * @param {string} html
 * @returns {string | undefined} nothing where it is words without a form, or nothing but code
 */
export function markdownOf(html) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  clean(page);
  if (!page.querySelector(FORMED)) return undefined;
  return converter().turndown(page.body).trim() || undefined;
}

/**
 * The text with what was pasted: within a line where it is one, as blocks of its own where it is more.
 * @param {import('./edits.js').Field} field
 * @param {string} markdown
 * @returns {import('./edits.js').Field}
 */
export function insertPasted(field, markdown) {
  const { text } = field;
  const isInLine = !/\n|^(?:#|- |> |\d+\. |\|)/.test(markdown);
  const [start, end] = isInLine ? [field.start, field.end] : placeOfBlock(field);
  const before = text.slice(0, start);
  const after = text.slice(end);
  const gap = (/** @type {string} */ side, /** @type {RegExp} */ apart) =>
    isInLine || side.trim() === '' || apart.test(side) ? '' : '\n\n';
  const above = before + gap(before, /\n[ \t]*\n[ \t]*$/);
  const below = gap(after, /^[ \t]*\n[ \t]*\n/) + after;
  const first = above.split('\n').length - 1;
  // A list that follows another one counts on.
  const lines = renumbered((above + markdown + below).split('\n'), first);
  const made = lines.join('\n');
  const caret = lines.slice(0, first + markdown.split('\n').length).join('\n').length;
  return isInLine
    ? { text: made, start: start + markdown.length, end: start + markdown.length }
    : { text: made, start: caret, end: caret };
}

/**
 * Where a block goes in place of what is selected: it divides no table, nor a line from its mark, and takes the place of an empty item.
 * @param {import('./edits.js').Field} field
 * @returns {[start: number, end: number]}
 */
function placeOfBlock({ text, start, end }) {
  const table = tableAt({ text, start: end, end }) ?? tableAt({ text, start, end });
  if (table) return [table.to, table.to];
  const { to } = touched({ text, start: end, end });
  const isEmpty = text.slice(lineStart(text, end), to).replace(BEFORE_WORDS, '') === '';
  return [beforeMark(text, start), isEmpty ? to : beforeMark(text, end)];
}

/** A place that is not within the mark of a line. @param {string} text @param {number} at */
function beforeMark(text, at) {
  const begins = lineStart(text, at);
  const [mark = ''] = BEFORE_WORDS.exec(text.slice(begins)) ?? [];
  return at <= begins + mark.length ? begins : at;
}
