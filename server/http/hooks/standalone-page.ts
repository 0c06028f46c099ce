import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const STYLE = /<style>(.*?)<\/style>/s;
const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const GAP = /\{(\w+)\}/g;

/** A page of one file that needs nothing else of the site, with gaps like `{id}`. */
export interface StandalonePage {
  /** Its content security policy: nothing but its own style. */
  policy: string;
  /** The page with words in its gaps. */
  html(words: Record<string, string>): string;
}

/** @param name of a file beside this one */
export function standalonePage(name: string): StandalonePage {
  const template = readFileSync(new URL(name, import.meta.url), 'utf8');
  const hash = createHash('sha256')
    .update(STYLE.exec(template)?.[1] ?? '')
    .digest('base64');
  return {
    policy: `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; style-src 'sha256-${hash}'`,
    html: (words) => template.replace(GAP, (gap, word: string) => escaped(words[word] ?? gap)),
  };
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
