import { FAQ_LISTS, type FaqList, PAGE_RECORDS, pagesWith } from '#domain/pages/page-records.ts';
import type { Field } from './form-of-schema.ts';
import { spelledOut } from './labels.ts';

/** The field of a question's form for the pages that show it. */
export const PAGES = 'pages';

/** A list that no page has of its own is shown below what is read. */
function labelOf(list: FaqList): string {
  const pages = pagesWith('faq').filter((name) => PAGE_RECORDS[name].faq === list);
  return pages.length > 0
    ? pages.map(spelledOut).join(', ')
    : 'Posts, guides, case studies, terms and videos';
}

/** Chooses the pages; a new question is on the home page until others are chosen. */
export const PAGES_FIELD: Field = {
  name: PAGES,
  label: 'Shown on',
  required: false,
  widget: 'select',
  multiple: true,
  options: FAQ_LISTS.map((list) => ({ value: list, label: labelOf(list) })),
  default: ['home' satisfies FaqList],
  hint: 'The pages that have this question in their short list, below those that they have. Empty: no page shows it',
};
