import { eachRecord, type PageName } from './page-records.ts';

/** The page that says that there is none at the address asked for. */
export const NOT_FOUND_PATH = '/404';

/** Canonical address of every page whose copy is stored under `content/pages/`; entries have addresses of their own. */
export const PAGE_PATHS: Record<PageName, string> = eachRecord('path');

const NAMES = new Map(Object.entries(PAGE_PATHS).map(([name, path]) => [path, name as PageName]));

/** The page that lives at a path; nothing for the path of an entry or of no page. */
export function pageAt(path: string): PageName | undefined {
  return NAMES.get(path);
}
