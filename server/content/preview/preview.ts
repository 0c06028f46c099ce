import { createSecretKey } from 'node:crypto';
import {
  DRAFT_FILE,
  DRAFT_PATH,
  DRAFT_TOKEN,
  type EditedEntry,
  type TypedEntry,
} from '#domain/entries/drafts.ts';
import type { Content } from '#domain/services/content.ts';
import type { Keys } from '../../platform/database/keys.ts';
import { isSame, macOf } from '../../platform/signer.ts';
import type { Draft } from '../contentful/drafts/draft-reader.ts';
import type { Drafts } from '../contentful/drafts/drafts.ts';
import type { Published } from '../contentful/types/documents.ts';
import { type Address, addressAt, entryPath } from '../entries/site-entry.ts';
import { withDrafts } from '../store/with-drafts.ts';

/** Lets editors see drafts. */
export interface Preview {
  /** The secret that the link must hold. */
  secret: string;
  /** The content that the page of a path is made of, as editors have it just now. Fails when the content service does. */
  at(path: string): Promise<Drafted>;
  /** Where the page of an entry is, and what is wrong with the entry; nothing when there is none of that id. */
  pageOf(id: string): Promise<{ path?: string; errors: string[] } | undefined>;
  /** The page of an entry that is being typed, or what is wrong with it; nothing when it is of a type that has no pages. */
  typed(entry: TypedEntry): Promise<(Partial<Drafted> & { path?: string; errors: string[] }) | undefined>;
}

/** One page as an editor sees it. */
interface Drafted {
  content: Content;
  /** Of pages that are one entry's. */
  entry?: EditedEntry;
  /** The errors that keep the entry from being shown as it is. */
  errors: string[];
}

/** Where drafts of the content service come from. */
interface Sources {
  drafts: Pick<Drafts, 'at' | 'byId' | 'latest' | 'typed'>;
  published: Pick<Published, 'pageOf'>;
  /** The content that visitors see. */
  content: Content;
}

/** Shows editors what they have in the content service: on the page of an entry that entry, elsewhere those saved last. */
export function servicePreview(secret: string, { drafts, published, content }: Sources): Preview {
  const overlaid = (found: Draft[]) => {
    const valid = found.flatMap(({ edited, shown }) =>
      shown ? [{ id: edited.id, entry: shown.entry }] : [],
    );
    const before = valid.flatMap(({ id }) => published.pageOf(id) ?? []);
    return withDrafts(
      content,
      valid.map(({ entry }) => entry),
      before,
    );
  };
  const entryAt = async (page: Address) => {
    const draft = await drafts.at(page);
    if (!draft) return { content: withDrafts(content, [], [page]), errors: [] };
    return { content: overlaid([draft]), entry: draft.edited, errors: draft.errors };
  };
  return {
    secret,
    at: async (path) => {
      const page = addressAt(path);
      return page ? entryAt(page) : { content: overlaid(await drafts.latest()), errors: [] };
    },
    pageOf: async (id) => {
      const draft = await drafts.byId(id);
      if (!draft) return undefined;
      const page = draft.shown?.address ?? published.pageOf(id);
      return { errors: draft.errors, ...(page && { path: entryPath(page) }) };
    },
    typed: async (entry) => {
      const draft = await drafts.typed(entry);
      if (!draft?.shown) return draft && { errors: draft.errors };
      return {
        errors: draft.errors,
        path: entryPath(draft.shown.address),
        content: overlaid([draft]),
        entry: draft.edited,
      };
    },
  };
}

const SECOND = 1000;
/** In which the end of a link is written, to keep it short. */
const BASE = 36;
/** When the link ends, and our signature, which names its key. */
const TOKEN = /^([0-9a-z]{1,10})\.([\w-]{43,50})$/;
/** Keeps a signature made for a draft from opening anything else. */
const PURPOSE = 'draft';

/**
 * The address that shows one file of the content folder as it is, published or not, to anyone who has it.
 * @param siteUrl public origin, without a final slash
 * @param file its path below the content folder
 * @param until when the link ends, in ms since 1970
 */
export function draftLink(keys: Pick<Keys, 'sign'>, siteUrl: string, file: string, until: number): string {
  const expiry = Math.ceil(until / SECOND).toString(BASE);
  const token = `${expiry}.${keys.sign(PURPOSE, file, expiry)}`;
  return `${siteUrl}${DRAFT_PATH}?${new URLSearchParams({ [DRAFT_FILE]: file, [DRAFT_TOKEN]: token })}`;
}

/** Whether a token opens a file now. */
export function opensDraft(
  keys: Pick<Keys, 'isSigned'>,
  file: string,
  token: string,
  now = Date.now(),
): boolean {
  const [, expiry = '', signature = ''] = TOKEN.exec(token) ?? [];
  return keys.isSigned(signature, PURPOSE, file, expiry) && Number.parseInt(expiry, BASE) * SECOND >= now;
}

/**
 * Whatever signs links to drafts here: the keys of the site, and where there is one the secret that it shares with the company's editor,
 * which has none of those keys.
 */
export function draftSigners(
  keys: Pick<Keys, 'isSigned'>,
  { draftLinkSecret }: { draftLinkSecret?: string },
): Pick<Keys, 'isSigned'>[] {
  return [keys, ...(draftLinkSecret === undefined ? [] : [secretSigner(draftLinkSecret)])];
}

/** Signs by a secret. */
export function secretSigner(secret: string): Pick<Keys, 'sign' | 'isSigned'> {
  const key = createSecretKey(Buffer.from(secret));
  return {
    sign: (purpose, ...words) => macOf(key, purpose, words),
    isSigned: (signature, purpose, ...words) => isSame(signature, macOf(key, purpose, words)),
  };
}
