import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Parser } from 'htmlparser2';
import type { RenderEmail } from '#domain/leads/copy/emails.ts';
import type { RenderDigest } from '#domain/leads/desk/digest.ts';
import type { Content } from '#domain/services/content.ts';
import type { Services } from '#domain/services/services.ts';
import type { SocialImageOf } from '#domain/services/social.ts';
import { lagosDay } from '#domain/shared/dates.ts';
import { SCREENS } from '#domain/shared/screens.ts';
import { hashOf, inlineCodeOf, onlyHashesOf } from '../hooks/security.ts';
import type { Render } from './pages.ts';
import type { HasPage } from './visits.ts';

const FRAMES = new Set(['main', 'article']);
/** What stretches over the blocks of a page, for the bar of calls (src/layouts/document/Base.astro), is none of them. */
const FRAME_CLASS = 'call-bar-reach';

/**
 * Finds where the first screen of a page ends: after the block that holds its heading.
 * @param html a whole page
 * @returns the index after that block, a child of `main`, of the reach of the bar of calls or of `article`; undefined for a page
 * without a heading in `main`
 */
export function endOfFirstScreen(html: string): number | undefined {
  /** From `main` inwards: whether each element is a frame of blocks. */
  const open: boolean[] = [];
  let block: number | undefined;
  let end: number | undefined;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (open.length === 0 && name !== 'main') return;
        open.push(FRAMES.has(name) || attributes['class'] === FRAME_CLASS);
        if (name === 'h1') block ??= open.lastIndexOf(true) + 1;
      },
      onclosetag: () => {
        if (open.length === 0) return;
        open.pop();
        if (open.length !== block) return;
        end = parser.endIndex + 1;
        parser.pause();
      },
    },
    { recognizeSelfClosing: true, decodeEntities: false },
  );
  parser.end(html);
  return end;
}

/** A style sheet as the build splits it (tools/astro/first-view): the rules of the first screen, and the file of the others. */
interface SplitSheet {
  first: string;
  /** Address of the rest. */
  rest: string;
}

/** Split sheets by the hash of the whole one, as a policy names it. */
export type SplitSheets = Record<string, SplitSheet>;

/** File of the split sheets, beside the built pages. */
export const SPLIT_SHEETS = 'split-sheets.json';

const POLICY = 'content-security-policy';

type InlineCode = ReturnType<typeof inlineCodeOf>;

const sheetsIn = (inline: InlineCode): string[] =>
  inline.flatMap(({ name, code }) => (name === 'style' ? code : []));

/** @returns the inline style sheets of a page */
export const sheetsOf = (html: string): string[] => sheetsIn(inlineCodeOf(html));

/** Reads what the build wrote; nothing where it wrote nothing, and pages keep their whole sheets. */
export const readSplitSheets = (file: string): SplitSheets =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SplitSheets) : {};

const without = (html: string, pieces: string[]) =>
  pieces.reduce((rest, piece) => rest.replace(piece, ''), html);

/**
 * Makes pages come with the styles of a phone's first screen only, and with a link to the others right after it: so the first
 * packets of an answer paint, and what follows is painted once its styles are there. Wide screens
 * have the link in the head: their lines are quick, their first screens longer. Sheets further down (Astro's, of islands) move to the
 * head: Chromium computes the styles and fonts of the whole page anew for one that comes after a link. The policy of each page names its own
 * code alone.
 */
export function withFirstSheets(render: Render, split: SplitSheets): Render {
  return async (request, services) => {
    const page = await render(request, services);
    if (!page.headers.get('content-type')?.startsWith('text/html')) return page;
    const html = await page.text();
    const inline = inlineCodeOf(html);
    const headers = new Headers(page.headers);
    const policy = onlyHashesOf(inline, headers.get(POLICY) ?? '');
    if (policy) headers.set(POLICY, policy);
    const sheets = sheetsIn(inline);
    const whole = sheets.find((css) => split[hashOf(css)]) ?? '';
    const sheet = split[hashOf(whole)];
    const later = sheets.slice(sheets.indexOf(whole) + 1).map((css) => `<style>${css}</style>`);
    const end = endOfFirstScreen(html);
    if (!sheet || end === undefined) return new Response(html, { status: page.status, headers });

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

/** The templates of e-mails. */
export interface Templates {
  renderEmail: RenderEmail;
  renderDigest: RenderDigest;
}

/** The module that the build makes of everything visible (src/entry.ts). */
export interface Pages extends Templates {
  render: Render;
  hasPage: HasPage;
  socialImage: SocialImageOf;
  /** The paths of the sitemap. */
  publicPaths: (content: Content) => string[];
}

/**
 * Loads the built pages.
 * @param directory absolute path of `dist/server`
 */
export async function loadPages(directory: string): Promise<Pages> {
  const pages: Pages = await import(pathToFileURL(join(directory, 'entry.mjs')).href);
  const sheets = readSplitSheets(join(directory, SPLIT_SHEETS));
  return { ...pages, render: withFirstSheets(pages.render, sheets) };
}

/**
 * Makes the `Astro.locals` of pages, anew for each request.
 * @param siteUrl public origin, without a final slash
 * @param extra what only this request has, like a form that came back
 */
export function makeServices(content: Content, siteUrl: string, extra: Partial<Services> = {}): Services {
  return { content, siteUrl, year: Number.parseInt(lagosDay(new Date()), 10), ...extra };
}
