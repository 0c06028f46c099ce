import leven from 'leven';
import type { FolderEntries } from '../folder/snapshot.ts';
import type { Problem } from '../formats/types.ts';

/** A slip changes one letter, or two where they change places; short names are near each other by chance. */
const MOST_LETTERS = 2;
const LEAST_LENGTH = 5;

/** Tags that one entry has and that are nearly those of more entries: each makes a button of its own above the blog. */
export function nearTags({ posts, guides }: Pick<FolderEntries, 'posts' | 'guides'>): Problem[] {
  const uses = [
    ...posts.map(({ slug, tags }) => ({ file: `blog/${slug}.md`, tags })),
    ...guides.map(({ slug, tags }) => ({ file: `guides/${slug}.md`, tags })),
  ];
  const filesByName = new Map<string, string[]>();
  for (const { file, tags } of uses)
    for (const { name } of tags) filesByName.set(name, [...(filesByName.get(name) ?? []), file]);
  return [...filesByName].flatMap(([name, files]) => {
    const [file, ...others] = files;
    const meant = [...filesByName].find(
      ([other, { length }]) => length > files.length && isNear(name, other),
    )?.[0];
    if (file === undefined || others.length > 0 || meant === undefined) return [];
    return [{ file, message: `tags: no other entry has '${name}': is '${meant}' meant?` }];
  });
}

function isNear(name: string, other: string): boolean {
  return Math.min(name.length, other.length) >= LEAST_LENGTH && leven(name, other) <= MOST_LETTERS;
}
