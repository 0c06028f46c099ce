import type { Tag } from '#domain/entries/blog.ts';
import { type EntryItem, link, localized } from '../contentful/model/format.ts';

/** An entry of the file; fields without a value are left out. */
export function makeEntry(
  id: string,
  contentType: string,
  fields: Record<string, unknown>,
  tags: Tag[],
  isDraft = false,
): EntryItem {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return {
    sys: {
      id,
      type: 'Entry',
      ...(!isDraft && { publishedVersion: 1 }),
      contentType: link('ContentType', contentType),
    },
    metadata: { tags: tags.map((tag) => link('Tag', tag.id)) },
    fields: Object.fromEntries(present.map(([name, value]) => [name, localized(value)])),
  };
}
