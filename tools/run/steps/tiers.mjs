/**
 * How much is tried (docs/testing.md): `fast` is `npm test` on a desk, `all` is CI, `nightly` leaves nothing out. By hand every file runs, with
 * few random cases.
 */
export const TIER = process.env['TIER'];

/** Whether every case of a kind is tried, as at night and by hand. */
export const TRIES_EVERY_CASE = TIER === undefined || TIER === 'nightly';

/**
 * The cases of a kind that this run tries.
 * @template Case
 * @param {readonly Case[]} cases those that stand for the others first
 * @param {number} [few] how many of them CI tries
 */
export const casesFor = (cases, few = 1) => (TRIES_EVERY_CASE ? [...cases] : cases.slice(0, few));

/**
 * Whether a variable of the environment is set to something other than no, as CI hosts set `CI` to `true` or `1`.
 * @param {string | undefined} value
 */
export const isSet = (value) => !['', '0', 'false'].includes(value ?? '');

/**
 * The tier of a run of `npm test`.
 * @param {readonly string[]} words of the command
 * @param {string | undefined} ci the variable `CI`
 * @returns {'fast' | 'all' | 'nightly'}
 */
export function tierOf(words, ci) {
  if (words.includes('--nightly')) return 'nightly';
  return words.includes('--all') || isSet(ci) ? 'all' : 'fast';
}

/**
 * The tests outside of browsers that the fast tier leaves to CI: whole processes that are started, killed, flooded, upgraded or given errors, content that is
 * read whole again and again, and proofs that take long.
 */
export const SLOW = [
  'domain/price/rates/every-estimate.test.ts',
  'server/cli/content.test.ts',
  'server/cli/processes.test.ts',
  'server/cli/which-database.test.ts',
  'server/content/check/check-content.test.ts',
  'server/content/exchange/import-content.test.ts',
  'server/content/exchange/round-trip.test.ts',
  'server/media/pictures/pictures.test.ts',
  'server/content/folder/dead-links.test.ts',
  'server/content/folder/reading/folder-reader.test.ts',
  'server/content/files/watch-folder.test.ts',
  'server/ops/doctor/run-checks.test.ts',
  'server/http/api/malformed.test.ts',
  'server/main.test.ts',
  'server/platform/backup/backup.test.ts',
  'server/platform/database/files/data-folder.test.ts',
  'server/platform/database/rollback.test.ts',
  'tests/ops/cluster/nginx.test.ts',
  'tests/ops/cluster/rolling-restart.test.ts',
  'tests/content/contentful/check-space.test.ts',
  'tests/content/contentful/importer.test.ts',
  'tests/content/contentful/site.test.ts',
  'tests/content/contentful/shared.test.ts',
  'tests/content/contentful/webhook.test.ts',
  'tests/leads/crm/hubspot.test.ts',
  'tests/leads/crm/targets.test.ts',
  'tests/leads/crm/zoho.test.ts',
  'tests/content/delivery/pull-content.test.ts',
  'tests/layouts/draft-links.test.ts',
  'tests/pages/every-page.test.ts',
  'tests/repository/islands.test.tsx',
  'tests/leads/rate-limit.test.ts',
  'tests/leads/crash.test.ts',
  'tests/leads/delivery.test.ts',
  'tests/leads/digest.test.ts',
  'tests/leads/flood.test.ts',
  'tests/leads/email-rate-limits.test.ts',
  'tests/leads/mail-errors.test.ts',
  'tests/leads/over-the-wire.test.ts',
  'tests/leads/receipts.test.ts',
  'tests/pages/locale/served.test.ts',
  'tests/ops/resilience/clock-leaps.test.ts',
  'tests/ops/resilience/damaged-files.test.ts',
  'tests/ops/resilience/errors.test.ts',
  'tests/ops/resilience/full-disk.test.ts',
  'tests/ops/storage/encrypted-backup.test.ts',
  'tests/ops/storage/oldest-schema.test.ts',
  'tests/ops/storage/private-files.test.ts',
  'tests/http/trust/cache-poisoning.test.ts',
  'tests/http/trust/hostile-content.test.ts',
  'tests/http/trust/malformed.test.ts',
  'tests/http/trust/regular-expressions.test.ts',
  'tests/http/trust/slow-clients.test.ts',
  'server/cli/launch.test.ts',
  'server/content/folder/changes-on-disk.test.ts',
  'server/content/folder/last-valid-files.test.ts',
  'server/ops/launch/launch-check.test.ts',
  'tests/entries/guides/editors-words.test.ts',
  'tests/entries/guides/guides.test.ts',
  'tests/http/trust/path-traversal.test.ts',
  'server/content/folder/moved-addresses.test.ts',
  'server/cli/trips.test.ts',
  'server/cli/leads.test.ts',
  'server/content/editor/preview/uploads.test.ts',
  'server/content/editor/saving/moved-entries.test.ts',
  'server/content/editor/server/editor-server.test.ts',
  'server/content/editor/server/several-people.test.ts',
  'server/cli/setup.test.ts',
  'tests/entries/letters/print.test.ts',
  'tests/http/trust/logs.test.ts',
  'tests/seo/photo-covers.test.ts',
  'server/content/folder/invalid-content.test.ts',
  'tests/leads/replies.test.ts',
  'tests/seo/term-links.test.ts',
  'server/content/copy/translations.test.ts',
  'server/price/rates/cards-as-csv.test.ts',
  'tests/content/contentful/comments.test.ts',
  'server/content/editor/server/refusals.test.ts',
  'server/content/editor/server/links.test.ts',
  'server/content/editor/server/picture-routes.test.ts',
  'server/content/editor/server/saved-forms.test.ts',
  'server/content/editor/page/text/any-text.test.ts',
  'server/content/editor/preview/preview-site.test.ts',
  'server/content/folder/file-content.test.ts',
  'server/leads/desk-links/desk-tokens.test.ts',
  'server/notifications/digest/digests.test.ts',
  'server/http/api/openapi.test.ts',
  'tests/content/contentful/same-pages.test.ts',
  'tests/content/contentful/errors.test.ts',
  'tests/http/trust/headers.test.ts',
  'tests/http/failures-for-people.test.ts',
  'tests/http/trust/origins.test.ts',
  'tests/seo/feeds.test.ts',
  'tests/seo/social-image.test.ts',
  'tests/entries/letters/content.test.ts',
  'tests/ops/cluster/nginx-editor.test.ts',
  'tests/browsers/floor/floor.test.ts',
  'tests/content/contentful/invalid-entries.test.ts',
  'tests/entries/glossary-terms.test.ts',
  'tests/seo/reading.test.ts',
];

/**
 * The tests outside of browsers that CI leaves to the night too: errors of the surroundings that take long to show and several processes, each beside
 * one of its kind that CI has (full-disk, damaged-files, crash, rolling-restart, delivery), what waits by the clock, and the way from an older schema
 * beside the oldest one.
 */
export const NIGHTLY = [
  'server/platform/database/migrations/outbox.test.ts',
  'tests/content/contentful/large-first-sync.test.ts',
  'tests/offline/offline-off.test.ts',
  'tests/content/contentful/scheduled.test.ts',
  'tests/ops/resilience/open-files-replaced.test.ts',
  'tests/entries/letters/picture.test.ts',
  'tests/ops/cluster/image.test.ts',
  'tests/ops/resilience/data-folder-gone.test.ts',
  'tests/http/crowd.test.ts',
  'tests/http/trust/metrics.test.ts',
  'tests/content/contentful/replicas.test.ts',
  'tests/ops/storage/few-connections.test.ts',
  'tests/pages/locale/pseudo-locale.test.ts',
];
