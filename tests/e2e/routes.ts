/** Every page that exists, one of each kind; site-wide checks run on all of them. */
export const PAGES = [
  '/',
  '/about',
  '/careers',
  '/contact',
  '/contact/sent',
  '/impact',
  '/products/warehousing',
  '/products/port-operations',
  '/products/supply-chain',
  '/products/raw-material',
  '/marketing',
  '/marketing/sent',
  '/newsletter/sent',
  '/newsletter/confirm?token=abc',
  '/newsletter/confirmed',
  '/newsletter/unsubscribe?token=abc',
  '/newsletter/unsubscribed',
  '/newsletter/expired',
  '/desk?token=abc',
  '/resources/e-guides/sent',
  '/terms',
  '/privacy',
  '/accessibility',
  '/resources/blog',
  '/resources/blog/what-fits-on-a-30-ton-truck',
  '/resources/authors/chukwudi-obi',
  '/resources/authors/no-such-person',
  '/resources/faq',
  '/solutions/insurance',
  '/solutions/delivery',
  '/solutions/reverse-logistics',
  '/solutions/tracking',
  '/resources/glossary',
  '/resources/glossary/glossaryD/demurrage',
  '/products/haulage',
  '/products/haulage?weight=75&volume=110',
  '/products/haulage?weight=-4',
  '/price',
  '/price?from=apapa&to=kano&weight=75&stops=1',
  '/price?from=lagos&to=aba&weight=2&return=yes',
  '/price?from=Benue+State&to=nowhere&weight=-4',
  '/lanes',
  '/lanes/lagos-kano',
  '/lanes/no-such-lane',
  '/price/sent?reference=3F9A12BC',
  '/partners/trucks',
  '/partners/trucks?tank_km=0',
  '/partners/warehouses',
  '/partners/sent',
  '/resources/case-studies',
  '/resources/case-studies/no-such-study',
  '/resources/blog?search=no+such+words',
  '/resources/search',
  '/resources/search?q=axle+load',
  '/resources/e-guides',
  '/resources/e-guides/earning-with-your-truck',
  '/resources/e-guides/no-such-guide',
  '/resources/videos',
  '/resources/video/1',
  '/offline',
  '/no/such/page',
] as const;

/** One page of each template, without those that only say that something was sent or not found. */
export const TEMPLATES = PAGES.filter((path) => !/\?|no[-/]such|\/sent$|newsletter\//.test(path));

/**
 * In which windows a page is looked at: one of each template in all of them; the others, which differ from theirs in what they
 * say, take turns.
 */
export function windowsFor<Window>(path: (typeof PAGES)[number], windows: Window[]): Window[] {
  if (TEMPLATES.includes(path)) return windows;
  const turn = PAGES.indexOf(path) % windows.length;
  return windows.slice(turn, turn + 1);
}
