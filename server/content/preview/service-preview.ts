import type { Content } from '#domain/services/content.ts';
import type { Draft } from '../contentful/draft-reader.ts';
import type { Drafts } from '../contentful/drafts.ts';
import type { Published } from '../contentful/published.ts';
import { type Address, addressAt, entryPath } from '../entries/site-entry.ts';
import { withDrafts } from '../store/with-drafts.ts';
import type { Preview } from './preview.ts';

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
    const sound = found.flatMap(({ edited, shown }) =>
      shown ? [{ id: edited.id, entry: shown.entry }] : [],
    );
    const before = sound.flatMap(({ id }) => published.pageOf(id) ?? []);
    return withDrafts(
      content,
      sound.map(({ entry }) => entry),
      before,
    );
  };
  const entryAt = async (page: Address) => {
    const draft = await drafts.at(page);
    if (!draft) return { content: withDrafts(content, [], [page]), faults: [] };
    return { content: overlaid([draft]), entry: draft.edited, faults: draft.faults };
  };
  return {
    secret,
    at: async (path) => {
      const page = addressAt(path);
      return page ? entryAt(page) : { content: overlaid(await drafts.latest()), faults: [] };
    },
    pageOf: async (id) => {
      const draft = await drafts.byId(id);
      if (!draft) return undefined;
      const page = draft.shown?.address ?? published.pageOf(id);
      return { faults: draft.faults, ...(page && { path: entryPath(page) }) };
    },
    typed: async (entry) => {
      const draft = await drafts.typed(entry);
      if (!draft?.shown) return draft && { faults: draft.faults };
      return {
        faults: draft.faults,
        path: entryPath(draft.shown.address),
        content: overlaid([draft]),
        entry: draft.edited,
      };
    },
  };
}
