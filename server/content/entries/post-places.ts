import { z } from 'zod';
import { MOST_PINNED, type Post, RELATED_COUNT } from '#domain/entries/blog.ts';
import { articleFile } from './entry-targets.ts';

export const seriesSchema = z.strictObject({
  name: z.string().min(3).max(60),
  part: z.int().min(1).max(50),
});

/** The fields of a post that tell where it stands among others. */
export const placeFields = {
  pinned: z.boolean().default(false),
  series: seriesSchema.optional(),
  related: z.array(z.string()).min(1).max(RELATED_COUNT).optional(),
};

type Place = Pick<Post, 'pinned' | 'series' | 'related'>;

/** The place that fields tell; what a source leaves empty is not set. */
export function placeOf({
  pinned,
  series,
  related,
}: { [Name in keyof Place]?: Place[Name] | boolean | undefined }): Place {
  return {
    ...(pinned === true && { pinned }),
    ...(series && typeof series === 'object' && { series }),
    ...(Array.isArray(related) && related.length > 0 && { related }),
  };
}

/**
 * Checks places that only all posts together tell: related posts that are there, parts that are one of their kind, few pinned ones.
 * @param problems takes a line for every fault, with file, field and remedy
 */
export function checkPlaces(posts: Post[], problems: string[]): void {
  const known = new Set(posts.map(({ slug }) => slug));
  const parts = new Map<string, string>();
  for (const { slug, related = [], series } of posts) {
    const report = (problem: string) => problems.push(`${articleFile('post', slug)}: ${problem}`);
    for (const other of related) {
      if (other === slug) report('related: name other posts, not this one');
      else if (!known.has(other))
        report(`related: there is no post '${other}': write the file name of a post without .md`);
    }
    if (!series) continue;
    const place = `${series.part} ${series.name}`;
    const taken = parts.get(place);
    if (taken !== undefined)
      report(`series: part ${series.part} of '${series.name}' is ${taken}: choose another`);
    else parts.set(place, articleFile('post', slug));
  }
  const pinned = posts.filter((post) => post.pinned).map(({ slug }) => articleFile('post', slug));
  const newest = pinned.slice(0, MOST_PINNED);
  for (const file of pinned.slice(MOST_PINNED))
    problems.push(
      `${file}: pinned: ${MOST_PINNED} newer posts are pinned: take it out here, or in ${newest.join(', ')}`,
    );
}
