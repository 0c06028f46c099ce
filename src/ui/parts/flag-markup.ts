import { createRequire } from 'node:module';

/** All flags, one file: read when a country wants one that is not drawn here (Flag.tsx), and not before. */
let flags: Record<string, string> | undefined;

/** The SVG of a country's flag, 3 to 2; empty for a code that the schema of `site.yaml` refuses. */
export function flagMarkup(code: string): string {
  flags ??= createRequire(import.meta.url)('country-flag-icons/string/3x2') as Record<string, string>;
  return flags[code] ?? '';
}
