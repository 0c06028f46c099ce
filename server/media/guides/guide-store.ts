import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { GuideWords } from '#domain/entries/guide-pdf.ts';
import { type GuideFile, guideFileName, guideFilePath } from '#domain/entries/guides.ts';
import type { Keys } from '../../platform/database/keys.ts';

/** Where the PDFs and workbooks of guides are. */
export interface GuideStore {
  /** Whether the files of a guide are made. */
  has(slug: string): boolean;
  /** Whether they are to be made, but are not yet. */
  isAwaited(slug: string): boolean;
  /** Absolute path of a file, if it is made. */
  file(slug: string, kind: GuideFile): string | undefined;
  /** Another text for other guides that are awaited; empty when none is. */
  revision(): string;
  /** Calls the listener when files were made. Returns a function that stops it. */
  onChange(listener: () => void): () => void;
}

/** The files that the build, or the development server, puts into a folder. */
export function folderGuideStore(directory: string): GuideStore {
  const file = (slug: string, kind: GuideFile) => {
    const path = join(directory, guideFileName(slug, kind));
    return existsSync(path) ? path : undefined;
  };
  return {
    has: (slug) => file(slug, 'pdf') !== undefined,
    isAwaited: () => false,
    file,
    revision: () => '',
    onChange: () => () => {},
  };
}

const LENGTH = 16;

/** Names what the files of a guide are made of: other words have another hash. Of a cover, only drawings are printed. */
export function guideHash({ text: { image, ...text }, site, copy }: GuideWords): string {
  const words = JSON.stringify([text, 'drawing' in image && image.drawing, site, copy]);
  return createHash('sha256').update(words).digest('hex').slice(0, LENGTH);
}

/** The build's record of the guides that it made, beside the program that makes more. */
export interface GuidesMade {
  /** Names the program and the faces. */
  maker: string;
  /** Hashes of the words, by slug. */
  guides: Record<string, string>;
}

const SECOND = 1000;
/** In which the expiry of a link is written, to keep it short. */
const BASE = 36;
const TOKEN = /^([0-9a-z]{1,10})\.([\w-]{43,50})$/;

/** How long a link works that the page of the guide gets. */
export const PAGE_LINK_MS = 24 * 60 * 60 * SECOND;
/** How long the link of the e-mail works; the e-mail says so. */
export const EMAIL_LINK_MS = 30 * PAGE_LINK_MS;

/**
 * The address of a guide's PDF, or of its workbook by the same token, below the site's origin: it is in no page, and only what we sign opens it.
 * @param until when it stops working, in milliseconds since 1970
 */
export function guideLink(keys: Keys, slug: string, until: number, kind: GuideFile = 'pdf'): string {
  const expiry = Math.ceil(until / SECOND).toString(BASE);
  return guideFilePath(`${expiry}.${keys.sign('guide', slug, expiry)}`, slug, kind);
}

/** The worth of a link to a guide: it opens it, did so once, or was never ours. */
type LinkState = 'good' | 'expired' | 'forged';

/** Validates the token of a link to the guide. */
export function validateLink(keys: Keys, slug: string, token: string, now: number): LinkState {
  const [, expiry = '', signature] = TOKEN.exec(token) ?? [];
  if (signature === undefined || !keys.isSigned(signature, 'guide', slug, expiry)) return 'forged';
  return Number.parseInt(expiry, BASE) * SECOND < now ? 'expired' : 'good';
}
