import { type FirstView, firstView } from './first-view.ts';
import { PAGES } from './routes.ts';
import { expect, test } from './site.ts';

const KB = 1024;
/** What a visit may take on a busy machine. */
const A_VISIT_MS = 10_000;

type Budget = Omit<FirstView, 'offenders'>;

/** What a first view of any page may cost; docs/design.md, 'First view', says where the figures come from. */
const EVERY_PAGE: Budget = {
  html: 14 * KB,
  styles: 9 * KB,
  fonts: 15 * KB,
  images: 16 * KB,
  scripts: 0,
  total: 50 * KB,
  requests: 12,
  // Zero where the fonts are there for the first paint; on a busy machine they come after it.
  shift: 0.05,
};

/** The index of terms has more to say; its styles and first screen are in its first 14 KB. Articles have no second font. */
const OWN: Partial<Record<string, Partial<Budget>>> = {
  '/resources/blog/what-fits-on-a-30-ton-truck': { fonts: 7 * KB, total: 35 * KB },
  '/resources/e-guides/earning-with-your-truck': { fonts: 7 * KB },
  '/resources/glossary': { html: 21 * KB },
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

test('no page exceeds its budget on a first view', async ({ browser }) => {
  test.setTimeout(A_VISIT_MS * PAGES.length);
  const table: Record<string, Record<string, string>> = {};
  for (const path of PAGES) {
    const view = await firstView(browser, path);
    const budget = { ...EVERY_PAGE, ...OWN[path] };
    table[path] = Object.fromEntries(COLUMNS.map((column) => [column, cell(column, view[column])]));
    for (const column of COLUMNS) {
      const message = `${path}: ${column}, at most ${cell(column, budget[column])}; ${view.offenders[OFFENDERS[column]]}`;
      expect.soft(view[column], message).toBeLessThanOrEqual(budget[column]);
    }
  }
  console.table(table);
});
