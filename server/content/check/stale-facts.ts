import type { Post } from '#domain/blog.ts';
import { articleFile } from '../entry-targets.ts';
import { yearBefore } from '../stats.ts';
import type { Problem } from './links.ts';

/**
 * The posts whose facts nobody has held against their sources for a year, oldest first.
 * @param today ISO date
 */
export function staleFacts(posts: Post[], today: string): Problem[] {
  const due = yearBefore(today);
  return posts
    .map(({ slug, date, byline }) => ({ file: articleFile('post', slug), checked: byline.checked ?? date }))
    .filter(({ checked }) => checked < due)
    .sort((a, b) => a.checked.localeCompare(b.checked))
    .map(({ file, checked }) => ({
      file,
      message: `facts last checked on ${checked}: hold them against their sources, then change 'checked'`,
    }));
}
