import { FAQ_CATEGORIES, type FaqCategory } from '#domain/entries/faq.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import type { Meta } from '#domain/shared/copy.ts';

/** Title and description of one category for search results: the page's own words for the first, the category's name for the others. */
export function faqMeta({ meta, names, descriptions }: PageCopy<'faq'>, id: FaqCategory): Meta {
  if (id === FAQ_CATEGORIES[0]) return meta;
  return {
    title: `${names[id]}: ${meta.title.charAt(0).toLowerCase()}${meta.title.slice(1)}`,
    description: descriptions[id],
  };
}
