/**
 * How a link stands to the page that is shown, as a value of `aria-current`.
 * @param link path that the link leads to
 * @param shown path of the page that is shown
 * @returns 'page' for the page itself, 'true' for one below it, else nothing
 */
export function currency(link: string, shown: string): 'page' | 'true' | undefined {
  if (link === shown) return 'page';
  return shown.startsWith(`${link}/`) ? 'true' : undefined;
}
