import { beforeAll, describe, expect, test } from 'vitest';
import { type Lane, lanesBeside } from '#domain/price/lanes.ts';
import type { FileContent } from '#server/content/folder/file-content.ts';
import { laneAnswer, laneRows, laneTerms } from '#src/price/lanes/lane-rows.ts';
import { laneTitle, sitePages } from '#src/seo/site-page.ts';
import { readingOf } from '#src/ui/blocks/reading.ts';
import { openSiteContent } from '#tests/support/site-content.ts';

/** Issue 'From a visitor to a priced shipment': a page for each of the busiest lanes. */
const LEAST = 20;
/** The length of a title in a search result (domain/shared/copy.ts). */
const LONGEST_TITLE = 65;

let content: FileContent;
let lanes: Lane[];
beforeAll(async () => {
  content = await openSiteContent();
  lanes = content.lanes();
});

test('there are lanes enough, and each is on the map of the site', () => {
  expect(lanes.length).toBeGreaterThanOrEqual(LEAST);
  const paths = sitePages(content).map(({ path }) => path);
  for (const { slug } of lanes) expect(paths).toContain(`/lanes/${slug}`);
});

test('each has an answer of the road book and the card, and says what is its own', () => {
  for (const lane of lanes) {
    const { route, days, best } = laneAnswer(lane, content);
    expect(route.km, lane.slug).toBeGreaterThan(50);
    expect(days.planned.days, lane.slug).toBeGreaterThan(0);
    expect(best.estimate.priced, lane.slug).toBe(true);
    expect(best.plan.legs.length, lane.slug).toBeGreaterThan(0);
    const sourced = [...lane.goods, ...lane.checks].filter(({ source }) => source);
    expect(sourced.length, lane.slug).toBeGreaterThan(0);
    expect(laneTerms(lane, content)).toHaveLength(lane.terms.length);
    expect(readingOf(`/lanes/${lane.slug}`, content)).toHaveLength(lane.reading.length);
    const title = laneTitle(lane, content, content.page('lanes').lane.metaTitle);
    expect(title.length, title).toBeLessThanOrEqual(LONGEST_TITLE);
  }
});

test('no two of them say the same of themselves', () => {
  const unique = (texts: string[]) => expect(new Set(texts).size).toBe(texts.length);
  unique(lanes.map(({ slogan }) => slogan));
  unique(lanes.map(({ lead }) => lead));
  unique(lanes.map(({ description }) => description));
  unique(lanes.flatMap(({ questions }) => questions.map(({ answer }) => answer)));
});

test('the list has a line for each, with the kilometres of its page', () => {
  const rows = laneRows(lanes, content);
  expect(rows).toHaveLength(lanes.length);
  expect(rows.find(({ lane }) => lane.slug === 'lagos-kano')).toMatchObject({
    name: 'Lagos to Kano',
    road: '1,170 km, 3 days of driving',
  });
});

describe('a lane leads', () => {
  test('to its way back first, then to others from there, and not to itself', () => {
    const kano = lanes.find(({ slug }) => slug === 'kano-lagos');
    const beside = kano && lanesBeside(kano, lanes).map(({ slug }) => slug);
    expect(beside?.slice(0, 2)).toEqual(['lagos-kano', 'kano-maiduguri']);
    expect(beside).not.toContain('kano-lagos');
  });

  test('somewhere, wherever it is', () => {
    for (const lane of lanes) expect(lanesBeside(lane, lanes).length, lane.slug).toBeGreaterThan(0);
  });
});
