import type { Specificity } from '@csstools/selector-specificity';
import postcss, { type AtRule, type Container, type Declaration, type Rule } from 'postcss';
import { readSelectors, type Wanted } from './selectors.ts';

/** A rule of a sheet, and what is needed to know which other rules it can undo. */
export interface Entry {
  rule: Rule;
  wanted: Wanted[];
  families: Set<string>;
}

/** The elements of the pages that share a sheet: for each kind its tag and its classes, as selectors write them. */
export type Elements = readonly ReadonlySet<string>[];

/** The rules of a sheet that are not within another rule or an animation. */
export function topRules(sheet: Container): Rule[] {
  const rules: Rule[] = [];
  sheet.walkRules((rule) => {
    if (contextOf(rule).every(({ type, name }) => type === 'atrule' && !name.endsWith('keyframes')))
      rules.push(rule);
  });
  return rules;
}

/** The at-rules around a rule, from the inside out. */
export function contextOf(rule: Rule): AtRule[] {
  const context: AtRule[] = [];
  for (let parent = rule.parent; parent && parent.type !== 'root'; parent = parent.parent as Rule['parent'])
    context.push(parent as AtRule);
  return context;
}

/** @param counts which declarations are looked at: all of them, where nothing is said */
export function entryOf(rule: Rule, counts = (_important: boolean) => true): Entry {
  const families = new Set<string>();
  rule.walkDecls(({ prop, important }) => {
    if (counts(important === true)) families.add(familyOf(prop));
  });
  return { rule, wanted: readSelectors(rule.selector), families };
}

/** Properties that can undo each other share a family: `padding` and `padding-inline-start`, `top` and `inset`. */
function familyOf(property: string): string {
  if (property.startsWith('--') || /^(min|max)-/.test(property)) return property;
  if (/^(top|right|bottom|left)$/.test(property)) return 'inset';
  if (/^(row|column)-gap$/.test(property)) return 'gap';
  const [first = property, second] = property.replace(/^-\w+-/, '').split('-');
  return /^(text|scroll)$/.test(first) ? `${first}-${second}` : first;
}

/** Tells which rules can set the same property of one element, by what is in the pages. */
export class Meetings {
  readonly #elements: Elements;
  readonly #places = new Map<string, ReadonlySet<number>>();
  readonly #meet = new Map<string, boolean>();

  constructor(elements: Elements) {
    this.#elements = elements;
  }

  /**
   * Whether two rules can clash by selectors that compare in a certain way. Classes that stand together on no element are never
   * combined.
   */
  clash(a: Entry, b: Entry, compares: (a: Specificity, b: Specificity) => boolean): boolean {
    if (![...a.families].some((family) => b.families.has(family))) return false;
    return a.wanted.some((one) =>
      b.wanted.some((other) => compares(one.specificity, other.specificity) && this.#canMeet(one, other)),
    );
  }

  #canMeet(one: Wanted, other: Wanted): boolean {
    if (one.part !== other.part || (one.tag && other.tag && one.tag !== other.tag)) return false;
    const pair = `${namesOf(one)} / ${namesOf(other)}`;
    let meet = this.#meet.get(pair);
    if (meet === undefined) {
      meet = this.#meetInPages(one, other);
      this.#meet.set(pair, meet);
    }
    return meet;
  }

  #meetInPages(one: Wanted, other: Wanted): boolean {
    const [some, others] = [this.#placesOf(one), this.#placesOf(other)];
    // An element that no page has comes by a script: it may be any element.
    const isUnknown = some.size === 0 || others.size === 0;
    if (isUnknown && (one.classes.length === 0 || other.classes.length === 0)) return true;
    return [...some].some((place) => others.has(place));
  }

  #placesOf(wanted: Wanted): ReadonlySet<number> {
    const names = namesOf(wanted);
    const key = names.join(' ');
    let places = this.#places.get(key);
    if (!places) {
      places = new Set(
        this.#elements.flatMap((element, place) => (names.every((name) => element.has(name)) ? place : [])),
      );
      this.#places.set(key, places);
    }
    return places;
  }
}

const namesOf = ({ tag, classes }: Wanted) => [...classes.map((name) => `.${name}`), ...(tag ? [tag] : [])];

/** How much stronger the first of two selectors is: 0 where they are equal, below 0 where the second one is stronger. */
export const compareSpecificity = (one: Specificity, other: Specificity): number =>
  one.a - other.a || one.b - other.b || one.c - other.c;

const OWN_PROPERTIES = /^(rotate|scale|translate)$/;
const TRANSFORMS = /^(rotate|scale|translate|transform)$/;

/**
 * Writes `rotate`, `scale` and `translate`, which Chrome has from 104 on, as `transform`.
 * @param css a sheet
 * @param elements of the pages that use it
 * @throws where an element may have two of them from different rules: the later `transform` would undo the other
 */
export function lowerTransforms(css: string, elements: Elements): string {
  const sheet = postcss.parse(css);
  refuseMeetings(
    topRules(sheet).filter((rule) => kindOf(rule) !== undefined),
    new Meetings(elements),
  );
  sheet.walkDecls((declaration) => {
    if (OWN_PROPERTIES.test(declaration.prop)) asTransform(declaration);
    if (declaration.prop.startsWith('transition'))
      declaration.value = declaration.value.replace(/\b(rotate|scale|translate)\b/g, 'transform');
  });
  return sheet.toString();
}

const kindOf = (rule: Rule) =>
  rule.nodes.flatMap((node) => (node.type === 'decl' && TRANSFORMS.test(node.prop) ? node.prop : []))[0];

function refuseMeetings(rules: readonly Rule[], meetings: Meetings): void {
  // As if each set the same property, so that those of different kinds can clash.
  const entries = rules.map((rule) => ({ ...entryOf(rule), families: new Set(['transform']) }));
  for (const one of entries) {
    for (const other of entries) {
      if (kindOf(one.rule) !== kindOf(other.rule) && meetings.clash(one, other, () => true))
        throw new Error(`Two transforms may meet: ${one.rule.selector} and ${other.rule.selector}`);
    }
  }
}

function asTransform(declaration: Declaration): void {
  const parts = postcss.list.space(declaration.value);
  const value = declaration.value === 'none' ? 'none' : `${declaration.prop}(${parts.join()})`;
  declaration.replaceWith(declaration.clone({ prop: 'transform', value }));
}
