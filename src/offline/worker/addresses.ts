import { ofPath } from '#domain/shared/match-path.ts';
import { PARAMETERS } from './build.ts';

/** The address under which a page is kept: with the parameters that it reads, in one order, and no other. Empty fields of a form are part of its question. */
export function pageAddress(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  const read = new URLSearchParams();
  for (const name of ofPath(PARAMETERS, pathname) ?? []) {
    const value = searchParams.get(name);
    if (value !== null) read.set(name, value);
  }
  const query = read.toString();
  return origin + pathname + (query && `?${query}`);
}

/** The files that a page is drawn and run with, by the ends of their names. */
const NEEDED = /\.(css|js|woff2)$/;
const FILE = /\/(?:_astro|art|media)\/[\w./-]*\w/g;
/** The characters that cannot stand in the last part of an address; splitting there takes as long as the text is, whatever it says. */
const BETWEEN_NAMES = /[^\w.-]+/;
const FILE_NAME = /\w\.(css|js|woff2|svg|avif|webp|jpe?g|png)$/;

/** Addresses of the files that a page names; those that it needs are style sheets, scripts and fonts. */
export const filesIn = (html: string): Set<string> => new Set(html.match(FILE));
export const isNeeded = (file: string): boolean => NEEDED.test(file);

/** The scripts that a built script imports from beside it. */
const IMPORT = /(?:from|import\(?)["']\.\/([\w-]+\.js)["']/g;

/** Addresses of the scripts that a script at an address imports, which no page names. */
export const importsOf = (address: string, script: string): string[] =>
  [...script.matchAll(IMPORT)].map(([, name = '']) => address.slice(0, address.lastIndexOf('/') + 1) + name);

/** Last parts of the addresses that a page, a style sheet or a script names. */
export const namesIn = (text: string): Set<string> =>
  new Set(text.split(BETWEEN_NAMES).filter((word) => FILE_NAME.test(word)));
/** Last part of an address. */
export const nameOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);
