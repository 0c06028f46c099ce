/** What is said of a picture in a text. @typedef {import('./edits.js').Field} Field */
import { asked, labelled, made } from './dialog.js';
import { insertBlock } from './edits.js';

/** Signs that Markdown takes for its own. */
const SIGNS = /[\\[\]*_`<>~]|&(?=#?\w+;)/g;

/** @param {string} words */
const inOneLine = (words) => words.replace(/\s+/g, ' ').trim();

/** @param {string} words */
const escaped = (words) => inOneLine(words).replace(SIGNS, String.raw`\$&`);

/** A bar divides the caption from who took the picture. @param {string} words */
const inTitle = (words) =>
  inOneLine(words)
    .replaceAll('|', '/')
    .replace(/["\\]|&(?=#?\w+;)/g, String.raw`\$&`);

/**
 * A picture as a text has it.
 * @param {{ file: string, alt: string, caption?: string, credit?: string }} picture
 */
export function pictureText({ file, alt, caption = '', credit = '' }) {
  const title = inTitle(caption) + (inTitle(credit) && ` | ${inTitle(credit)}`);
  return `![${escaped(alt)}](${file}${title && ` "${title.trim()}"`})`;
}

/**
 * Asks what a picture shows, and puts it below the paragraph at the cursor.
 * @param {Field} field
 * @param {string} file its name
 * @param {() => string} source where the browser has it, once it has
 * @returns {Promise<Field | undefined>}
 */
export async function askPicture(field, file, source) {
  const shown = made('img', { alt: '', className: 'text-picture' });
  const alt = made('textarea', { rows: 2, required: true });
  const caption = made('input', { type: 'text', autocomplete: 'off' });
  const credit = made('input', { type: 'text', autocomplete: 'off' });
  // Decap reads a picture that is saved already when it is asked for.
  const timer = setInterval(() => {
    const found = source();
    if (found && shown.src !== found) shown.src = found;
  }, LOOK_MS);
  return asked(
    'Picture',
    [
      shown,
      labelled('What the picture shows', alt, 'For those who do not see it, as in “Five trucks at a gate”'),
      labelled('Caption (optional)', caption, 'Shown below the picture'),
      labelled('Photographer (optional)', credit),
    ],
    'Insert',
    () => {
      if (alt.value.trim() === '') return 'Write what the picture shows.';
      return insertBlock(
        field,
        pictureText({ file, alt: alt.value, caption: caption.value, credit: credit.value }),
      );
    },
  ).finally(() => clearInterval(timer));
}

/** How often Decap is asked for the picture, in ms. */
const LOOK_MS = 200;
