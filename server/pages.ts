import { pathToFileURL } from 'node:url';
import type { RenderEmail } from '#domain/emails.ts';
import type { SocialImageOf } from '#domain/social.ts';
import type { Render } from './http/pages.ts';

/** The module that the build makes of everything visible (src/entry.ts). */
export interface Pages {
  render: Render;
  renderEmail: RenderEmail;
  socialImage: SocialImageOf;
}

/**
 * Loads the built pages.
 * @param file absolute path of `dist/server/entry.mjs`
 */
export function loadPages(file: string): Promise<Pages> {
  return import(pathToFileURL(file).href);
}
