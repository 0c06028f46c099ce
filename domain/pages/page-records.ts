import { z } from 'zod';
import { pendingPhoto, photographFields } from '../media/photograph.ts';
import { type PageName, pageAt } from '../shared/page-paths.ts';

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
  /** It is nothing to find, as a list of what was searched for, or of what a browser has kept. */
  unfound?: true;
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
  search: { card: 'racking', unfound: true },
  offline: { card: 'corridor', unfound: true },
} as const satisfies Record<PageName, PageRecord>;

type Records = typeof PAGE_RECORDS;

/** The pages whose record says a thing. */
type PagesWith<Key extends keyof PageRecord> = {
  [Name in PageName]: Records[Name] extends Record<Key, unknown> ? Name : never;
}[PageName];

const PAGE_NAMES = Object.keys(PAGE_RECORDS) as PageName[];

/** @returns the pages whose record says a thing, in the order of the records */
export function pagesWith<Key extends keyof PageRecord>(key: Key): PagesWith<Key>[] {
  return PAGE_NAMES.filter((name): name is PagesWith<Key> => key in PAGE_RECORDS[name]);
}

/** The pages that search engines find and texts lead to. */
export const FOUND_PAGES: readonly PageName[] = PAGE_NAMES.filter(
  (name) => !('unfound' in PAGE_RECORDS[name]),
);

/** The list of questions below posts, guides, case studies, terms and videos. */
const ENTRY_FAQ = 'reading';

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

/** The pages that have a place for photographs of trucks, stores and people at work. */
const PHOTO_PAGES = pagesWith('photographs');

/** In a row on a wide screen; more of them are an album. */
const MOST = 6;

const photographSchema = z
  .strictObject({
    ...photographFields,
    caption: z.string().trim().min(3).max(120).optional().describe('shown below the picture'),
    sample: z.boolean().default(false),
  })
  .transform(pendingPhoto);

/** The photographs of a page, under a heading of their own. */
const photoBoardSchema = z.strictObject({
  heading: z.string().trim().min(4).max(48).describe('above the photographs'),
  photos: z.array(photographSchema).min(1).max(MOST).describe('shown in this order'),
});

const BOARD = 'the photographs on this page: left empty, the page has none';

const boards = Object.fromEntries(
  PHOTO_PAGES.map((page) => [page, photoBoardSchema.optional().describe(BOARD)]),
) as Record<PagesWith<'photographs'>, z.ZodOptional<typeof photoBoardSchema>>;

/** `content/photographs.yaml`: by the page that shows them. A page that is not there has none. */
export const photographsSchema = z.strictObject(boards, {
  error: ({ code }) =>
    code === 'unrecognized_keys'
      ? `photographs are shown on ${PHOTO_PAGES.join(', ')}, and on no other page`
      : undefined,
});

export type PhotoBoard = z.infer<typeof photoBoardSchema>;
export type Photographs = z.infer<typeof photographsSchema>;
