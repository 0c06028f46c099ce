/** The lists of questions that `content/faq.yaml` may hold, named after the page that shows them. */
export const FAQ_LISTS = [
  'home',
  'haulage',
  'warehousing',
  'port-operations',
  'supply-chain',
  'raw-material',
  'tracking',
  'insurance',
  'delivery',
  'reverse-logistics',
  'about',
  'impact',
  'careers',
  'terms',
  'price',
  'lanes',
  'owners',
  'reading',
] as const;

export type FaqList = (typeof FAQ_LISTS)[number];

/** What a page shows that has no list of its own. */
export const DEFAULT_FAQ = 'home' satisfies FaqList;
