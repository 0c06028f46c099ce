/** The connection as browsers of the Chromium family tell it (https://wicg.github.io/netinfo/). */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

/** Whether the visitor asks for as little as can be. */
export const savesData = (): boolean => connection().saveData === true;

/** Whether the connection is said to be slow. Browsers that tell nothing of it are not taken for slow. */
export const isSlow = (): boolean => (connection().effectiveType ?? '4g') !== '4g';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in HTML, also between double quotes. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** The files that a page is drawn and run with, by the ends of their names. */
const NEEDED = /\.(css|js|woff2)$/;
const FILE = /\/(?:_astro|art|media)\/[\w./-]*\w/g;
/** The characters that cannot be in the last part of an address; splitting there takes as long as the text is, whatever it says. */
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
