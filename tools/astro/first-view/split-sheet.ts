import postcss, { type Declaration, type Rule } from 'postcss';
import { isForWideOnly } from '#domain/shared/screens.ts';
import {
  compareSpecificity,
  contextOf,
  type Elements,
  type Entry,
  entryOf,
  Meetings,
  topRules,
} from './rules.ts';

/** The facts about the pages that share a sheet. */
interface Evidence {
  /** The words of their first screens (`firstWords`). */
  words: ReadonlySet<string>;
  elements: Elements;
}

/** Conditions that no first screen is in a hurry for, and whose rules may win over all others. */
const LATER = /print|forced-colors|prefers-contrast/;
/** Where Tailwind puts its variables. */
const THEME = ':root,:host';
/** Tailwind's question for browsers without `@property`, whose initial values the rule within sets. */
const WITHOUT_PROPERTIES = /-moz-orient/;

/**
 * Splits a style sheet in two that give, one after the other, exactly the looks of the whole one: the rules that the first
 * screens need, and the others. A rule of the first part that would win over one of the second by coming later is in both.
 * @param css a built sheet without cascade layers (`flattenLayers`)
 */
export function splitSheet(css: string, { words, elements }: Evidence): { first: string; rest: string } {
  const whole = postcss.parse(css);
  const meetings = new Meetings(elements);
  const entries = topRules(whole).map((rule) => entryOf(rule));
  const first = new Set(
    entries.filter(({ rule, wanted }) => {
      if (isFallback(rule) || isLater(rule) || isForWide(rule)) return false;
      return wanted.some((one) => !one.later && one.words.every((word) => words.has(word)));
    }),
  );
  const rest: Entry[] = [];
  for (const entry of entries) {
    const overtakes = (other: Entry) =>
      !isLater(other.rule) && meetings.clash(entry, other, (a, b) => compareSpecificity(a, b) === 0);
    if (!first.has(entry) || isTheme(entry.rule) || rest.some(overtakes)) rest.push(entry);
  }
  const firstSheet = only(whole, entries, first);
  keepUsed(firstSheet);
  const restSheet = only(whole, entries, new Set(rest));
  dropFound(restSheet, firstSheet);
  return { first: firstSheet.toString(), rest: restSheet.toString() };
}

const isTheme = (rule: Rule) => rule.selector === THEME;
const isFallback = (rule: Rule) => contextOf(rule).some(({ params }) => WITHOUT_PROPERTIES.test(params));
const isLater = (rule: Rule) => contextOf(rule).some(({ params }) => LATER.test(params));

/** Whether only the screens that take both parts at once can show it. */
const isForWide = (rule: Rule) =>
  contextOf(rule).some(({ params }) => params.split(',').every(isForWideOnly));

/** The sheet with some of its top rules. */
function only(whole: postcss.Root, entries: readonly Entry[], kept: ReadonlySet<Entry>): postcss.Root {
  const sheet = whole.clone();
  for (const [index, rule] of topRules(sheet).entries()) {
    const entry = entries[index];
    if (entry && !kept.has(entry)) rule.remove();
  }
  dropEmpty(sheet);
  return sheet;
}

function dropEmpty(sheet: postcss.Root): void {
  let found = true;
  while (found) {
    found = false;
    sheet.walkAtRules((rule) => {
      if (rule.nodes?.length !== 0) return;
      rule.remove();
      found = true;
    });
  }
}

/** Takes out of the first part what nothing in it uses: variables of the theme, registered properties, animations, pages of paper; and comments. */
function keepUsed(sheet: postcss.Root): void {
  sheet.walkComments((comment) => {
    comment.remove();
  });
  let size = Number.POSITIVE_INFINITY;
  while (sheet.toString().length < size) {
    const text = sheet.toString();
    size = text.length;
    sheet.walkAtRules(/^(property|(-webkit-)?keyframes|page)$/, (rule) => {
      const uses = text.split(rule.params).length - 1;
      if (uses < 2 || rule.name === 'page') rule.remove();
    });
    sheet.walkRules((rule) => {
      if (!isTheme(rule)) return;
      rule.walkDecls((declaration) => {
        if (!text.includes(`var(${declaration.prop})`) && !text.includes(`var(${declaration.prop},`))
          declaration.remove();
      });
      if (rule.nodes.length === 0) rule.remove();
    });
    dropEmpty(sheet);
  }
}

/** Takes out of the second part what the first has: font faces, and variables of the theme. */
function dropFound(sheet: postcss.Root, first: postcss.Root): void {
  const found = first.toString();
  sheet.walkAtRules(/^(font-face|property|(-webkit-)?keyframes)$/, (rule) => {
    if (found.includes(rule.toString())) rule.remove();
  });
  sheet.walkRules((rule) => {
    if (!isTheme(rule)) return;
    rule.walkDecls((declaration) => {
      if (found.includes(declaration.toString())) declaration.remove();
    });
    if (rule.nodes.length === 0) rule.remove();
  });
  dropEmpty(sheet);
}

/** The view's height without or with the browser's own bars: Chrome has it from 108, Safari from 15.4. */
const BAR_HEIGHTS = /([\d.])[dsl]vh\b/g;

/**
 * Puts before each declaration that browsers at the floor do not read the nearest one that they do.
 * @param css a sheet
 */
export function addFallbacks(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkDecls((declaration) => {
    const value = fallbackOf(declaration);
    if (value !== declaration.value) declaration.cloneBefore({ value });
  });
  return sheet.toString();
}

function fallbackOf({ prop, value }: Declaration): string {
  // Of a variable the browser keeps the last value, whether or not it can use it.
  if (prop.startsWith('--')) return value;
  // Safari has it from 16 on.
  if (prop.startsWith('overflow')) return value.replace('clip', 'hidden');
  return value.replace(BAR_HEIGHTS, '$1vh');
}
