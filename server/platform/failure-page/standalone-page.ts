import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { EDITOR_ORIGINS } from '#domain/shared/editor-origins.ts';

const STYLE = /<style>(.*?)<\/style>/s;
const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const GAP = /\{(\w+)\}/g;

/** The head, the heading and the look of all of them. */
const FRAME = readFileSync(new URL('standalone.html', import.meta.url), 'utf8');
const REST = '<!-- rest -->';

/** A page that needs nothing else of the site, with gaps like `{id}`. */
interface StandalonePage {
  /**
   * Its content security policy: nothing but its own style. The editors' pane may frame it, since any address may fail there, and a
   * browser shows a page of its own in place of one that it may not frame; there is nothing on it to be tricked into pressing.
   */
  policy: string;
  /** The page with words in its gaps. */
  html(words: Record<string, string>): string;
}

/** @param file address of what the page has below its heading */
export function standalonePage(file: URL): StandalonePage {
  const template = FRAME.replace(REST, () => readFileSync(file, 'utf8').trim());
  const hash = createHash('sha256')
    .update(STYLE.exec(FRAME)?.[1] ?? '')
    .digest('base64');
  const framedBy = EDITOR_ORIGINS.join(' ');
  return {
    policy: `default-src 'none'; frame-ancestors ${framedBy}; base-uri 'none'; form-action 'none'; style-src 'sha256-${hash}'`,
    html: (words) => template.replace(GAP, (gap, word: string) => escaped(words[word] ?? gap)),
  };
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
