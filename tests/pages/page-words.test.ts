import { expect, test } from 'vitest';
import { pageSchemas } from '#domain/pages/pages.ts';
import type { PageName } from '#domain/shared/page-paths.ts';
import { pageCopy } from '../support/browser/copy.ts';

const NAMES = Object.keys(pageSchemas) as PageName[];

/** The words of a heading that say something. */
const terms = (text: string): string[] => text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
const EMPTY = new Set(['and', 'the', 'for', 'our', 'with', 'from', 'every']);

/** The first screens that carry a painted slogan, with the title of their page. */
const openings = NAMES.flatMap((name) => {
  const copy = pageCopy(name);
  const first: unknown = 'opening' in copy ? copy.opening : 'hero' in copy ? copy.hero : copy;
  const { slogan, heading } = first as { slogan?: unknown; heading?: unknown };
  return typeof slogan === 'string' && typeof heading === 'string'
    ? [{ name, heading, title: copy.meta.title }]
    : [];
});

test('a page with a slogan has a heading that names its subject, as the title of the page does', () => {
  expect(openings.length).toBeGreaterThanOrEqual(9);
  for (const { name, heading, title } of openings) {
    const shared = terms(heading).filter((term) => !EMPTY.has(term) && terms(title).includes(term));
    expect.soft(new Set(shared).size, `${name}: ${heading}`).toBeGreaterThanOrEqual(2);
  }
});

/** Every percentage that a page claims, wherever it stands. */
function statistics(value: unknown): { percent: number; text: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('percent' in value && 'text' in value)
    return [{ percent: Number(value.percent), text: String(value.text) }];
  return Object.values(value).flatMap(statistics);
}

test('no two pages put different figures on the same thing', () => {
  const all = NAMES.flatMap((name) => statistics(pageCopy(name)));
  expect(all.length).toBeGreaterThan(20);
  const figures = new Map<string, Set<number>>();
  for (const { percent, text } of all) figures.set(text, (figures.get(text) ?? new Set()).add(percent));
  expect([...figures].filter(([, percents]) => percents.size > 1)).toEqual([]);
});
