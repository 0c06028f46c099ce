import postcss, { type AtRule, type Container, type Rule } from 'postcss';
import { isForWideOnly } from '#domain/screens.ts';
import { readSelectors, type Wanted } from './selectors.ts';

/** What is known of the pages that share a sheet. */
export interface Evidence {
  /** What stands in their first screens (`firstWords`). */
  words: ReadonlySet<string>;
  /** The classes that stand together on their elements. */
  classLists: readonly ReadonlySet<string>[];
}

interface Entry {
  rule: Rule;
  layer: string;
  wanted: Wanted[];
  families: Set<string>;
}

/** Conditions that no first screen is in a hurry for, and whose rules may win over all others. */
const LATER = /print|forced-colors/;
/** Stands in for `@property` in browsers that are too old for most of the sheet. */
const FALLBACK_LAYER = 'properties';
const THEME_LAYER = 'theme';

/**
 * Splits a style sheet in two that give, one after the other, exactly the looks of the whole one: the rules that the first
 * screens need, and the others. A rule of the first part that must win over one of the second stands in both.
 * @param css a built sheet with cascade layers
 */
export function splitSheet(css: string, { words, classLists }: Evidence): { first: string; rest: string } {
  const whole = postcss.parse(css);
  const entries = topRules(whole).map(entryOf);
  const first = new Set(
    entries.filter(({ rule, layer, wanted }) => {
      if (layer === FALLBACK_LAYER || isLater(rule) || isForWide(rule)) return false;
      return wanted.some((one) => !one.later && one.words.every((word) => words.has(word)));
    }),
  );
  const rest: Entry[] = [];
  for (const entry of entries) {
    const overtakes = (other: Entry) =>
      other.layer === entry.layer &&
      !isLater(other.rule) &&
      overlap(entry, other) &&
      canMeet(entry, other, classLists);
    if (!first.has(entry) || entry.layer === THEME_LAYER || rest.some(overtakes)) rest.push(entry);
  }
  const firstSheet = only(whole, entries, first);
  keepUsed(firstSheet);
  const restSheet = only(whole, entries, new Set(rest));
  dropFound(restSheet, firstSheet);
  return { first: firstSheet.toString(), rest: restSheet.toString() };
}

/** The rules that are not within another rule or an animation. */
function topRules(sheet: Container): Rule[] {
  const rules: Rule[] = [];
  sheet.walkRules((rule) => {
    const context = contextOf(rule);
    if (context.every(({ type, name }) => type === 'atrule' && !name.endsWith('keyframes'))) rules.push(rule);
  });
  return rules;
}

function contextOf(rule: Rule): AtRule[] {
  const context: AtRule[] = [];
  for (let parent = rule.parent; parent && parent.type !== 'root'; parent = parent.parent as Rule['parent'])
    context.push(parent as AtRule);
  return context;
}

const isLater = (rule: Rule) => contextOf(rule).some(({ params }) => LATER.test(params));

/** Whether only the screens that take both parts at once can show it. */
const isForWide = (rule: Rule) =>
  contextOf(rule).some(({ params }) => params.split(',').every(isForWideOnly));

function entryOf(rule: Rule): Entry {
  const families = new Set<string>();
  rule.walkDecls(({ prop }) => {
    families.add(familyOf(prop));
  });
  const layer = contextOf(rule)
    .filter(({ name }) => name === 'layer')
    .map(({ params }) => params)
    .join();
  return { rule, layer, wanted: readSelectors(rule.selector), families };
}

/** Properties that can undo each other share a family: `padding` and `padding-inline-start`, `top` and `inset`. */
function familyOf(property: string): string {
  if (property.startsWith('--') || /^(min|max)-/.test(property)) return property;
  if (/^(top|right|bottom|left)$/.test(property)) return 'inset';
  if (/^(row|column)-gap$/.test(property)) return 'gap';
  return property.replace(/^-\w+-/, '').split('-')[0] ?? property;
}

const overlap = (a: Entry, b: Entry) => [...a.families].some((family) => b.families.has(family));

/** Whether an element may have both. Classes that stand together on none of the pages' elements are never combined. */
function canMeet(a: Entry, b: Entry, lists: Evidence['classLists']): boolean {
  return a.wanted.some((one) =>
    b.wanted.some((other) => {
      if (one.part !== other.part || (one.tag && other.tag && one.tag !== other.tag)) return false;
      if (one.classes.length === 0 || other.classes.length === 0) return true;
      const both = [...one.classes, ...other.classes];
      return lists.some((list) => both.every((name) => list.has(name)));
    }),
  );
}

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
    sheet.walkAtRules('layer', (layer) => {
      if (layer.params !== THEME_LAYER) return;
      layer.walkDecls((declaration) => {
        if (!text.includes(`var(${declaration.prop})`) && !text.includes(`var(${declaration.prop},`))
          declaration.remove();
      });
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
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params !== THEME_LAYER) return;
    layer.walkDecls((declaration) => {
      if (found.includes(declaration.toString())) declaration.remove();
    });
    layer.walkRules((rule) => {
      if (rule.nodes.length === 0) rule.remove();
    });
  });
  dropEmpty(sheet);
}
