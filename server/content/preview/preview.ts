import type { EditedEntry, TypedEntry } from '#domain/entries/drafts.ts';
import type { Content } from '#domain/services/content.ts';

/** Lets editors see drafts. */
export interface Preview {
  /** The secret that the link must hold. */
  secret: string;
  /** The content that the page of a path is made of, as editors have it just now. Fails when the content service does. */
  at(path: string): Promise<Drafted>;
  /** Where the page of an entry is, and what is wrong with the entry; nothing when there is none of that id. */
  pageOf(id: string): Promise<{ path?: string; faults: string[] } | undefined>;
  /** The page of an entry that is being typed, or what is wrong with it; nothing when it is of a type that has no pages. */
  typed(entry: TypedEntry): Promise<(Partial<Drafted> & { path?: string; faults: string[] }) | undefined>;
}

/** One page as an editor sees it. */
export interface Drafted {
  content: Content;
  /** Of pages that are one entry's. */
  entry?: EditedEntry;
  /** The faults that keep the entry from being shown as it is. */
  faults: string[];
}
