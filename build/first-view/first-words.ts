import { endOfFirstScreen } from '#server/first-view/first-screen.ts';

const TAG = /<([a-z][\w-]*)((?:"[^"]*"|[^">])*)>/g;
const ATTRIBUTE = /([\w-]+)(?:="([^"]*)")?/g;
/** What a closed menu hides. */
const FOLDED = /(<\/summary>)[\s\S]*?(<\/details>)/g;
const CODE = /<(script|style)\b[\s\S]*?<\/\1>/g;

const unescaped = (value: string) => value.replaceAll('&gt;', '>').replaceAll('&amp;', '&');
const classesOf = (value: string) => unescaped(value).split(/\s+/).filter(Boolean);

/**
 * What selectors can name in the first screen of a page: `tag`, `.class`, `#id` and `[attribute]`; of menus that are closed
 * only what is seen.
 * @param html a whole page
 */
export function firstWords(html: string): Set<string> {
  const end = endOfFirstScreen(html) ?? html.length;
  const screen = html.slice(0, end).replaceAll(CODE, '').replaceAll(FOLDED, '$1$2');
  const words = new Set<string>();
  for (const [, tag = '', attributes = ''] of screen.matchAll(TAG)) {
    words.add(tag);
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      words.add(`[${name}]`);
      if (name === 'id') words.add(`#${value}`);
      if (name === 'class') for (const className of classesOf(value)) words.add(`.${className}`);
    }
  }
  return words;
}

/** The classes that stand together on an element, for each element of a page. */
export const classLists = (html: string): string[][] =>
  [...html.matchAll(/ class="([^"]*)"/g)].map(([, value = '']) => classesOf(value));
