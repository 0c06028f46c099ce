/**
 * A part of the site that nobody ordered and that can be left out.
 * @typedef {object} Module
 * @property {string} name
 * @property {string} for what it is for, in a line
 * @property {string[]} rooms its folders and files, in each layer
 * @property {Record<string, string[]>} plugs the files that import from them, each with further names whose lines go too; of copy, whose blocks
 * @property {string[]} [variables] what the configuration then no longer asks for
 * @property {string[]} [tests] tests and their helpers that are about it without importing it
 * @property {string[]} [files] files outside of code that only it needs
 * @property {string[]} [packages] packages that only it needs
 */

/** Where running parts, variables, and checks of optional parts are plugged in. */
const RUNNING = 'server/optional.ts';
const SETTINGS = 'server/config/optional.ts';
const CHECKS = 'server/ops/optional.ts';

/** @type {Module[]} */
export const MODULES = [
  {
    name: 'alerts',
    for: 'A person is notified when news of enquiries does not leave, and a monitor elsewhere when the process is silent.',
    rooms: ['server/notifications/alerts'],
    plugs: { [RUNNING]: [], [SETTINGS]: [], [CHECKS]: [] },
    variables: ['ALERT_TO', 'PING_URL'],
  },
  {
    name: 'counts',
    for: 'Steps of visits and searches are counted by page and day, without cookies.',
    rooms: [
      'server/visits',
      'server/http/counts',
      'server/notifications/digest/visit-words.ts',
      'server/cli/leads/funnel.ts',
      'server/cli/content/searches.ts',
      'src/visits/browser/count-visit.ts',
      'tests/support/http/counts.ts',
    ],
    plugs: {
      [RUNNING]: [],
      'server/notifications/digest/facts.ts': [],
      'server/notifications/digest/weekly-words.ts': [],
      'server/cli/leads.ts': [],
      'server/cli/content/content-stats.ts': [],
      'src/layouts/document/Base.astro': [],
      'src/layouts/document/Slim.astro': [],
      'tests/support/http/api-app.ts': ['counts'],
      'tests/http/trust/origins.test.ts': ['POST /api/counts'],
      'server/http/api/openapi.test.ts': ['/api/counts'],
    },
    tests: ['tests/visits/counts.spec.ts'],
  },
  {
    name: 'desk',
    for: 'A link in the digest opens an enquiry, where the desk writes down what became of it; without it, commands do.',
    rooms: [
      'domain/leads/desk-links',
      'server/leads/desk-links',
      'server/http/desk',
      'src/leads/desk',
      'src/pages/desk.astro',
      'tests/support/http/desk.ts',
    ],
    plugs: {
      [RUNNING]: [],
      'server/notifications/digest/digest-mail.ts': [],
      'server/http/pages/pages.ts': ['deskSheet'],
      'server/content/copy/copy.ts': [],
      'server/content/folder/make-content.ts': ['desk'],
      'domain/leads/newsletter/newsletter.ts': [],
      'domain/pages/page-queries.ts': [],
      'domain/services/content.ts': ["link of the desk's e-mails"],
      'domain/services/services.ts': ['The lead whose link'],
      'domain/shared/page-paths.ts': ['/desk'],
      'tools/astro/first-view/index.ts': ['/desk'],
      'domain/offline/offline.test.ts': [],
      'server/http/api/openapi.test.ts': ['/desk', '/api/desk'],
      'tests/http/trust/origins.test.ts': ['POST /api/desk'],
      'tests/support/http/api-app.ts': [],
      'tests/sweep/routes.ts': ['/desk'],
      'tests/visits/token-pages.spec.ts': [],
    },
    tests: ['tests/leads/digest.test.ts'],
    files: ['content/desk.yaml'],
  },
  {
    name: 'digest',
    for: 'The desk gets a list of open enquiries each morning, the sales manager the numbers of the week.',
    rooms: ['server/notifications/digest', 'server/cli/leads/digest.ts', 'src/mail/Digest.tsx'],
    plugs: {
      [RUNNING]: [],
      [SETTINGS]: [],
      [CHECKS]: [],
      'server/cli/leads.ts': [],
      'server/http/pages/load-bundle.ts': ['RenderDigest'],
      'server/dev.ts': ['renderDigest'],
      'src/entry.ts': ['RenderDigest'],
    },
    variables: ['DIGEST_DAILY', 'DIGEST_WEEKLY'],
    tests: ['tests/leads/digest.test.ts'],
  },
  {
    name: 'indexnow',
    for: 'Search engines that take part in IndexNow are notified of entries that are new, changed or gone.',
    rooms: ['server/notifications/indexnow'],
    plugs: { [RUNNING]: [], [SETTINGS]: [] },
    variables: ['INDEXNOW_KEY'],
  },
  {
    name: 'offline',
    for: 'Pages that were read open without a connection, what waits is sent from the background, and a phone can install the site.',
    rooms: [
      'domain/offline',
      'server/config/offline.ts',
      'server/http/offline',
      'src/offline',
      'src/pages/offline',
      'src/pages/manifest.webmanifest.ts',
      'src/pages/whatsapp.ts',
      'tools/astro/offline',
      'tests/offline',
    ],
    plugs: {
      [RUNNING]: [],
      [SETTINGS]: [],
      'server/dev.ts': [],
      'domain/pages/page-records.ts': ['offline'],
      'domain/pages/pages.ts': [],
      'domain/services/services.ts': ['offline'],
      'domain/shared/page-paths.ts': ['offline', 'manifest.webmanifest', 'whatsapp'],
      'src/layouts/document/Base.astro': [],
      'src/layouts/document/Document.astro': [],
      'src/layouts/document/Slim.astro': [],
      'tools/astro/first-view/index.ts': ['offline'],
      'tools/astro/integrations.ts': [],
      'tests/sweep/routes.ts': ['offline'],
      'tests/visits/privacy.test.ts': [],
    },
    variables: ['OFFLINE'],
    files: ['content/pages/offline.yaml'],
    packages: ['workbox-core', 'workbox-routing', 'workbox-strategies'],
  },
  {
    name: 'replies',
    for: 'An enquiry that the desk answers by e-mail is marked as answered, by a look into its mailbox (IMAP).',
    rooms: ['server/leads/replies'],
    plugs: { [RUNNING]: [], [SETTINGS]: [], [CHECKS]: [] },
    variables: ['REPLIES_MAILBOX'],
    tests: ['tests/leads/imap-server.ts'],
    packages: ['imapflow', 'postal-mime'],
  },
  {
    name: 'targets',
    for: 'Other systems are notified of leads: a signed webhook, Slack, HubSpot, Zoho.',
    rooms: ['server/leads/crm', 'tests/leads/crm'],
    plugs: { 'server/backend.ts': [], [SETTINGS]: [], [CHECKS]: [] },
    variables: ['LEADS_TARGETS'],
    tests: ['tests/leads/over-the-wire.test.ts'],
    files: ['deploy/targets.yaml.example'],
    packages: ['standardwebhooks'],
  },
  {
    name: 'editor',
    for: 'Entries are edited as forms in a browser, on one machine or by several people behind a sign-in (Decap CMS).',
    rooms: ['server/content/editor', 'server/cli/content/open-editor.ts'],
    plugs: { 'server/cli/content.ts': [] },
    tests: ['tests/ops/cluster/nginx-editor.test.ts'],
    files: ['deploy/nginx-editor.conf'],
    packages: ['decap-cms', 'turndown'],
  },
  {
    name: 'exchange',
    for: 'Entries are brought from the content folder into a space of Contentful, and back.',
    rooms: ['server/content/exchange', 'server/cli/content/exchange.ts'],
    plugs: { 'server/cli/content.ts': [] },
  },
  {
    name: 'worksheets',
    for: 'Owners of trucks and warehouses work out with their own figures what a trip or a month leaves them.',
    rooms: ['domain/price/owners', 'src/price/worksheets', 'tests/support/browser/sheets.ts'],
    plugs: {
      'domain/pages/page-queries.ts': [],
      'domain/price/copy/partners.ts': [],
      'src/pages/partners/trucks.astro': [],
      'src/pages/partners/warehouses.astro': [],
      'tests/layouts/questions.spec.ts': [],
      'content/pages/partner-trucks.yaml': ['sheet'],
      'content/pages/partner-warehouses.yaml': ['sheet'],
    },
    tests: ['tests/price/worksheets.spec.ts'],
  },
];

/** Parts that nobody ordered either and that are no modules, each with the reason, in a line. */
export const NO_MODULES = {
  'Price with roads and lanes':
    'Some 50 files outside of its rooms import from them, besides tests: a request for a quote is a kind of lead in the database, in e-mails, exports, digests and what other systems are sent, and roads, lanes and rate cards are content that is read, checked, edited and searched like all other. The sizes of trucks and the tonnage beside it are ordered, and stay.',
  'A second language':
    'Some 50 files know that there may be several, most by a line, and nothing is to be left out: `LOCALES` in `domain/shared/locale.ts` lists one, and without another one and a folder `content/locales` there is no further page, address or variable.',
};

/** @param {string} name */
export function moduleOf(name) {
  const found = MODULES.find((one) => one.name === name);
  if (!found)
    throw new Error(`There is no module ${name}: write one of ${MODULES.map((one) => one.name).join(', ')}.`);
  return found;
}
