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

/** Pages that only say that something was sent, has ended or is not there: a heading, a sentence and a link. */
export const NOTICES = PAGES.filter((path) => /no[-/]such|\/sent|newsletter\/|desk\?/.test(path));

/** The pages of one window, where each page is looked at in one and the windows take turns. */
export const pagesFor = <Window>(pages: readonly string[], window: Window, windows: readonly Window[]) =>
  pages.filter((_, place) => windows[place % windows.length] === window);
