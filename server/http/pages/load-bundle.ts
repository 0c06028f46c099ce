import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderEmail } from '#domain/leads/copy/emails.ts';
import type { RenderDigest } from '#domain/leads/desk/digest.ts';
import type { Content } from '#domain/services/content.ts';
import type { SocialImageOf } from '#domain/services/social.ts';
import type { Render } from './pages.ts';
import { readSplitSheets, SPLIT_SHEETS, withFirstSheets } from './sheets.ts';
import type { HasPage } from './visits.ts';

/** The module that the build makes of everything visible (src/entry.ts). */
export interface Pages {
  render: Render;
  hasPage: HasPage;
  renderEmail: RenderEmail;
  renderDigest: RenderDigest;
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
