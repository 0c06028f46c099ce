import type { Page } from '@playwright/test';
import { WIDTHS } from '../../support/browser/site.ts';
import { errorsInForcedColours, errorsOf } from './axe.ts';
import { looseClasses } from './classes.ts';
import { clippedBySpacing, overflow } from './clipped-text.ts';
import { covered } from './covered.ts';
import { cutDrawings } from './cut-drawings.ts';
import { lateFirstPicture } from './first-picture.ts';
import { strayHeadings } from './headings.ts';
import { repeatedIds } from './ids.ts';
import { lostByLargerText } from './larger-text.ts';
import { letterheadErrors } from './letterhead.ts';
import { errorsInMotion, paintedWithoutEnd } from './motion.ts';
import { repeatedColours } from './repeated-colours.ts';
import { storedThings } from './storage.ts';
import { hiddenFocus, smallTargets, withoutName } from './tab-stops.ts';
import { brokenWords, wordsOverWords } from './words.ts';

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

/** Where everything is looked at. */
const DESIGNED: Window[] = Object.values(WIDTHS).map((width) => ({ width, height: 800, checks: IN_FULL }));
/** Where layouts turn, and what stands in rooms: only what a width can break is looked for. */
const BETWEEN: Window[] = [320, 1024, 1280, 1920, 2560].map((width) => ({
  width,
  height: 800,
  checks: AT_EACH_WIDTH,
}));
/** 1280 by 1024 px at 400 % zoom, in CSS pixels (WCAG 2.2, success criterion 1.4.10). */
const ZOOMED: Window = { width: 320, height: 256, checks: IN_ANY_WINDOW };

/** Where a page is looked at, and for what. */
export const WINDOWS: Window[] = [...BETWEEN, ...DESIGNED, ZOOMED];
/** In which windows everything takes the focus once. */
export const FOCUS_WINDOWS: Window[] = [...DESIGNED, ZOOMED];

/** As a visitor has set the browser, at one width. */
export const AS_SET: Checks = {
  "accessibility in the visitor's own colours": errorsInForcedColours,
  'accessibility with motion': errorsInMotion,
  'lost by larger text': lostByLargerText,
};

/** In each window, after all others: scripts that wait for a focus change the page. */
export const AT_LAST: Checks = { 'out of sight with the focus': hiddenFocus };
