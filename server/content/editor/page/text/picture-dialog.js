/** What is said of a picture in a text. @typedef {import('./edits.js').Field} Field */
import { PICTURES_PATH } from '../library.js';
import { asked, labelled, made } from './dialog.js';
import { insertBlock, touched } from './edits.js';

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

/** A picture as it is written. */
const PICTURE =
  /!\[(?<alt>(?:\\.|[^\]\\\n])*)\]\((?<file>[^\s()]+)(?:[ \t]+"(?<title>(?:\\.|[^"\\\n])*)")?\)/g;

/** @param {string} words */
const unescaped = (words) => words.replace(/\\(.)/g, '$1');

/**
 * The picture on the line of the cursor, with its place: of several the one that the cursor is in.
 * @param {Field} field
 */
export function pictureAt(field) {
  const { from, to } = touched(field);
  const found = [...field.text.slice(from, to).matchAll(PICTURE)].map(
    ({ index, 0: written, groups = {} }) => {
      const [caption = '', credit = ''] = unescaped(groups['title'] ?? '').split('|');
      return {
        from: from + index,
        to: from + index + written.length,
        file: groups['file'] ?? '',
        alt: unescaped(groups['alt'] ?? ''),
        caption: caption.trim(),
        credit: credit.trim(),
      };
    },
  );
  return found.find((each) => each.from <= field.end && field.end <= each.to) ?? found[0];
}

/**
 * The text with other words in the place of a picture; without any the line goes, too, if it had nothing else.
 * @param {Field} field
 * @param {{ from: number, to: number }} was
 * @param {string} written
 * @returns {Field}
 */
function replaced({ text }, { from, to }, written) {
  const [before, after] = [text.slice(0, from), text.slice(to)];
  const end = from + written.length;
  if (written || !/(?:^|\n)$/.test(before) || !/^(?:\n|$)/.test(after))
    return { text: before + written + after, start: end, end };
  const above = before.trimEnd();
  const below = after.trimStart();
  return {
    text: above + (above && below ? '\n\n' : '') + (below || '\n'),
    start: above.length,
    end: above.length,
  };
}

/**
 * Asks what a picture shows, and puts it below the paragraph at the cursor, or in the place of the picture there.
 * @param {Field} field
 * @param {string} file its name
 * @param {() => void} chooseOther asks for another file
 * @returns {Promise<Field | undefined>}
 */
export function askPicture(field, file, chooseOther) {
  const was = pictureAt(field);
  const alt = made('textarea', { rows: 2, required: true, value: was?.alt ?? '', autofocus: true });
  const caption = made('input', { type: 'text', autocomplete: 'off', value: was?.caption ?? '' });
  const credit = made('input', { type: 'text', autocomplete: 'off', value: was?.credit ?? '' });
  return asked(
    was ? 'Change the picture' : 'Picture',
    [
      made('img', { alt: '', className: 'text-picture', src: PICTURES_PATH + file }),
      labelled(
        'What the picture shows',
        alt,
        'Read aloud to people who cannot see it, as in “Five trucks at a gate”',
      ),
      labelled('Caption (optional)', caption, 'Shown below the picture'),
      labelled('Photographer (optional)', credit),
    ],
    was ? 'Change' : 'Insert',
    () => {
      if (alt.value.trim() === '') return 'Write what the picture shows.';
      const written = pictureText({ file, alt: alt.value, caption: caption.value, credit: credit.value });
      return was ? replaced(field, was, written) : insertBlock(field, written);
    },
    was && {
      'Choose another picture': chooseOther,
      'Remove the picture': () => replaced(field, was, ''),
    },
  );
}
