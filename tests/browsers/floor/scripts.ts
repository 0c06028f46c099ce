import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import { type AnyNode, parse } from 'acorn';
import { fullAncestor } from 'acorn-walk';
import { BROWSER_FLOOR } from '#domain/shared/browser-floor.ts';

/** Where MDN's tables keep what a feature needs; the floor's names are theirs, but for iPhones. */
const ENGINES = [
  ['chrome', BROWSER_FLOOR.chrome],
  ['firefox', BROWSER_FLOOR.firefox],
  ['safari', BROWSER_FLOOR.safari],
] as const;

/** A part of MDN's tables, which have features within features. */
export interface Feature {
  [part: string]: Feature | undefined;
}
interface Support {
  version_added: string | boolean | null;
  version_removed?: string;
  prefix?: string;
  partial_implementation?: boolean;
  flags?: unknown;
}

export const css = bcd.css as unknown as Record<'properties' | 'selectors' | 'types' | 'at-rules', Feature>;
const api = bcd.api as unknown as Feature;
const builtins = bcd.javascript.builtins as unknown as Feature;

/**
 * The engines at the floor that do not have a feature, like `firefox 121`; none where MDN does not know it.
 * @param prefix of a vendor, which the feature is written with
 */
export function tooNewFor(feature: Feature | undefined, prefix = ''): string[] {
  const support = (feature?.['__compat'] as unknown as { support: Record<string, Support | Support[]> })
    ?.support;
  if (!support) return [];
  return ENGINES.flatMap(([engine, floor]) => {
    const given = [support[engine] ?? []].flat();
    const first = given.find((one) => !one.version_removed && !one.flags && (one.prefix ?? '') === prefix);
    const added = first?.version_added;
    if (typeof added === 'string' && isAtMost(added.replace('≤', ''), floor)) return [];
    return `${engine} ${added ?? 'never'}`;
  });
}

const isAtMost = (version: string, floor: string) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [floorMajor = 0, floorMinor = 0] = floor.split('.').map(Number);
  return major < floorMajor || (major === floorMajor && minor <= floorMinor);
};

/** Syntax of the floor; `v` and `d` of regular expressions are newer. */
const SYNTAX = 2021;

/** Statics whose names other interfaces have too. */
const STATICS: readonly (readonly [string, string, Feature | undefined])[] = [
  ['AbortSignal', 'timeout', api['AbortSignal']?.['timeout_static']],
  ['AbortSignal', 'any', api['AbortSignal']?.['any_static']],
];

/** Names that scripts use for what is their own. */
const OWN_NAMES = new Set([
  'displayName',
  'error',
  'escape',
  'use',
  'check',
  'run',
  'when',
  'format',
  'path',
  'dispatch',
  'delay',
  'last',
  'with',
]);

/** By the name of a member of the language's own objects: the engines that lack it, where all objects that have one of this name are too new. */
const MEMBERS = membersTooNew();

function membersTooNew(): Map<string, string> {
  const engines = new Map<string, string[]>();
  for (const one of Object.values(builtins)) {
    for (const [member, feature] of Object.entries(one ?? {})) {
      const name = member.replace(/_static$/, '');
      if (member === '__compat' || /_(event|permission)$/.test(member)) continue;
      const lacking = tooNewFor(feature);
      const known = engines.get(name);
      if (!known || lacking.length < known.length) engines.set(name, lacking);
    }
  }
  return new Map(
    [...engines].flatMap(([name, lacking]) =>
      lacking.length > 0 && !OWN_NAMES.has(name) ? [[name, lacking.join(', ')]] : [],
    ),
  );
}

/**
 * Finds the features of a script that some engine at the floor lacks, with that engine.
 * @throws SyntaxError where it is not written in the floor's syntax
 */
export function tooNewInScript(code: string): Map<string, string> {
  const found = new Map<string, string>();
  const note = (name: string, engines: string[]) => {
    if (engines.length > 0) found.set(name, engines.join(', '));
  };
  const tree = parse(code, { ecmaVersion: SYNTAX, sourceType: 'module', allowAwaitOutsideFunction: false });
  fullAncestor(tree, (node) => {
    const one = node as AnyNode;
    if (one.type === 'MemberExpression' && !one.computed && one.property.type === 'Identifier') {
      const { name } = one.property;
      const engines = MEMBERS.get(name);
      if (engines && one.object.type !== 'ThisExpression') found.set(`.${name}`, engines);
      for (const [owner, member, feature] of STATICS) {
        if (name === member && one.object.type === 'Identifier' && one.object.name === owner)
          note(`${owner}.${member}`, tooNewFor(feature));
      }
    }
    if (one.type === 'Identifier' && one.name.length > 2) {
      const feature = api[one.name] ?? builtins[one.name] ?? api['Window']?.[one.name];
      if (feature && Object.hasOwn(feature, '__compat')) note(one.name, tooNewFor(feature));
    }
    if (one.type === 'Literal' && 'regex' in one && one.regex && /\(\?<[=!]/.test(one.regex.pattern))
      note('lookbehind', ['safari 16.4']);
  });
  return found;
}
