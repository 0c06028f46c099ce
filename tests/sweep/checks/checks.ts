import type { Page } from '@playwright/test';
import { TRIES_EVERY_CASE } from '../../../tools/run/steps/tiers.mjs';
import { copyOf } from '../../support/browser/copy.ts';
import { SITE_URL, WIDTHS } from '../../support/browser/site.ts';
import { errorsInForcedColours, errorsOf } from './axe.ts';
import { clippedBySpacing, overflow } from './clipped-text.ts';
import { covered } from './covered.ts';
import { cutDrawings } from './cut-drawings.ts';
import { strayHeadings } from './headings.ts';
import { lostByBrowserText, lostByLargerText } from './larger-text.ts';
import { errorsInMotion, paintedWithoutEnd } from './motion.ts';
import { hiddenFocus, smallTargets, withoutName } from './tab-stops.ts';
import { brokenWords, wordsOverWords } from './words.ts';

/** Names of classes that mark an element for others and have no rule of their own. */
const MARKS = /^(group|peer)(\/|$)/;
/** With these, a browser looks through the whole page whenever anything in it changes: half of the time it spent on styles. */
const SEARCHES_PAGE = /(^|[\s,(])(html|body|:root)[^\s>+~,]*:has\(/;

/** @returns classes of a page that have no rule in its sheets, and rules that have the whole page searched */
async function looseClasses(page: Page): Promise<string[]> {
  const { names, onScreen } = await page.evaluate(() => {
    const collect = (rules: CSSRuleList, isForPaper = true): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
        ...('cssRules' in rule &&
        (isForPaper || !(rule instanceof CSSMediaRule && rule.conditionText === 'print'))
          ? collect(rule.cssRules as CSSRuleList, isForPaper)
          : []),
      ]);
    const selectors = [...document.styleSheets].flatMap(({ cssRules }) => collect(cssRules));
    const ruled = new Set(selectors.join(' ').match(/\.(?:\\.|[\w-])+/g));
    const classes = [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);
    const names = [...new Set(classes)].filter((name) => !ruled.has(`.${CSS.escape(name)}`));
    // Rules for paper cost nothing while the page is on a screen.
    const onScreen = [...document.styleSheets].flatMap(({ cssRules }) => collect(cssRules, false));
    return { names, onScreen };
  });
  return [
    ...names.filter((name) => !MARKS.test(name)),
    ...onScreen.filter((selector) => SEARCHES_PAGE.test(selector)),
  ];
}

/** Of the window: what is smaller there may come with the others. */
const LEAST_SHARE = 0.2;

/** @returns the largest picture of ours in the first screen where it is not fetched before all others, and others that are */
async function lateFirstPicture(page: Page): Promise<string[]> {
  return await page.evaluate((leastShare) => {
    const nameOf = (image: HTMLImageElement) => image.currentSrc || image.src;
    const seenOf = (image: HTMLImageElement) => {
      const { left, right, top, bottom } = image.getBoundingClientRect();
      const across = Math.min(right, innerWidth) - Math.max(left, 0);
      const down = Math.min(bottom, innerHeight) - Math.max(top, 0);
      return Math.max(across, 0) * Math.max(down, 0);
    };
    scrollTo(0, 0);
    const images = [...document.images].filter((image) => new URL(image.src).origin === location.origin);
    const [largest] = images
      .filter((image) => seenOf(image) >= leastShare * innerWidth * innerHeight)
      .toSorted((a, b) => seenOf(b) - seenOf(a));
    const first = images.filter(({ fetchPriority }) => fetchPriority === 'high');
    return [
      ...(largest && !first.includes(largest) ? [`${nameOf(largest)} comes with the others`] : []),
      ...first.slice(1).map((image) => `${nameOf(image)} comes before all others, too`),
    ];
  }, LEAST_SHARE);
}

/** @returns ids that more than one element of a page has: labels, links and names reach only the first */
const repeatedIds = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, place) => ids.indexOf(id) !== place);
  });

const { legalName, email } = copyOf('site');
/** In this order. */
const LETTERHEAD = [
  legalName.value,
  '12 Sample Wharf Road, Apapa, Lagos',
  '+234 800 000 0000',
  email.value,
  `${SITE_URL}/`,
];

/** @returns what is wrong with who a page is from and where it is found, which paper says and no screen */
async function letterheadErrors(page: Page): Promise<string[]> {
  const letterhead = page.locator('[data-letterhead]:visible');
  const seen: string[][] = [];
  for (const media of ['print', 'screen'] as const) {
    await page.emulateMedia({ media });
    seen.push(await letterhead.allTextContents());
  }
  const [printed = [], shown = []] = seen;
  const isRight = printed.length === 1 && saysInOrder(printed.join(), LETTERHEAD);
  return [...(isRight ? [] : [`printed: ${printed.join('; ')}`]), ...shown.map((text) => `shown: ${text}`)];
}

/** Whether a text holds the parts, each behind the one before it. */
function saysInOrder(text: string, parts: string[]): boolean {
  const places = parts.map((part) => text.indexOf(part));
  return places.every((place, index) => place > (places[index - 1] ?? -1));
}

/** @returns the surfaces of a page that have the colour of the one before */
async function repeatedColours(page: Page): Promise<string[]> {
  return await page.locator('main').evaluate((main) => {
    const colour = (element: Element) => getComputedStyle(element).backgroundColor;
    const clear = (shown: string) => shown === 'transparent' || shown.endsWith(', 0)');
    const surfaces = [...main.children]
      .flatMap((child) => (child.matches('article') ? [...child.children] : [child]))
      .filter((surface) => surface.getBoundingClientRect().height > 0)
      .map((surface) => ({
        // An element without a colour of its own shows the page's.
        colour: clear(colour(surface)) ? colour(document.body) : colour(surface),
        name:
          surface.getAttribute('aria-labelledby') ?? surface.getAttribute('aria-label') ?? surface.tagName,
      }));
    return surfaces
      .filter((surface, place) => place > 0 && surface.colour === surfaces[place - 1]?.colour)
      .map(({ name, colour: shown }) => `${name}: ${shown}`);
  });
}

/** The prices that a visitor has asked for (src/price/my-prices). */
const ASKED_FOR = 'kayalink-prices';

/** @returns what a page has stored in the browser besides what was asked for */
async function storedThings(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const own = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => String(name)),
  ]);
  return [...cookies.map(({ name }) => name), ...own].filter((name) => name !== ASKED_FOR);
}

/** Checks by what they find. Each looks for errors of one kind in an open page, which it leaves as it was. */
export type Checks = Record<string, (page: Page) => Promise<string[]>>;

/** Of a page as it came. */
export const AS_IT_CAME: Checks = {
  'stored before any choice': storedThings,
  'ids of more than one element': repeatedIds,
  'classes without a rule, or rules that search the page': looseClasses,
  'main headings that do not name what the title names': strayHeadings,
  'pictures in a wrong order': lateFirstPicture,
  'the sender on paper, and nowhere else': letterheadErrors,
  'painted anew without an end': paintedWithoutEnd,
};

const IN_ANY_WINDOW: Checks = { 'wider than the window': overflow, 'targets too small': smallTargets };
const AT_EACH_WIDTH: Checks = {
  'wider than the window': overflow,
  'under something else': covered,
  'cut off a drawing': cutDrawings,
  'words broken in two': brokenWords,
  'words over words': wordsOverWords,
};
const IN_FULL: Checks = {
  ...IN_ANY_WINDOW,
  ...AT_EACH_WIDTH,
  accessibility: (page) => errorsOf(page),
  'surfaces of the colour of the one before': repeatedColours,
  'without a name': withoutName,
  'lost by wider spacing': clippedBySpacing,
};

interface Window {
  width: number;
  height: number;
  checks: Checks;
}

const inFull = (width: number): Window => ({ width, height: 800, checks: IN_FULL });
const between = (width: number): Window => ({ width, height: 800, checks: AT_EACH_WIDTH });
const PHONE = inFull(WIDTHS.phone);
/** Wider screens, the narrowest phone and where layouts turn: all but two are only looked at for what a width can break. */
const OTHERS = [
  inFull(WIDTHS.desktop),
  between(320),
  inFull(WIDTHS.tablet),
  ...[1024, 1920, 1280, 2560].map(between),
];
/** 1280 by 1024 px at 400 % zoom, in CSS pixels (WCAG 2.2, success criterion 1.4.10). */
const ZOOMED: Window = { width: 320, height: 256, checks: IN_ANY_WINDOW };

const AS_SET: Checks[] = [
  { "accessibility in the visitor's own colours": errorsInForcedColours },
  { 'lost by larger text': lostByLargerText },
  { 'accessibility with motion': errorsInMotion, 'lost by larger text of the browser': lostByBrowserText },
];

/** In CI each page is looked at in one of the other windows, or as set in one way: pages take turns. */
const TURNS = OTHERS.flatMap<Window | Checks>((window, nth) => [window, AS_SET[nth % AS_SET.length] ?? {}]);
const hasTurn = (place: number | undefined, one: Window | Checks) =>
  TRIES_EVERY_CASE || place === undefined || TURNS[place % TURNS.length] === one;

/** Where the page of a place in the list is looked at, and for what; a page outside of the list takes no turns. */
export const windowsFor = (place?: number): Window[] => [
  ...OTHERS.filter((window) => hasTurn(place, window)),
  PHONE,
  ZOOMED,
];
/** In which windows everything takes the focus once; in CI only where most of a page is under something else. */
export const FOCUS_WINDOWS = TRIES_EVERY_CASE
  ? [PHONE, ...OTHERS.filter(({ checks }) => checks === IN_FULL), ZOOMED]
  : [ZOOMED];

/** Of a page as a visitor has set the browser, at one width. */
export const asSetFor = (place?: number): Checks =>
  Object.assign({}, ...AS_SET.filter((checks) => hasTurn(place, checks)));

/** In each window, after all others: scripts that wait for a focus change the page. */
export const AT_LAST: Checks = { 'out of sight with the focus': hiddenFocus };
