import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Scripts that work before anybody touches the page stand in it and save a request; the others come as files at the first
 * sign of a visitor (src/first-view/late-scripts.ts).
 */
const FIRST_SCRIPTS = /(Consent|Document|FirstCopy|PostBrowserScript|Tonnage|careers)\.astro/;

/** For `assetsInlineLimit`: undefined stands for Vite's own limit. Fonts and pictures never stand in a page. */
export const inlineOnlyFirstScripts = (path: string) =>
  path.endsWith('.js') && FIRST_SCRIPTS.test(path) ? undefined : false;

/** Each page names its scripts, so their names are short. */
export const scriptName = ({ name }: { name: string }) =>
  FIRST_SCRIPTS.test(name) ? '_astro/[name].[hash].js' : '_astro/[hash].js';

/**
 * @param client folder of the built files for browsers
 * @throws where one of these scripts became a file of its own, which then would come too late: it imports what others import
 */
export async function checkFirstScripts(client: string): Promise<void> {
  const files = (await readdir(join(client, '_astro'))).filter((file) => FIRST_SCRIPTS.test(file));
  if (files.length > 0) {
    throw new Error(
      `These scripts must stand in their pages: share no module with others in ${files.join(', ')}`,
    );
  }
}
