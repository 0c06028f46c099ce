import { pageAt } from '../shared/page-paths.ts';
import { PAGE_RECORDS, type PagesWith, pagesWith } from './page-records.ts';

/** The list of questions below posts, guides, case studies, terms and videos. */
export const ENTRY_FAQ = 'reading';

export type FaqList = (typeof PAGE_RECORDS)[PagesWith<'faq'>]['faq'] | typeof ENTRY_FAQ;

/** The lists of questions that `content/faq.yaml` may hold. */
export const FAQ_LISTS: readonly FaqList[] = [
  ...new Set([...pagesWith('faq').map((name) => PAGE_RECORDS[name].faq), ENTRY_FAQ] as const),
];

/** The list of a page that has none of its own. */
export const DEFAULT_FAQ = 'home' satisfies FaqList;

/** The list of the page at a path, if it has one of its own. */
export function faqListAt(path: string): FaqList | undefined {
  const name = pageAt(path);
  const record = name && PAGE_RECORDS[name];
  return record && 'faq' in record ? record.faq : undefined;
}
