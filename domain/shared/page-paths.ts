/**
 * The addresses of all pages whose copy is stored under `content/pages/`. It imports nothing, so that each room may know where the
 * others are found.
 */

/** The list of posts. */
export const BLOG_PATH = '/resources/blog';
/** The list of case studies. */
export const CASE_STUDIES_PATH = '/resources/case-studies';
/** The list of guides. */
export const GUIDES_PATH = '/resources/e-guides';
export const FAQ_PATH = '/resources/faq';
export const VIDEOS_PATH = '/resources/videos';
/** The list of terms. */
export const GLOSSARY_PATH = '/resources/glossary';
/** The search over everything. */
export const SEARCH_PATH = '/resources/search';
/** The page that answers what a load costs. */
export const PRICE_PATH = '/price';
/** Where the answers that the browser keeps are on that page. */
export const MY_PRICES_ANCHOR = 'my_prices';
export const MY_PRICES_ADDRESS = `${PRICE_PATH}#${MY_PRICES_ANCHOR}`;
/** The page that is shown offline in place of one that was never opened. */
export const OFFLINE_PATH = '/offline';
/** The page that says that there is none at the address asked for. */
export const NOT_FOUND_PATH = '/404';

/** The assets that an owner may offer, by the value that the form sends, with the page that asks for it. */
export const PARTNER_PAGES = { trucks: '/partners/trucks', warehouse: '/partners/warehouses' } as const;
export type Offer = keyof typeof PARTNER_PAGES;

/** The canonical address of every page, by the name of its file in `content/pages/`; entries have addresses of their own. */
export const PAGE_PATHS = {
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
  lanes: '/lanes',
  'partner-trucks': PARTNER_PAGES.trucks,
  'partner-warehouses': PARTNER_PAGES.warehouse,
  search: SEARCH_PATH,
  offline: OFFLINE_PATH,
} as const;

export type PageName = keyof typeof PAGE_PATHS;

/** The other addresses that are always there: of a menu's first page, of what a form or an e-mail leads to, and of files for programs. */
export const OTHER_PATHS: readonly string[] = [
  NOT_FOUND_PATH,
  '/contact/sent',
  '/desk',
  '/llms.txt',
  '/manifest.webmanifest',
  '/marketing/sent',
  '/newsletter/confirm',
  '/newsletter/confirmed',
  '/newsletter/expired',
  '/newsletter/sent',
  '/newsletter/unsubscribe',
  '/newsletter/unsubscribed',
  '/offline/pack.json',
  '/partners/sent',
  '/price/sent',
  '/products',
  '/resources',
  '/resources/e-guides/sent',
  '/robots.txt',
  '/rss.xml',
  '/sitemap.xml',
  '/solutions',
  '/whatsapp',
];

/** The page that lives at a path; nothing for the path of an entry or of no page. */
export function pageAt(path: string): PageName | undefined {
  // Computed at the call: a table made on import would be sent to every phone whose script needs one address.
  return (Object.keys(PAGE_PATHS) as PageName[]).find((name) => PAGE_PATHS[name] === path);
}
