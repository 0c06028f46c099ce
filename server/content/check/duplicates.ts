import { placedArticles, termFile } from '../entries/entry-targets.ts';
import type { FolderEntries } from '../folder/snapshot.ts';
import type { Problem } from '../formats/types.ts';

interface Named {
  file: string;
  value: string;
}

/** Titles and descriptions that two entries share, told at the second: search results cannot tell them apart. */
export function duplicates(entries: FolderEntries): Problem[] {
  const articles = placedArticles(entries);
  const titles = [
    ...articles.map(({ file, entry }) => ({ file, value: entry.title })),
    ...entries.terms.map((term) => ({ file: termFile(term), value: term.subject })),
  ];
  const lines = [
    ...articles.map(({ file, entry }) => ({ file, value: entry.subTitle })),
    ...entries.terms.map((term) => ({ file: termFile(term), value: term.subTitle })),
  ];
  const descriptions = articles.map(({ file, entry }) => ({ file, value: entry.meta?.description ?? '' }));
  return [...twice('title', titles), ...twice('subTitle', lines), ...twice('meta.description', descriptions)];
}

function twice(field: string, named: Named[]): Problem[] {
  const first = new Map<string, string>();
  return named.flatMap(({ file, value }) => {
    const key = value.trim().toLowerCase();
    const other = first.get(key);
    if (key && other === undefined) first.set(key, file);
    return key && other !== undefined ? [{ file, message: `${field}: the same as in ${other}` }] : [];
  });
}
