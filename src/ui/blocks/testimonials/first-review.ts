/** The families of pages, by the first part of their paths; the home page and those of the company come before them. */
const FAMILIES = ['products', 'solutions', 'resources'];

/**
 * The review that opens a page: another one for each family, so that a visitor who goes through the site meets all.
 * @returns its place among the reviews, from 0
 */
export function firstReview(path: string, reviews: number): number {
  const family = FAMILIES.indexOf(path.split('/')[1] ?? '') + 1;
  return reviews > 0 ? family % reviews : 0;
}
