import type { FirstView } from './first-view.ts';

const KB = 1024;

type Budget = Omit<FirstView, 'offenders'>;

/** The budget of a first view of any page; docs/design.md, 'First view', says where the figures come from. */
const EVERY_PAGE: Budget = {
  html: 17.25 * KB,
  styles: 9.25 * KB,
  fonts: 15 * KB,
  images: 16 * KB,
  // React, the loader of islands and the forms come at the first touch. Pages without a form send what waits, by a script of 1.6 KB.
  scripts: 7.25 * KB,
  total: 56 * KB,
  requests: 16,
  // Zero where the fonts are there for the first paint; on a busy machine they come after it.
  shift: 0.05,
};

/** The tool says what it assumes of each truck, with its sources, and draws the trucks with their loads; a third shorter on phones; with the clients' belt. */
const WHICH_TRUCK: Partial<Budget> = { html: 19.5 * KB, styles: 11 * KB, scripts: 7 * KB, total: 56 * KB };

/**
 * The answer draws its road on the map of the states, in the page: a picture of its own would be one more request for each road. The
 * form that sends it is below.
 */
const PRICE: Partial<Budget> = { html: 21.25 * KB, scripts: 6.75 * KB };
/** The same map, without trucks and sums. */
const LANE: Partial<Budget> = { html: 17.75 * KB };

/** The belt of clients takes logos and rests out of sight, the reviews faces. */
const BELT = 10 * KB;

/** The index of terms and an article with its sources have more to say; their styles and first screen are in their first 14 KB. Articles have no second font. */
const OWN: Partial<Record<string, Partial<Budget>>> = {
  // It leads to more than any other: prices, lanes, owners of trucks and of warehouses; and tells search engines the shared questions.
  '/': { html: 17.75 * KB, styles: BELT, scripts: 6.75 * KB, total: 51 * KB },
  '/no/such/page': { html: 17.75 * KB, styles: BELT, scripts: 6.75 * KB },
  '/contact': { total: 42 * KB },
  // Twelve stops of a box, with who does what.
  '/products/port-operations': { styles: 9.5 * KB },
  '/resources/blog/what-fits-on-a-30-ton-truck': { fonts: 7 * KB, total: 41 * KB },
  '/resources/e-guides/earning-with-your-truck': { fonts: 7 * KB },
  '/resources/glossary': { html: 18.25 * KB, total: 48 * KB },
  // Suggestions, and what waits is sent.
  '/resources/search': { scripts: 8.75 * KB },
  '/resources/search?q=axle+load': { scripts: 8.75 * KB },
  '/resources/blog': { scripts: 7.5 * KB, total: 45 * KB },
  '/resources/blog?search=no+such+words': { scripts: 7.5 * KB },
  '/products/haulage': { ...WHICH_TRUCK, total: 52 * KB },
  '/products/haulage?weight=75&volume=110': WHICH_TRUCK,
  '/products/haulage?weight=-4': WHICH_TRUCK,
  '/price': { scripts: 6.75 * KB, total: 45 * KB },
  '/price?from=Benue+State&to=nowhere&weight=-4': { scripts: 6.75 * KB },
  '/price?from=apapa&to=kano&weight=75&stops=1': PRICE,
  '/price?from=lagos&to=aba&weight=2&return=yes': PRICE,
  '/lanes/lagos-kano': LANE,
  '/resources/glossary/glossaryD/demurrage': { fonts: 7 * KB },
};

const OFFENDERS: Record<keyof Budget, keyof FirstView['offenders']> = {
  html: 'bytes',
  fonts: 'bytes',
  images: 'bytes',
  styles: 'bytes',
  total: 'bytes',
  requests: 'bytes',
  scripts: 'scripts',
  shift: 'shift',
};

const COLUMNS = Object.keys(EVERY_PAGE) as (keyof Budget)[];
const cell = (column: keyof Budget, value: number) =>
  ['requests', 'shift'].includes(column) ? String(value) : `${(value / KB).toFixed(1)} KB`;

/** @returns what a first view costs, in one line */
export const costOf = (view: FirstView) =>
  COLUMNS.map((column) => `${column} ${cell(column, view[column])}`).join(', ');

/** @returns where a first view of a page exceeds its budget, with what weighs most */
export function overBudget(path: string, view: FirstView): string[] {
  const budget = { ...EVERY_PAGE, ...OWN[path] };
  return COLUMNS.filter((column) => view[column] > budget[column]).map(
    (column) =>
      `${column} ${cell(column, view[column])}, at most ${cell(column, budget[column])}; ${view.offenders[OFFENDERS[column]]}`,
  );
}
