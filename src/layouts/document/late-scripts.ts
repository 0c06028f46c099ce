const MODULE = /<script type="module" src="([^"]+)"><\/script>/g;
/**
 * Where Astro would have its loader of islands and their styles: the build leaves them out (tools/astro/islands.ts). They follow another
 * element; the same words in an attribute are an author's.
 */
const EMPTY = /(?<=>)<(script|style)>\s*<\/\1>/g;
const END = '</body>';

/** A page without Astro's empty elements, which its Content-Security-Policy allows as little as other inline ones. */
export const withoutEmptyElements = (html: string): string => html.replaceAll(EMPTY, '');

/**
 * Leaves the starting of a page's scripts to the first one (src/layouts/browser/first-touch/start-scripts.ts): all that is seen comes before them.
 * @param html a rendered page
 */
export function withLateScripts(html: string): string {
  const addresses = new Set([...html.matchAll(MODULE)].map(([, address = '']) => address));
  const page = withoutEmptyElements(html.replaceAll(MODULE, ''));
  const end = page.lastIndexOf(END);
  if (end === -1 || addresses.size === 0) return withoutEmptyElements(html);
  return `${page.slice(0, end)}<template data-scripts="${[...addresses].join(' ')}"></template>${page.slice(end)}`;
}
