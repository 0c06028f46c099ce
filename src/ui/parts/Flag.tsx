import { createRequire } from 'node:module';
import type { Country } from '#domain/company/site.ts';

/** All flags, one file: read when a country wants one that is not drawn here (Flag.tsx), and not before. */
let flags: Record<string, string> | undefined;

/** The SVG of a country's flag, 3 to 2; empty for a code that the schema of `site.yaml` refuses. */
export function flagMarkup(code: string): string {
  flags ??= createRequire(import.meta.url)('country-flag-icons/string/3x2') as Record<string, string>;
  return flags[code] ?? '';
}

function Nigeria() {
  return (
    <>
      <path d="M0 0h30v20H0z" className="fill-paper" />
      <path d="M0 0h10v20H0zM20 0h10v20H20z" className="fill-brand-light" />
    </>
  );
}

function Ghana() {
  return (
    <>
      <path d="M0 0h30v7H0z" className="fill-accent" />
      <path d="M0 6.67h30v6.67H0z" className="fill-signal" />
      <path d="M0 13.33h30V20H0z" className="fill-brand-light" />
      <path d="m15 6.7 1.9 6-5-3.7h6.2l-5 3.7z" className="fill-ink" />
    </>
  );
}

/** Those that the site began with, in its own colours. */
const DRAWINGS = new Map([
  ['NG', Nigeria],
  ['GH', Ghana],
]);
const FRAME = 'h-5 w-7 shrink-0 border-2 border-ink';

/** A country's flag; decorative, the country's name is beside it. */
export function Flag({ code }: { code: Country['code'] }) {
  const Drawing = DRAWINGS.get(code);
  if (!Drawing) return <img src={flagAddress(code)} alt="" width="30" height="20" className={FRAME} />;
  return (
    <svg viewBox="0 0 30 20" width="30" height="20" className={FRAME} aria-hidden="true">
      <Drawing />
    </svg>
  );
}

/** As data: a few hundred bytes that are on every page, and whose ids and styles stay their own. */
function flagAddress(code: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(flagMarkup(code)).toString('base64')}`;
}
