/** What the headers of an answer say; documents have the policies of referrers and permissions, too. */
interface ExpectedHeaders {
  status: number;
  policy: 'data' | 'page' | 'failure' | 'PDF' | '';
  isDocument: boolean;
  caching: string;
  sharing?: 'cross-origin';
}

const FOREVER = 'public, max-age=31536000';
const REVALIDATED = 'public, max-age=0';

const page = (status: number, caching: string): ExpectedHeaders => ({
  status,
  policy: 'page',
  isDocument: true,
  caching,
});
/** A document that is no page of the site: its policy allows nothing. */
const data = (status: number, caching: string): ExpectedHeaders => ({
  status,
  policy: 'data',
  isDocument: true,
  caching,
});
/** What no browser shows as a document, such as scripts and JSON. */
const part = (status: number, caching: string): ExpectedHeaders => ({
  status,
  policy: '',
  isDocument: false,
  caching,
});

/** The headers of every kind of answer. */
export const EXPECTED: Record<string, ExpectedHeaders> = {
  page: page(200, REVALIDATED),
  'page from the cache': page(200, REVALIDATED),
  'page that the browser has': page(304, REVALIDATED),
  'page of one visitor': page(200, 'no-cache'),
  'page with a player': page(200, REVALIDATED),
  'unknown address': page(404, 'no-cache'),
  'moved address': data(308, ''),
  script: part(200, FOREVER),
  'style sheet or font': part(200, FOREVER),
  drawing: { ...part(200, FOREVER), policy: 'data' },
  'file without a hash': { ...part(200, 'public, max-age=86400'), policy: 'data' },
  'picture of a link preview': { ...data(200, FOREVER), sharing: 'cross-origin' },
  'feed, sitemap, robots': data(200, REVALIDATED),
  'data of the API': part(200, 'no-cache'),
  'PDF of a guide': { status: 200, policy: 'PDF', isDocument: true, caching: 'private, no-store' },
  'form with errors, as data': part(422, 'no-store'),
  'form with errors, as a page': page(422, 'no-store'),
  'form that was sent': data(303, 'no-store'),
  'form of another site': part(403, 'no-store'),
  'too many forms': part(429, 'no-store'),
  'unknown address of the API': part(404, 'no-store'),
  'method that is not taken': data(405, 'no-store'),
  'address too long': data(414, 'no-store'),
  'address malformed': data(400, 'no-store'),
  'name of another site': data(421, 'no-store'),
  'body too large': part(413, 'no-store'),
  'headers too large': data(431, 'no-store'),
  'not HTTP': data(400, 'no-store'),
  'page that fails': { status: 500, policy: 'failure', isDocument: true, caching: 'no-store' },
  'security.txt': data(200, 'public, max-age=86400'),
  health: part(200, 'no-store'),
  readiness: part(200, 'no-store'),
};
