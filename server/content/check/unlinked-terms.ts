import { termPath } from '#domain/entries/glossary.ts';
import { linkTerms } from '#domain/services/term-links.ts';
import { articleFile } from '../entries/entry-targets.ts';
import { nodesOf } from '../entries/link-targets.ts';
import type { FolderEntries } from '../folder/snapshot.ts';
import type { Problem } from '../formats/types.ts';

/** More names in one line nobody reads. */
const NAMED = 6;

/**
 * Posts that use terms of the glossary which nothing links: their editor has switched links off, or there are more than become links by
 * themselves.
 */
export function unlinkedTerms(entries: FolderEntries): Problem[] {
  const subjects = new Map(entries.terms.map((term) => [termPath(term), term.subject]));
  return entries.posts.flatMap((post) => {
    if (!post.content) return [];
    const shown = post.termLinks === false ? post.content : linkTerms(post.content, entries.terms);
    const all = linkTerms(post.content, entries.terms, { limit: Number.POSITIVE_INFINITY });
    const linked = pathsIn(shown);
    const unlinked = [...pathsIn(all)]
      .filter((path) => !linked.has(path))
      .flatMap((path) => subjects.get(path) ?? []);
    if (unlinked.length === 0) return [];
    const more = unlinked.length > NAMED ? ` and ${unlinked.length - NAMED} more` : '';
    const message = `uses ${unlinked.slice(0, NAMED).join(', ')}${more} without a link: link what readers may not know`;
    return [{ file: articleFile('post', post.slug), message }];
  });
}

function pathsIn(document: Parameters<typeof nodesOf>[0]): Set<string> {
  return new Set(
    [...nodesOf(document)].map(({ data }) =>
      String(data.uri ?? data.target?.href ?? '').replace(/[?#].*/, ''),
    ),
  );
}
