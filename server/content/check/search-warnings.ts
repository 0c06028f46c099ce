import { TITLE_SHOWN } from '#domain/pages/page-title.ts';
import { placedArticles } from '../entries/entry-targets.ts';
import type { CopySnapshot, FolderEntries } from '../folder/snapshot.ts';
import type { Problem } from '../formats/types.ts';

/** Titles that search results cut even without the name of the company, and videos that search engines do not show without a day. */
export function searchAdvice(
  entries: FolderEntries,
  { pages, videos }: Pick<CopySnapshot['copy'], 'pages' | 'videos'>,
): Problem[] {
  const titles = [
    ...placedArticles(entries).map(({ file, entry }) => ({ file, title: entry.meta?.title ?? entry.title })),
    ...Object.entries(pages).map(([name, page]) => ({ file: `pages/${name}.yaml`, title: page.meta.title })),
  ];
  return [
    ...titles
      .filter(({ title }) => title.length > TITLE_SHOWN)
      .map(({ file, title }) => ({
        file,
        message: `meta.title: ${title.length} characters: search results cut it after ${TITLE_SHOWN}`,
      })),
    ...videos
      .filter(({ published }) => published === undefined)
      .map(({ id }) => ({
        file: 'videos.yaml',
        message: `video ${id}: write 'published', the day: search results leave it out without`,
      })),
  ];
}
