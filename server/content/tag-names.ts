import { z } from 'zod';
import type { Tag } from '#domain/blog.ts';
import { slug } from '#domain/slug.ts';

/** The field `tags` of an entry: names as visitors read them. */
export const tagNamesSchema = z.array(z.string().min(2)).min(1);

/** Makes tags of names; one tag has one spelling in all files. */
export class TagNames {
  readonly #known = new Map<string, Tag>();

  /** @param report takes a line for every name that is spelled in another way elsewhere */
  tags(names: string[], report: (problem: string) => void): Tag[] {
    return names.map((name) => {
      const tag = this.#known.get(slug(name)) ?? { id: slug(name), name };
      this.#known.set(tag.id, tag);
      if (tag.name !== name) report(`tags: write '${tag.name}' as in other entries, not '${name}'`);
      return tag;
    });
  }
}
