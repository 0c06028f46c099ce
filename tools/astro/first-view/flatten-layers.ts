import postcss, { type ChildNode, type Root, type Rule } from 'postcss';
import parser from 'postcss-selector-parser';
import {
  compareSpecificity,
  contextOf,
  type Elements,
  type Entry,
  entryOf,
  Meetings,
  topRules,
} from './rules.ts';

/** Matches everything, and counts as an id: no element of the site is called so. */
const STRONGER = ':not(#_)';
/** More rounds than rules that could lift each other. */
const MOST_ROUNDS = 20;

interface Layered extends Entry {
  layer: number;
  /** Ids that are added to its selectors. */
  lift: number;
}

/**
 * Writes a sheet without cascade layers, which browsers before Chrome 99, Firefox 97 and Safari 15.4 pass over with everything in
 * them. The rules come in the order of their layers, then those without one, then those for paper, which win over all. Where one would
 * lose to a more specific rule of a lower layer, its selector becomes stronger, and with it those of its own layer that it would then beat.
 * @param css a sheet whose layers are all at its top
 * @param elements of the pages that use it
 * @throws where `!important` is in two layers for the same property, whose order layers turn round
 */
export function flattenLayers(css: string, elements: Elements): string {
  const sheet = postcss.parse(css);
  const order = layersOf(sheet);
  const layerOf = (rule: Rule) => placeOf(contextOf(rule).at(-1) ?? rule, order);
  const meetings = new Meetings(elements);
  const rules = topRules(sheet).map((rule) => ({ rule, layer: layerOf(rule) }));
  refuseImportant(rules, meetings);
  const entries = rules.map(({ rule, layer }) => ({
    ...entryOf(rule, (important) => !important),
    layer,
    lift: 0,
  }));
  liftAll(
    entries.filter(({ families }) => families.size > 0).sort((a, b) => a.layer - b.layer),
    meetings,
  );
  for (const { rule, lift } of entries) if (lift > 0) rule.selector = strengthen(rule.selector, lift);
  return inOrder(sheet, order).toString();
}

/** The names of a sheet's layers, the lowest first. */
function layersOf(sheet: Root): string[] {
  const names = new Set<string>();
  sheet.walkAtRules('layer', ({ params, parent }) => {
    if (parent?.type !== 'root') throw new Error(`@layer ${params} stands within another rule`);
    for (const name of params.split(',')) names.add(name.trim());
  });
  return [...names];
}

function refuseImportant(rules: readonly { rule: Rule; layer: number }[], meetings: Meetings): void {
  const important = rules
    .map(({ rule, layer }) => ({ ...entryOf(rule, (found) => found), layer }))
    .filter(({ families }) => families.size > 0);
  for (const a of important) {
    for (const b of important) {
      if (a.layer < b.layer && meetings.clash(a, b, () => true))
        throw new Error(`!important stands in two layers: ${a.rule.selector} and ${b.rule.selector}`);
    }
  }
}

/** Lifts rules until each pair that can clash ends as with layers. @param entries in the order of their layers */
function liftAll(entries: readonly Layered[], meetings: Meetings): void {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let lifted = false;
    for (const [place, later] of entries.entries()) {
      for (const earlier of entries.slice(0, place)) {
        const loser = wrongLoser(earlier, later, meetings);
        if (!loser) continue;
        loser.lift += 1;
        lifted = true;
      }
    }
    if (!lifted) return;
  }
  throw new Error('The layers of a sheet cannot be flattened');
}

/** The rule that wins with layers and would lose without. */
function wrongLoser(earlier: Layered, later: Layered, meetings: Meetings): Layered | undefined {
  const lift = later.lift - earlier.lift;
  if (earlier.layer === later.layer && lift === 0) return undefined;
  const flat = (a: Layered['wanted'][number]['specificity'], b: typeof a) =>
    compareSpecificity(a, { ...b, a: b.a + lift });
  const laterLoses = meetings.clash(earlier, later, (a, b) => {
    const wins = earlier.layer < later.layer || compareSpecificity(a, b) <= 0;
    return wins && flat(a, b) > 0;
  });
  if (laterLoses) return later;
  const earlierLoses =
    earlier.layer === later.layer &&
    meetings.clash(earlier, later, (a, b) => compareSpecificity(a, b) > 0 && flat(a, b) <= 0);
  return earlierLoses ? earlier : undefined;
}

const strengthen = (selector: string, lift: number) =>
  parser((list) => {
    list.each((complex) => {
      const part = complex.nodes.findLastIndex(
        (node) => node.type !== 'pseudo' || !/^::|^:(before|after)$/.test(node.value),
      );
      const place = complex.nodes[part];
      const stronger = parser.string({ value: STRONGER.repeat(lift) });
      if (place) complex.insertAfter(place, stronger as never);
    });
  }).processSync(selector);

/** Of what is at the top of a sheet: the layer that it belongs to. */
function placeOf(node: ChildNode, order: readonly string[]): number {
  if (node.type === 'atrule' && node.name === 'layer') return order.indexOf(node.params);
  return node.type === 'atrule' && node.params === 'print' ? order.length + 1 : order.length;
}

function inOrder(sheet: Root, order: readonly string[]): Root {
  const places = sheet.nodes.map((node) => ({ node, place: placeOf(node, order) }));
  const sorted = places.sort((a, b) => a.place - b.place);
  const nodes = sorted.flatMap(({ node }) =>
    'name' in node && node.name === 'layer' ? (node.nodes ?? []) : node,
  );
  return postcss.root({ nodes });
}
