/**
 * The page beside the form shows where the words of a field stand, and a click on words of the page leads to their field.
 * @typedef {import('./places.js').TextField} TextField
 */
import { boxOf, FORM, isField, lineOf, linesOn, piecesOf, placeOf } from './places.js';

/** What a place is outlined by. */
const MARK = 'data-pointed';
/** How many groups a field is in at most, and how many elements its words. */
const MOST_DEEP = 5;
/** The cursor is followed once it rests, in ms. */
const PAUSE = 120;

/** A dark line within a light one is seen on every background, and forced colours keep the line. */
export const STYLE =
  '<style>[data-pointed] { outline: 3px solid #1b1b1f !important; outline-offset: 2px !important; box-shadow: 0 0 0 8px #fff !important; }</style>';

/** Whether a page that is made anew may change an attribute: an outline stays, and what was unfolded for it. @param {string} name */
export const mayChange = (name) => name !== MARK && name !== 'open';

/** Outlines a place, and brings it into view. @param {HTMLElement} place */
function show(place) {
  const folded = place.closest('details');
  if (folded) folded.open = true;
  const box = boxOf(place) ?? place;
  box.setAttribute(MARK, '');
  const { documentElement: root } = box.ownerDocument;
  const covered = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
  const { top, bottom, left, right } = box.getBoundingClientRect();
  if (top < covered || bottom > root.clientHeight || left < 0 || right > root.clientWidth)
    box.scrollIntoView({
      block: bottom - top > root.clientHeight - covered ? 'start' : 'center',
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
    });
}

/**
 * Points at the words of the field that has the focus, as long as a form is open.
 * @param {() => Document | null | undefined} shown the page, which is loaded again for another form
 * @param {(isNowhere: boolean) => void} tell whether the page does not have the words
 */
export function pointFromForm(shown, tell) {
  /** Nothing as long as it is to be pointed at anew. @type {HTMLElement | null | undefined} */
  let pointed;
  /** Whether the page does not have yet what was typed. */
  let isBehind = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @param {Document} page @param {HTMLElement | null} place */
  const pointAt = (page, place) => {
    if (place === pointed) return;
    for (const marked of page.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);
    pointed = place;
    if (place) show(place);
  };
  const point = () => {
    const page = shown();
    const field = document.activeElement;
    if (isBehind || !page?.querySelector('main') || !field?.closest(FORM)) return;
    const pieces = isField(field) ? piecesOf(lineOf(field)) : [];
    const place = placeOf(page, pieces, field) ?? null;
    tell(pieces.length > 0 && !place);
    pointAt(page, place);
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(point, PAUSE);
  };
  const onFocus = () => {
    isBehind = false;
    pointed = undefined;
    later();
  };
  const onInput = () => {
    isBehind = true;
  };
  document.addEventListener('focusin', onFocus);
  document.addEventListener('selectionchange', later);
  document.addEventListener('input', onInput);
  return {
    /** The page was made anew. @param {boolean} isNewest whether of all that was typed */
    follow(isNewest) {
      if (isNewest) isBehind = false;
      later();
    },
    end() {
      clearTimeout(timer);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('selectionchange', later);
      document.removeEventListener('input', onInput);
    },
  };
}

/** Unfolds what a field is in: the first button of each group opens it. @param {Element} field */
export async function unfold(field) {
  for (let depth = 0; depth < MOST_DEEP && !field.checkVisibility(); depth += 1) {
    let group = field.parentElement;
    while (group && !group.checkVisibility()) group = group.parentElement;
    group?.firstElementChild?.querySelector('button')?.click();
    await new Promise(requestAnimationFrame);
  }
}

/** Puts the cursor into the field of words of the page, where there is one. @param {Element} pressed what was pressed, or is in it */
export async function focusFieldOf(pressed) {
  if (!document.querySelector(FORM)?.checkVisibility()) return;
  /** @type {Element | null} */
  let element = pressed;
  for (let step = 0; element && step < MOST_DEEP; step += 1, element = element.parentElement)
    for (const { field, pieces, at } of linesOn(element)) {
      if (placeOf(element.ownerDocument, pieces, field) !== element) continue;
      await unfold(field);
      field.focus();
      field.setSelectionRange(at, at);
      field.scrollIntoView({ block: 'center' });
      return;
    }
}
