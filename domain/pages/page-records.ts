import type { PageName } from '../shared/page-paths.ts';

/** All that is known of a page whose copy is stored under `content/pages/`, besides its address (`page-paths.ts`) and copy (`pages.ts`). */
interface PageRecord {
  /** The drawing of its link preview, of src/ui/art/drawings.ts. */
  card: string;
  /** The form of the shared block is folded: the page has one of its own, or is not about a load. */
  foldedForm?: true;
  /** The list of `content/faq.yaml` that it shows, in place of that of the home page. */
  faq?: string;
  /** `content/photographs.yaml` may hold photographs of trucks, stores and people at work for it. */
  photographs?: true;
  /** Of a product: how other pages show it on a card, by a drawing and a surface of src/ui/parts/surfaces.ts. */
  product?: { drawing: string; surface: string };
}

/** Every page, by the name of its file in `content/pages/`. */
export const PAGE_RECORDS = {
  home: { card: 'yard', faq: 'home' },
  about: { card: 'yard', photographs: true },
  impact: { card: 'tally', faq: 'impact' },
  careers: { card: 'empty-yard', foldedForm: true, photographs: true },
  contact: { card: 'tally' },
  marketing: { card: 'yard' },
  terms: { card: 'payment', faq: 'terms' },
  privacy: { card: 'pallets' },
  accessibility: { card: 'terminal' },
  haulage: {
    card: 'yard',
    faq: 'haulage',
    photographs: true,
    product: { drawing: 'tipper', surface: 'accent' },
  },
  warehousing: {
    card: 'depot',
    faq: 'warehousing',
    photographs: true,
    product: { drawing: 'racking', surface: 'ink' },
  },
  'port-operations': {
    card: 'terminal',
    faq: 'port-operations',
    photographs: true,
    product: { drawing: 'port-gate-tile', surface: 'signal' },
  },
  'supply-chain': {
    card: 'corridor',
    faq: 'supply-chain',
    photographs: true,
    product: { drawing: 'reports', surface: 'cool' },
  },
  'raw-material': {
    card: 'rain',
    faq: 'raw-material',
    photographs: true,
    product: { drawing: 'bag-stacks', surface: 'brand' },
  },
  tracking: { card: 'corridor', faq: 'tracking' },
  insurance: { card: 'damage', faq: 'insurance' },
  delivery: { card: 'night', faq: 'delivery' },
  'reverse-logistics': { card: 'payment', faq: 'reverse-logistics' },
  blog: { card: 'quay' },
  guides: { card: 'tally', foldedForm: true },
  'case-studies': { card: 'payment' },
  faq: { card: 'terminal' },
  videos: { card: 'warehouse', foldedForm: true },
  glossary: { card: 'quay' },
  price: { card: 'corridor', faq: 'price', foldedForm: true },
  lanes: { card: 'corridor', faq: 'lanes', foldedForm: true },
  'partner-trucks': { card: 'yard', faq: 'owners', photographs: true },
  'partner-warehouses': { card: 'depot', faq: 'owners', photographs: true },
  search: { card: 'racking' },
  offline: { card: 'corridor' },
} as const satisfies Record<PageName, PageRecord>;

type Records = typeof PAGE_RECORDS;

/** The pages whose record says a thing. */
export type PagesWith<Key extends keyof PageRecord> = {
  [Name in PageName]: Records[Name] extends Record<Key, unknown> ? Name : never;
}[PageName];

const PAGE_NAMES = Object.keys(PAGE_RECORDS) as PageName[];

/** @returns the pages whose record says a thing, in the order of the records */
export function pagesWith<Key extends keyof PageRecord>(key: Key): PagesWith<Key>[] {
  return PAGE_NAMES.filter((name): name is PagesWith<Key> => key in PAGE_RECORDS[name]);
}
