import { existsSync, readFileSync } from 'node:fs';
import { SCREENS } from '#domain/shared/screens.ts';
import { inlineCodeOf } from '../hooks/inline-code.ts';
import { hashOf } from '../hooks/policy.ts';
import { endOfFirstScreen } from './first-screen.ts';
import type { Render } from './pages.ts';

/** A style sheet as the build splits it (tools/astro/first-view): the rules of the first screen, and the file of the others. */
export interface SplitSheet {
  first: string;
  /** Address of the rest. */
  rest: string;
}

/** Split sheets by the hash of the whole one, as a policy names it. */
export type SplitSheets = Record<string, SplitSheet>;

/** File of the split sheets, beside the built pages. */
export const SPLIT_SHEETS = 'split-sheets.json';

const POLICY = 'content-security-policy';

/** @returns the inline style sheets of a page */
export const sheetsOf = (html: string): string[] =>
  inlineCodeOf(html).flatMap(({ name, code }) => (name === 'style' ? code : []));

/** Reads what the build wrote; nothing where it wrote nothing, and pages keep their whole sheets. */
export const readSplitSheets = (file: string): SplitSheets =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SplitSheets) : {};

const without = (html: string, pieces: string[]) =>
  pieces.reduce((rest, piece) => rest.replace(piece, ''), html);

/**
 * Makes pages come with the styles of a phone's first screen only, and with a link to the others right after it: so the first
 * packets of an answer paint, and what follows is painted once its styles are there. Wide screens
 * have the link in the head: their lines are quick, their first screens longer. Sheets further down (Astro's, of islands) move to the
 * head: Chromium computes the styles and fonts of the whole page anew for one that comes after a link.
 */
export function withFirstSheets(render: Render, split: SplitSheets): Render {
  return async (request, services) => {
    const page = await render(request, services);
    if (!page.headers.get('content-type')?.startsWith('text/html')) return page;
    const html = await page.text();
    const sheets = sheetsOf(html);
    const whole = sheets.find((css) => split[hashOf(css)]) ?? '';
    const sheet = split[hashOf(whole)];
    const later = sheets.slice(sheets.indexOf(whole) + 1).map((css) => `<style>${css}</style>`);
    const end = endOfFirstScreen(html);
    if (!sheet || end === undefined) return new Response(html, page);

    const headers = new Headers(page.headers);
    const policy = headers.get(POLICY) ?? '';
    headers.set(POLICY, policy.replace(hashOf(whole), hashOf(sheet.first)));
    const restFor = (screens: string) => `<link rel="stylesheet" href="${sheet.rest}" media="${screens}">`;
    const body = `${html.slice(0, end)}${restFor(SCREENS.phone)}${html.slice(end)}`;
    return new Response(
      without(body, later).replace(`${whole}</style>`, () =>
        [`${sheet.first}</style>`, ...later, restFor(SCREENS.wide)].join(''),
      ),
      { status: page.status, headers },
    );
  };
}
