import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Render } from '../http/pages.ts';
import { endOfFirstScreen } from './first-screen.ts';

/** What the build makes of a style sheet (build/first-view): the rules of the first screen, and the file of the others. */
export interface SplitSheet {
  first: string;
  /** Address of the rest. */
  rest: string;
}

/** Split sheets by the hash of the whole one, as `hashOf` makes it. */
export type SplitSheets = Record<string, SplitSheet>;

/** File of the split sheets, beside the built pages. */
export const SPLIT_SHEETS = 'split-sheets.json';

const STYLE = /<style>([\s\S]*?)<\/style>/g;
const POLICY = 'content-security-policy';

/** The hash of inline code in the form of a content security policy, without quotes. */
export const hashOf = (code: string): string =>
  `sha256-${createHash('sha256').update(code).digest('base64')}`;

/** @returns the inline style sheets of a page */
export const sheetsOf = (html: string): string[] => [...html.matchAll(STYLE)].map(([, css = '']) => css);

/** Reads what the build wrote; nothing where it wrote nothing, and pages keep their whole sheets. */
export const readSplitSheets = (file: string): SplitSheets =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SplitSheets) : {};

/**
 * Makes pages come with the styles of their first screen only, and with a link to the others right after it: so the first
 * packets of an answer paint, and what follows is painted once its styles are there.
 */
export function withFirstSheets(render: Render, split: SplitSheets): Render {
  return async (request, services) => {
    const page = await render(request, services);
    if (!page.headers.get('content-type')?.startsWith('text/html')) return page;
    const html = await page.text();
    const headers = new Headers(page.headers);
    const whole = sheetsOf(html).find((css) => split[hashOf(css)]);
    const end = endOfFirstScreen(html);
    const sheet = whole === undefined ? undefined : split[hashOf(whole)];
    if (!sheet || whole === undefined || end === undefined) return new Response(html, page);

    headers.set(POLICY, headers.get(POLICY)?.replace(hashOf(whole), hashOf(sheet.first)) ?? '');
    const body = `${html.slice(0, end)}<link rel="stylesheet" href="${sheet.rest}">${html.slice(end)}`;
    return new Response(
      body.replace(whole, () => sheet.first),
      { status: page.status, headers },
    );
  };
}
