/** The length of a title that search results show, in characters; a longer one is cut. */
export const TITLE_SHOWN = 60;

/**
 * Title of a page in the browser and in search results: with the name of the company where there is room for it.
 * @param title of the page by itself
 */
export function pageTitle(title: string, brand: string): string {
  const full = `${title} | ${brand}`;
  return title.includes(brand) || full.length > TITLE_SHOWN ? title : full;
}
