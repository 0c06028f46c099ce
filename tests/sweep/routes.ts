import { PAGE_PATHS } from '#domain/shared/page-paths.ts';

/** Every page that exists, one of each kind; site-wide checks run on all of them. */
export const PAGES: readonly string[] = [
  ...Object.values(PAGE_PATHS),
  '/contact/sent',
  '/marketing/sent',
  '/newsletter/sent',
  '/newsletter/confirm?token=abc',
  '/newsletter/confirmed',
  '/newsletter/unsubscribe?token=abc',
  '/newsletter/unsubscribed',
  '/newsletter/expired',
  '/desk?token=abc',
  '/resources/e-guides/sent',
  '/resources/blog/what-fits-on-a-30-ton-truck',
  '/resources/authors/no-such-person',
  '/resources/glossary/glossaryD/demurrage',
  '/products/haulage?weight=75&volume=110',
  '/products/haulage?weight=-4',
  '/price?from=apapa&to=kano&weight=75&stops=1',
  '/price?from=lagos&to=aba&weight=2&return=yes',
  '/price?from=Benue+State&to=nowhere&weight=-4',
  '/lanes/lagos-kano',
  '/lanes/no-such-lane',
  '/price/sent?reference=3F9A12BC',
  '/partners/trucks?tank_km=0',
  '/partners/sent',
  '/resources/case-studies/no-such-study',
  '/resources/blog?search=no+such+words',
  '/resources/search?q=axle+load',
  '/resources/e-guides/earning-with-your-truck',
  '/resources/e-guides/no-such-guide',
  '/resources/video/1',
  '/no/such/page',
];

/** One page of each template, without those that only say that something was sent or not found. */
export const TEMPLATES = PAGES.filter((path) => !/\?|no[-/]such|\/sent$|newsletter\//.test(path));

/**
 * In which windows a page is looked at: one of each template in all of them; the others, which differ from theirs in what they
 * say, take turns.
 */
export function windowsFor<Window>(path: string, windows: Window[]): Window[] {
  if (TEMPLATES.includes(path)) return windows;
  const turn = PAGES.indexOf(path) % windows.length;
  return windows.slice(turn, turn + 1);
}
