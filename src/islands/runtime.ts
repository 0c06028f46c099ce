import { createHash } from 'node:crypto';
import islandRuntime from 'astro/runtime/server/astro-island.prebuilt.js';
import { OUTBOX_FLAG } from '#src/browser/waiting.ts';

const HASH_LENGTH = 10;
const hashOf = (code: string) => createHash('sha256').update(code);

/** Astro's code that brings islands to life, as a file: its name without the ending, and its text. */
export const RUNTIME = {
  file: `runtime.${hashOf(islandRuntime).digest('hex').slice(0, HASH_LENGTH)}`,
  code: islandRuntime,
};

/** What a visitor does before a form is used: a pointer, a finger or the keyboard comes to the page. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'];

/** Loads the runtime at the first of these signs, or at once when something is focused or waits to be sent. */
const LOADER = `(()=>{let d,s=${JSON.stringify(SIGNS)},l=()=>{if(!d){d=document.createElement("script");d.src="/island/${RUNTIME.file}.js";document.head.append(d)}};for(let n of s)addEventListener(n,l,{passive:!0,once:!0});document.activeElement!==document.body&&l();try{localStorage.getItem("${OUTBOX_FLAG}")!==null&&l()}catch{}})()`;
const LOADER_SOURCE = `'sha256-${hashOf(LOADER).digest('base64')}'`;

const POLICY = 'content-security-policy';
const INLINE = `<script>${islandRuntime}</script>`;

/**
 * Takes the runtime out of a page, which Astro writes into each: nobody who only reads needs it, and it is the
 * largest script of a page.
 * @returns the page with the loader in its place, and with a policy that allows it
 */
export async function withLateRuntime(page: Response): Promise<Response> {
  if (!page.headers.get('content-type')?.startsWith('text/html')) return page;
  const html = await page.text();
  const headers = new Headers(page.headers);
  const policy = headers.get(POLICY);
  if (policy)
    headers.set(
      POLICY,
      policy.replace(/script-src [^;]*/, (sources) => `${sources} ${LOADER_SOURCE}`),
    );
  return new Response(
    html.replace(INLINE, () => `<script>${LOADER}</script>`),
    { status: page.status, headers },
  );
}
