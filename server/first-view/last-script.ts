const MODULE = '<script type="module">';
const MODULE_AT_ONCE = '<script async type="module">';

/**
 * Has the last script in a page run once it is read, not in the task that ends the page and lays it out. The others may look for
 * what follows them.
 */
export function withLastScriptAtOnce(html: string): string {
  const place = html.lastIndexOf(MODULE);
  return place === -1 ? html : html.slice(0, place) + MODULE_AT_ONCE + html.slice(place + MODULE.length);
}
