const END = '</footer>';
const MODULE = '<script type="module">';
const MODULE_AT_ONCE = '<script async type="module">';

/**
 * Has the scripts after the footer run once they are read, not in the task that ends the page and lays it out. Those before it
 * may look for what follows them.
 */
export function withEndScriptsAtOnce(html: string): string {
  const end = html.lastIndexOf(END);
  return end === -1 ? html : html.slice(0, end) + html.slice(end).replaceAll(MODULE, MODULE_AT_ONCE);
}
