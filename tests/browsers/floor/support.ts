import bcd from '@mdn/browser-compat-data' with { type: 'json' };
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
export const api = bcd.api as unknown as Feature;
export const builtins = bcd.javascript.builtins as unknown as Feature;

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
