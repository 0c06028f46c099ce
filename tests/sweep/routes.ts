import { PAGE_PATHS } from '#domain/shared/page-paths.ts';
import { TRIES_EVERY_CASE } from '../../tools/run/steps/tiers.mjs';

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

/** The notice that tells more than all others, which are alike. */
const DISTINCT_NOTICES = ['/no/such/page'];

/** Templates whose parts another one has too, as the pages of the solutions have the same ones. */
const ALIKE = [
  '/impact',
  '/careers',
  '/privacy',
  '/terms',
  '/accessibility',
  '/products/warehousing',
  '/products/supply-chain',
  '/products/raw-material',
  '/solutions/tracking',
  '/solutions/delivery',
  '/solutions/reverse-logistics',
  '/lanes',
  '/resources/e-guides',
  '/resources/case-studies',
  '/resources/videos',
  '/resources/video/1',
  '/resources/search',
  '/partners/warehouses',
  '/offline',
];

/** The templates for what depends on the parts of a page and not on its words. */
export const DISTINCT_TEMPLATES = TRIES_EVERY_CASE
  ? TEMPLATES
  : TEMPLATES.filter((path) => !ALIKE.includes(path));

/** Pages that have hardly a part in common, for what is much the same everywhere. */
export const MOST_DIFFERENT = [
  '/',
  '/products/haulage',
  '/resources/blog/what-fits-on-a-30-ton-truck',
  '/resources/glossary',
];

/** Pages that hold the same and more once their form is answered. */
const ANSWERED: Record<string, string> = {
  '/products/haulage': '/products/haulage?weight=75&volume=110',
  '/price': '/price?from=apapa&to=kano&weight=75&stops=1',
};

/** The pages that a run opens one after the other: every one by hand and at night, in CI one of each template. */
export const SWEPT = TRIES_EVERY_CASE
  ? PAGES
  : [...DISTINCT_TEMPLATES.map((path) => ANSWERED[path] ?? path), ...DISTINCT_NOTICES];

/** The pages that `npm test` opens: the home page, a text and a form with its scripts. */
export const SWEPT_QUICKLY = [
  PAGE_PATHS.home,
  '/resources/blog/what-fits-on-a-30-ton-truck',
  PAGE_PATHS.price,
];

/** Templates without a script that another one does not have. */
const WITHOUT_SCRIPT = [
  ...['/about', '/products/port-operations', '/solutions/insurance', '/lanes/lagos-kano'],
  '/resources/glossary/glossaryD/demurrage',
];
/** The templates for what depends on the scripts of a page. */
export const SCRIPTED = TRIES_EVERY_CASE
  ? TEMPLATES
  : DISTINCT_TEMPLATES.filter((path) => !WITHOUT_SCRIPT.includes(path));

/** The pages of one window, where each page is looked at in one and the windows take turns. */
export const pagesFor = <Window>(pages: readonly string[], window: Window, windows: readonly Window[]) =>
  pages.filter((_, place) => windows[place % windows.length] === window);
