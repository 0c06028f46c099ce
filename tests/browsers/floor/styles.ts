import postcss, { type Declaration, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import valueParser from 'postcss-value-parser';
import { css, type Feature, tooNewFor } from './scripts.ts';

const FUNCTIONS: readonly (Feature | undefined)[] = [
  css.types,
  css.types['color'],
  css.types['gradient'],
  css.types['transform-function'],
  css.types['basic-shape'],
  css.types['easing-function'],
];
const UNITS: readonly [RegExp, string][] = [
  [/^[\d.+-]+cq/, 'container_query_length_units'],
  [/^[\d.+-]+dv/, 'viewport_percentage_units_dynamic'],
  [/^[\d.+-]+sv/, 'viewport_percentage_units_small'],
  [/^[\d.+-]+lv/, 'viewport_percentage_units_large'],
  [/^[\d.+-]+r?lh$/, 'lh'],
];

/** Finds the features of a sheet that some engine at the floor lacks, with that engine; those inside `@supports` do not count. */
export function tooNewInStyles(sheet: string): Map<string, string> {
  const found = new Map<string, string>();
  const note = (name: string, engines: string[]) => {
    if (engines.length > 0) found.set(name, engines.join(', '));
  };
  postcss.parse(sheet).walk((node) => {
    if (isAskedFor(node)) return;
    if (node.type === 'atrule') {
      note(`@${node.name}`, tooNewFor(css['at-rules'][node.name]));
      if (node.name === 'media') readMedia(node.params, note);
    } else if (node.type === 'rule') readSelector(node, note);
    else if (node.type === 'decl' && !hasFallback(node)) readDeclaration(node, note);
  });
  return found;
}

type Note = (name: string, engines: string[]) => void;

function isAskedFor(node: postcss.Node): boolean {
  for (let parent = node.parent; parent; parent = parent.parent as postcss.Container | undefined) {
    if (parent.type !== 'atrule') continue;
    const { name, params } = parent as postcss.AtRule;
    if (name === 'supports' && !params.startsWith('not ')) return true;
  }
  return false;
}

const hasFallback = (declaration: Declaration) => {
  const before = declaration.prev();
  if (before?.type !== 'decl') return false;
  const earlier = before.prop.replace(/^-\w+-/, '');
  return declaration.prop === earlier || declaration.prop.startsWith(`${earlier}-`);
};

function readMedia(query: string, note: Note): void {
  const { media } = css['at-rules'];
  if (/[<>]/.test(query)) note('media ranges', tooNewFor(media?.['range_syntax']));
  // `not` before a feature is newer than `not` before a type.
  if (/not \(/.test(query)) note(`@media ${query}`, tooNewFor(media?.['range_syntax']));
  for (const [, name = ''] of query.matchAll(/\((?:min-|max-)?([a-z-]+)/g))
    note(`@media (${name})`, tooNewFor(media?.[name]));
}

function readSelector({ selector, parent }: Rule, note: Note): void {
  if (parent?.type === 'atrule' && (parent as postcss.AtRule).name.endsWith('keyframes')) return;
  if (parent?.type === 'rule') note('nested rules', ['chrome 112']);
  selectorParser((list) => {
    list.walkNesting(() => note('nested rules', ['chrome 112']));
    list.walkPseudos(({ value, nodes, parent: around }) => {
      // A forgiving list leaves out selectors that it does not know.
      const list = around?.parent;
      if (list?.type === 'pseudo' && /^:(is|where)$/.test(list.value ?? '')) return;
      const [, prefix = '', name = ''] = /^::?(-\w+-)?([\w-]+)$/.exec(value) ?? [];
      note(
        value,
        tooNewFor(
          css.selectors[prefix + name] ?? css.selectors[name],
          css.selectors[prefix + name] ? '' : prefix,
        ),
      );
      if (name.startsWith('nth') && nodes.some((one) => `${one}`.includes(' of ')))
        note(':nth-child(of)', tooNewFor(css.selectors['nth-child']?.['of_syntax']));
    });
  }).processSync(selector);
}

function readDeclaration({ prop, value }: Declaration, note: Note): void {
  if (!prop.startsWith('--')) {
    const [, prefix = '', name = prop] = /^(-\w+-)?(.+)$/.exec(prop) ?? [];
    const feature = css.properties[prop] ?? css.properties[name];
    note(prop, tooNewFor(feature, css.properties[prop] ? '' : prefix));
    if (prefix === '') note(`${prop}: ${value}`, tooNewFor(feature?.[value]));
  }
  valueParser(value).walk((node) => {
    if (node.type === 'function')
      for (const group of FUNCTIONS) note(`${node.value}()`, tooNewFor(group?.[node.value]));
    for (const [unit, name] of UNITS)
      if (node.type === 'word' && unit.test(node.value))
        note(`unit of ${node.value}`, tooNewFor(css.types['length']?.[name]));
  });
}
