import { OUTBOX_FLAG } from '#src/browser/waiting.ts';
import { RUNTIME } from '#src/islands/runtime.ts';

const MODULE = /<script type="module" src="([^"]+)"><\/script>/g;
const INLINE_RUNTIME = `<script>${RUNTIME.code}</script>`;
/**
 * Astro's inline form of src/islands/on-interaction.ts, which src/islands/directive.ts brings later. Stops at `">`, so that
 * nothing is taken from a description that says `<script>`.
 */
const INLINE_DIRECTIVE = /<script>(?:(?!<\/?script|">)[\s\S])*Astro=\{\}\)\)\.interaction=[\s\S]*?<\/script>/;

/**
 * Takes the scripts out of a page that nobody needs before touching it, and leaves their addresses, in order, for
 * src/browser/first-view.ts to load at the first sign of a visitor. Only inline scripts stay.
 * @param html a rendered page
 */
export function withLateScripts(html: string): string {
  const late = [...html.matchAll(MODULE)].map(([, address = '']) => address);
  if (html.includes(INLINE_RUNTIME)) late.push(RUNTIME.path);
  if (late.length === 0) return html;
  return (
    html
      .replace(INLINE_RUNTIME, '')
      .replace(INLINE_DIRECTIVE, '')
      .replaceAll(MODULE, '')
      // The first tag of all: what editors wrote may say `</head>`, and stands after it.
      .replace('<head>', () => `<head>${pointerTo(late)}`)
  );
}

const pointerTo = (scripts: readonly string[]) =>
  `<meta name="late-scripts" content="${scripts.join(' ')}" data-waits="${OUTBOX_FLAG}">`;
