import { BLOG_PATH } from './blog.ts';
import { CASE_STUDIES_PATH } from './case-studies.ts';
import { FAQ_PATH } from './faq.ts';
import { PARTNER_PAGES } from './forms/partner.ts';
import { GLOSSARY_PATH } from './glossary.ts';
import { GUIDES_PATH } from './guides.ts';
import { OFFLINE_PATH } from './offline.ts';
import { PRICE_PATH } from './price/price-query.ts';
import { SEARCH_PATH } from './search.ts';
import { VIDEOS_PATH } from './videos.ts';

/** All that is known of a page whose copy is stored under `content/pages/`, besides the copy (`pages.ts`). */
interface PageRecord {
  /** Canonical address. */
  path: string;
  /** The drawing of its link preview, of src/illustrations/drawings.ts. */
  card: string;
  /** The list of `content/faq.yaml` that it shows, in place of that of the home page. */
  faq?: string;
  /** `content/photographs.yaml` may hold photographs of trucks, stores and people at work for it. */
  photographs?: true;
  /** Of a product: how other pages show it on a card, by a drawing and a surface of src/ui/surfaces.ts. */
  product?: { drawing: string; surface: string };
}

/** Every page, by the name of its file in `content/pages/`. */
export const PAGE_RECORDS = {
  home: { path: '/', card: 'yard', faq: 'home' },
  about: { path: '/about', card: 'yard', photographs: true },
  impact: { path: '/impact', card: 'tally', faq: 'impact' },
  careers: { path: '/careers', card: 'empty-yard', photographs: true },
  contact: { path: '/contact', card: 'tally' },
  marketing: { path: '/marketing', card: 'yard' },
  terms: { path: '/terms', card: 'payment', faq: 'terms' },
  privacy: { path: '/privacy', card: 'pallets' },
  accessibility: { path: '/accessibility', card: 'terminal' },
  haulage: {
    path: '/products/haulage',
    card: 'yard',
    faq: 'haulage',
    photographs: true,
    product: { drawing: 'tipper', surface: 'accent' },
  },
  warehousing: {
    path: '/products/warehousing',
    card: 'depot',
    faq: 'warehousing',
    photographs: true,
    product: { drawing: 'racking', surface: 'ink' },
  },
  'port-operations': {
    path: '/products/port-operations',
    card: 'terminal',
    faq: 'port-operations',
    photographs: true,
    product: { drawing: 'port-gate-tile', surface: 'signal' },
  },
  'supply-chain': {
    path: '/products/supply-chain',
    card: 'corridor',
    faq: 'supply-chain',
    photographs: true,
    product: { drawing: 'reports', surface: 'cool' },
  },
  'raw-material': {
    path: '/products/raw-material',
    card: 'rain',
    faq: 'raw-material',
    photographs: true,
    product: { drawing: 'bag-stacks', surface: 'brand' },
  },
  tracking: { path: '/solutions/tracking', card: 'corridor', faq: 'tracking' },
  insurance: { path: '/solutions/insurance', card: 'damage', faq: 'insurance' },
  delivery: { path: '/solutions/delivery', card: 'night', faq: 'delivery' },
  'reverse-logistics': { path: '/solutions/reverse-logistics', card: 'payment', faq: 'reverse-logistics' },
  blog: { path: BLOG_PATH, card: 'quay' },
  guides: { path: GUIDES_PATH, card: 'tally' },
  'case-studies': { path: CASE_STUDIES_PATH, card: 'payment' },
  faq: { path: FAQ_PATH, card: 'terminal' },
  videos: { path: VIDEOS_PATH, card: 'warehouse' },
  glossary: { path: GLOSSARY_PATH, card: 'quay' },
  price: { path: PRICE_PATH, card: 'corridor', faq: 'price' },
  lanes: { path: '/lanes', card: 'corridor', faq: 'lanes' },
  'partner-trucks': { path: PARTNER_PAGES.trucks, card: 'yard', faq: 'owners', photographs: true },
  'partner-warehouses': { path: PARTNER_PAGES.warehouse, card: 'depot', faq: 'owners', photographs: true },
  search: { path: SEARCH_PATH, card: 'racking' },
  offline: { path: OFFLINE_PATH, card: 'corridor' },
} as const satisfies Record<string, PageRecord>;

type Records = typeof PAGE_RECORDS;
export type PageName = keyof Records;

/** The pages whose record says a thing. */
export type PagesWith<Key extends keyof PageRecord> = {
  [Name in PageName]: Records[Name] extends Record<Key, unknown> ? Name : never;
}[PageName];

export const PAGE_NAMES = Object.keys(PAGE_RECORDS) as PageName[];

/** @returns the pages whose record says a thing, in the order of the records */
export function pagesWith<Key extends keyof PageRecord>(key: Key): PagesWith<Key>[] {
  return PAGE_NAMES.filter((name): name is PagesWith<Key> => key in PAGE_RECORDS[name]);
}

/** One thing of every record. */
export function eachRecord<Key extends 'path' | 'card'>(key: Key) {
  return Object.fromEntries(PAGE_NAMES.map((name) => [name, PAGE_RECORDS[name][key]])) as {
    [Name in PageName]: Records[Name][Key];
  };
}
