import { compareWords } from '#domain/shared/locale.ts';
import { articleFile } from '../entries/entry-targets.ts';
import type { FolderEntries } from '../folder/snapshot.ts';
import type { Problem } from '../formats/types.ts';
import { yearBefore } from './stats.ts';

/**
 * The posts and guides whose facts nobody has held against their sources for a year, oldest first. Guides have no day of a check: that of their last
 * change stands for it. Case studies tell what was, and do not age.
 * @param today ISO date
 */
export function staleFacts(
  { posts, guides }: Pick<FolderEntries, 'posts' | 'guides'>,
  today: string,
): Problem[] {
  const due = yearBefore(today);
  return [
    ...posts.map(({ slug, date, byline }) => ({
      file: articleFile('post', slug),
      field: 'checked',
      checked: byline.checked ?? date,
    })),
    ...guides.map(({ slug, date, updated }) => ({
      file: articleFile('guide', slug),
      field: 'updated',
      checked: updated ?? date,
    })),
  ]
    .filter(({ checked }) => checked < due)
    .sort((a, b) => compareWords(a.checked, b.checked))
    .map(({ file, field, checked }) => ({
      file,
      message: `facts last checked on ${checked}: hold them against their sources, then change '${field}'`,
    }));
}
