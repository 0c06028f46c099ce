import type { Document } from '@contentful/rich-text-types';
import { FAQ_PATH } from '../shared/page-paths.ts';

/** The categories of the FAQ page in their order; the first is the default (specification, section 2, 'FAQ page'). */
export const FAQ_CATEGORIES = [
  'general',
  'services',
  'pricing-and-quotes',
  'haulage-services',
  'warehousing-services',
  'logistic-services',
  'truck-owners',
  'warehouse-owners',
] as const;

export type FaqCategory = (typeof FAQ_CATEGORIES)[number];

/** A question of the FAQ page with its answer as rich text. */
export interface Question {
  question: string;
  answer: Document;
}

/** Name of the query parameter that holds the chosen category. */
export const CATEGORY_PARAMETER = 'category';

/** The category that an address asks for; the default one when it names none, or one that does not exist. */
export function faqCategory(id: string | null): FaqCategory {
  return FAQ_CATEGORIES.find((category) => category === id) ?? FAQ_CATEGORIES[0];
}

/** Address of the questions of one category. */
export function faqPath(id: FaqCategory): string {
  return id === FAQ_CATEGORIES[0] ? FAQ_PATH : `${FAQ_PATH}?${CATEGORY_PARAMETER}=${id}`;
}
