import { BLOG_PATH } from './blog.ts';
import { CASE_STUDIES_PATH } from './case-studies.ts';
import { FAQ_PATH } from './faq.ts';
import { PARTNER_PAGES } from './forms/partner.ts';
import { GLOSSARY_PATH } from './glossary.ts';
import { GUIDES_PATH } from './guides.ts';
import { LANES_PATH } from './lanes.ts';
import { OFFLINE_PATH } from './offline.ts';
import type { PageName } from './pages.ts';
import { PRICE_PATH } from './price/price-query.ts';
import { SEARCH_PATH } from './search.ts';
import { VIDEOS_PATH } from './videos.ts';

/** The page that says that there is none at the address asked for. */
export const NOT_FOUND_PATH = '/404';

/** Canonical address of every page whose copy is stored under `content/pages/`; entries have addresses of their own. */
export const PAGE_PATHS: Record<PageName, string> = {
  home: '/',
  about: '/about',
  impact: '/impact',
  careers: '/careers',
  contact: '/contact',
  marketing: '/marketing',
  terms: '/terms',
  privacy: '/privacy',
  accessibility: '/accessibility',
  haulage: '/products/haulage',
  warehousing: '/products/warehousing',
  'port-operations': '/products/port-operations',
  'supply-chain': '/products/supply-chain',
  'raw-material': '/products/raw-material',
  tracking: '/solutions/tracking',
  insurance: '/solutions/insurance',
  delivery: '/solutions/delivery',
  'reverse-logistics': '/solutions/reverse-logistics',
  blog: BLOG_PATH,
  guides: GUIDES_PATH,
  'case-studies': CASE_STUDIES_PATH,
  faq: FAQ_PATH,
  videos: VIDEOS_PATH,
  glossary: GLOSSARY_PATH,
  price: PRICE_PATH,
  lanes: LANES_PATH,
  'partner-trucks': PARTNER_PAGES.trucks,
  'partner-warehouses': PARTNER_PAGES.warehouse,
  search: SEARCH_PATH,
  offline: OFFLINE_PATH,
};

const NAMES = new Map(Object.entries(PAGE_PATHS).map(([name, path]) => [path, name as PageName]));

/** The page that lives at a path; nothing for the path of an entry or of no page. */
export function pageAt(path: string): PageName | undefined {
  return NAMES.get(path);
}
