/** Changes of the text field as if they were typed, so that Ctrl+Z takes them back. @typedef {import('./edits.js').Field} Field */

/** @param {HTMLTextAreaElement} area @returns {Field} */
export const fieldOf = ({ value, selectionStart, selectionEnd }) => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
});

/** How much two texts have in common from their start. @param {string} one @param {string} other @param {number} most */
function common(one, other, most) {
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
}

/** @param {string} text */
const reversed = (text) => text.split('').reverse().join('');

/**
 * Types what differs, and selects what is selected after it.
 * @param {HTMLTextAreaElement} area
 * @param {Field | undefined} changed
 */
export function type(area, changed) {
  area.focus();
  if (!changed) return;
  const { value } = area;
  const { text, start, end } = changed;
  const shorter = Math.min(value.length, text.length);
  const before = common(value, text, shorter);
  const after = common(reversed(value), reversed(text), shorter - before);
  const typed = text.slice(before, text.length - after);
  if (value !== text) {
    area.setSelectionRange(before, value.length - after);
    // The one call that a browser takes for typing: its history of changes and React both follow.
    const isTyped = document.execCommand(typed === '' ? 'delete' : 'insertText', false, typed);
    if (!isTyped || area.value !== text) put(area, text);
  }
  area.setSelectionRange(start, end);
}

/** Puts a text where a browser does not type, without a way back by Ctrl+Z. @param {HTMLTextAreaElement} area @param {string} text */
function put(area, text) {
  area.setRangeText(text, 0, area.value.length, 'end');
  area.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
