import type { CopySnapshot, FolderEntries } from '../folder/snapshot.ts';
import type { Problem } from '../formats/types.ts';
import { duplicates } from './duplicates.ts';
import type { WrittenLink } from './links.ts';
import { nearDuplicates } from './near-duplicates.ts';
import { nearTags } from './near-tags.ts';
import { unreached } from './orphan-pages.ts';
import { searchAdvice } from './search-warnings.ts';
import { textAdvice } from './text-warnings.ts';
import { strangeLetters } from './unknown-characters.ts';
import { unlinkedTerms } from './unlinked-terms.ts';

/** The sources of advice. */
export interface Advised {
  entries: FolderEntries;
  copy: Pick<CopySnapshot['copy'], 'pages' | 'videos'>;
  /** All texts of the folder, by file. */
  files: ReadonlyMap<string, string>;
  links: WrittenLink[];
  /** The page of each entry, by file. */
  pageOf: ReadonlyMap<string, string>;
}

/** Lists what an editor might do better; nothing of it keeps a text off the site. */
export function advice({ entries, copy, files, links, pageOf }: Advised): Problem[] {
  return [
    ...textAdvice(entries),
    ...duplicates(entries),
    ...nearDuplicates(entries),
    ...nearTags(entries),
    ...searchAdvice(entries, copy),
    ...unlinkedTerms(entries),
    ...unreached(entries, links, pageOf),
    ...strangeLetters(files),
  ];
}
