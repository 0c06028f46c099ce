import type { PageName } from '../shared/page-paths.ts';
import { FAQ_PATH, GLOSSARY_PATH, GUIDES_PATH, OFFLINE_PATH } from '../shared/page-paths.ts';

/** Address of the service worker; it is at the root, so that it serves every page. */
export const WORKER_PATH = '/sw.js';
/** The texts that every visitor has offline, in one file. */
export const PACK_PATH = `${OFFLINE_PATH}/pack.json`;

/** The service worker itself answers these, which a kept page asks for beside its own files. */
export const BAR_SCRIPT_PATH = `${OFFLINE_PATH}/bar.js`;
export const BAR_STYLES_PATH = `${OFFLINE_PATH}/bar.css`;

/** Who reads these may want to read on without a connection. */
export const RESOURCES_PATH = '/resources';

/** Pages whose text the pack holds, with the texts of their entries. Who has opened one of them gets the pack on any connection. */
export const PACKED_PATHS: readonly string[] = [GLOSSARY_PATH, FAQ_PATH, GUIDES_PATH];

/** Pages that are kept whole, as the server makes them: with their forms and what they reckon. A name in this list is all it takes. */
export const WHOLE_PAGES: readonly PageName[] = ['contact', 'price'];

/** The texts for reading offline. */
export interface Pack {
  /** By path: the title, and what is in the page's place for content. */
  pages: Record<string, { title: string; html: string }>;
  /** Paths of the pages that are kept whole. */
  whole: string[];
}

/** Pages that say something to one visitor, once: confirmations, and what is behind the links of e-mails. */
const OF_ONE_VISITOR = /^\/(api|newsletter|desk)(\/|$)|\/sent$/;

/** Whether a page may stay in the browser after a visit. What the server marks `no-store` is not kept besides. */
export const isKeepable = (path: string): boolean => !OF_ONE_VISITOR.test(path);

const MEBIBYTE = 1024 * 1024;

/** The limit of the offline caches together, unpacked, in bytes. */
export const KEPT_LIMIT = { usual: 5 * MEBIBYTE, savingData: MEBIBYTE } as const;
