/**
 * A link: to a page of the site by its name, or to an address.
 * @typedef {import('./edits.js').Field} Field
 * @typedef {{ label: string, kind: string, address: string, isEntry?: boolean }} Target
 */
import { ask } from '../answers.js';
import { asked, labelled, made } from './dialog.js';
import { insertBlock, LINK } from './edits.js';

/** Names shown of those that are found. */
const MOST = 8;

/**
 * The link that a selection is in, with its place.
 * @param {Field} field
 */
function linkAt({ text, start, end }) {
  for (const found of text.matchAll(LINK)) {
    const last = found.index + found[0].length;
    if (found[0].startsWith('[') && found.index <= start && end <= last)
      return {
        from: found.index,
        to: last,
        words: found.groups?.['words'] ?? '',
        address: found.groups?.['address'] ?? '',
      };
  }
  return undefined;
}

/** Words that can be those of a link: in one line, with no link in them. @param {string} words */
const asWords = (words) =>
  words
    .replace(LINK, '$<words>')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<!\\)[[\]]/g, String.raw`\$&`);

/** The words of the target that is looked for, in any order. @param {Target[]} targets @param {string} typed */
function found(targets, typed) {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = (/** @type {Target} */ { label, kind, address }) => {
    const said = `${label} ${kind} ${address}`.toLowerCase();
    return words.every((word) => said.includes(word));
  };
  return words.length === 0 ? [] : targets.filter(isFound).slice(0, MOST);
}

/**
 * Asks for a link, and puts it in the place of the selected words.
 * @param {Field} field
 * @param {boolean} hasCards whether an entry can be shown as a card
 * @returns {Promise<Field | undefined>}
 */
export async function askLink(field, hasCards) {
  const was = linkAt(field);
  /** @type {Target[]} */
  const targets = await ask('/links').catch(() => []);
  const selected = was?.words ?? asWords(field.text.slice(field.start, field.end));
  const words = made('input', { type: 'text', value: selected, autocomplete: 'off' });
  const search = made('input', { type: 'text', autocomplete: 'off', autofocus: selected !== '' });
  const address = made('input', {
    type: 'text',
    value: was?.address ?? '',
    autocomplete: 'off',
    inputMode: 'url',
  });
  const results = made('ul', { className: 'text-results' });
  const said = made('p', { className: 'text-said' });
  said.setAttribute('role', 'status');
  const card = made('input', { type: 'checkbox' });
  const cardField = made(
    'label',
    { className: 'text-check' },
    card,
    'Show it as a card with its title, below this paragraph',
  );

  const follow = () => {
    const isEntry = targets.some((each) => each.isEntry && each.address === address.value);
    cardField.hidden = !(hasCards && isEntry);
    if (cardField.hidden) card.checked = false;
  };
  /** @param {Target} target */
  const choose = (target) => {
    address.value = target.address;
    if (words.value === '') words.value = asWords(target.label);
    said.textContent = `Chosen: ${target.label}`;
    results.replaceChildren();
    // What was missing is there now.
    address.form?.querySelector('.text-error')?.replaceChildren();
    follow();
    address.focus();
  };
  search.addEventListener('input', () => {
    const shown = found(targets, search.value);
    results.replaceChildren(
      ...shown.map((target) => {
        const button = made('button', { type: 'button' }, target.label, made('small', {}, target.kind));
        button.addEventListener('click', () => choose(target));
        return made('li', {}, button);
      }),
    );
    said.textContent =
      shown.length === 0 && search.value.trim() !== '' ? 'Nothing on the site is called that.' : '';
  });
  search.addEventListener('keydown', (event) => {
    const [first] = found(targets, search.value);
    if (event.key !== 'Enter' || !first) return;
    event.preventDefault();
    choose(first);
  });
  address.addEventListener('input', follow);
  follow();

  return asked(
    was ? 'Change the link' : 'Link',
    [
      labelled('Words of the link', words),
      labelled('Find a page of this site', search, 'By its title, as in “insurance”'),
      said,
      results,
      labelled('Or write an address', address, 'A web address, an email address or a phone number'),
      cardField,
    ],
    was ? 'Change' : 'Insert',
    async () => {
      if (address.value.trim() === '') return 'Find a page of this site, or write an address.';
      const checked = await ask(`/links/check?${new URLSearchParams({ address: address.value })}`);
      if (checked.error) return String(checked.error);
      if (card.checked)
        return insertBlock(was ? removed(field, was, was.words) : field, `[](${checked.address})`);
      const shown = asWords(words.value);
      if (shown === '') return 'Write the words that readers see.';
      return removed(field, was, `[${shown}](${checked.address})`);
    },
    was && { 'Remove the link': () => removed(field, was, was.words) },
  );
}

/**
 * Replaces a link, or the selected words, by other words.
 * @param {Field} field
 * @param {{ from: number, to: number } | undefined} was
 * @param {string} words
 * @returns {Field}
 */
function removed({ text, start, end }, was, words) {
  const { from, to } = was ?? { from: start, to: end };
  const at = from + words.length;
  return { text: text.slice(0, from) + words + text.slice(to), start: at, end: at };
}
