import postcss, { type Declaration, type Rule } from 'postcss';
import { type Elements, entryOf, Meetings, topRules } from './rules.ts';

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
