import { PAGE_PARAMETER, SEARCH_PARAMETER, TAG_PARAMETER } from '../entries/blog.ts';
import { CATEGORY_PARAMETER } from '../entries/faq.ts';
import { GLOSSARY_QUERY } from '../entries/glossary.ts';
import { DOWNLOAD_PARAMETER, GUIDE_PARAMETER, GUIDE_SENT_PATH } from '../entries/guides.ts';
import { AUTHORS_PATH } from '../entries/people.ts';
import { SEARCH_QUERY } from '../entries/search.ts';
import {
  CONTACT_SENT_PATH,
  MARKETING_SENT_PATH,
  PARTNER_SENT_PATH,
  QUOTE_SENT_PATH,
  REFERENCE_PARAMETER,
} from '../leads/confirmation-pages.ts';
import { DESK_PATH, DONE_PARAMETER } from '../leads/desk-links/desk-page.ts';
import { CONFIRM_PATH, TOKEN_PARAMETER, UNSUBSCRIBE_PATH } from '../leads/newsletter/newsletter.ts';
import { SHEET_QUERIES } from '../price/owners/worksheets.ts';
import { LINE_PARAMETER } from '../price/question/line/parameter.ts';
import { PRICE_FIELDS } from '../price/question/price-query.ts';
import { LOAD_FIELDS } from '../price/trucks/load-query.ts';
import { BLOG_PATH, FAQ_PATH, GLOSSARY_PATH, PRICE_PATH, SEARCH_PATH } from '../shared/page-paths.ts';

/** The parameters of its address that a page reads. */
export interface PageQuery {
  /** Parameters with few possible values: each answer is kept. */
  choices?: readonly string[];
  /** Parameters that visitors type: as many answers as visitors, so none is kept. */
  words?: readonly string[];
}

const BLOG: PageQuery = { choices: [PAGE_PARAMETER, TAG_PARAMETER], words: [SEARCH_PARAMETER] };
const TOKEN: PageQuery = { words: [TOKEN_PARAMETER] };
const REFERENCE: PageQuery = { words: [REFERENCE_PARAMETER] };
const HAULAGE: PageQuery = { words: LOAD_FIELDS };

/**
 * Every parameter that some page reads, by path, or by `/folder/*` for all pages of a folder. The server takes all others away
 * before a page sees them.
 */
export const PAGE_QUERIES: Readonly<Record<string, PageQuery>> = {
  '/resources': BLOG,
  [BLOG_PATH]: BLOG,
  [`${AUTHORS_PATH}/*`]: { choices: [PAGE_PARAMETER] },
  [FAQ_PATH]: { choices: [CATEGORY_PARAMETER] },
  [GLOSSARY_PATH]: { words: [GLOSSARY_QUERY] },
  [GUIDE_SENT_PATH]: { words: [GUIDE_PARAMETER, DOWNLOAD_PARAMETER] },
  [CONFIRM_PATH]: TOKEN,
  [DESK_PATH]: { words: [TOKEN_PARAMETER, DONE_PARAMETER] },
  [UNSUBSCRIBE_PATH]: TOKEN,
  [SEARCH_PATH]: { words: [SEARCH_QUERY] },
  [CONTACT_SENT_PATH]: REFERENCE,
  [MARKETING_SENT_PATH]: REFERENCE,
  [QUOTE_SENT_PATH]: REFERENCE,
  [PARTNER_SENT_PATH]: REFERENCE,
  ...SHEET_QUERIES,
  [PRICE_PATH]: { words: [LINE_PARAMETER, ...PRICE_FIELDS, ...LOAD_FIELDS] },
  '/products': HAULAGE,
  '/products/haulage': HAULAGE,
};
