import { z } from 'zod';
import type { Tag } from '#domain/entries/blog.ts';
import { slug } from '#domain/shared/slug.ts';

/** The field `tags` of an entry: names as visitors read them. */
export const tagNamesSchema = z.array(z.string().min(2)).min(1);

type Report = (problem: string) => void;

/** Makes tags of names; one tag has one spelling in all files. */
export class TagNames {
  /** Who spells a tag how, by its id. */
  readonly #uses = new Map<string, { name: string; report: Report }[]>();

  /** @param report takes a line for every name that most entries spell in another way, once all are read */
  tags(names: string[], report: Report): Tag[] {
    return names.map((name) => {
      const id = slug(name);
      this.#uses.set(id, [...(this.#uses.get(id) ?? []), { name, report }]);
      return { id, name };
    });
  }

  /** Tells those that spell a tag as fewer entries do. */
  checkSpelling(): void {
    for (const uses of this.#uses.values()) {
      const usual = commonest(uses.map(({ name }) => name));
      for (const { name, report } of uses)
        if (name !== usual) report(`tags: write '${usual}' as in other entries, not '${name}'`);
    }
  }
}

/** The name that comes most often; of several, the first. */
function commonest(names: string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
