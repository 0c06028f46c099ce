/**
 * How much is tried (docs/testing.md): `fast` is `npm test`, `all` is CI. By hand every file runs, and draws as few random cases as
 * the fast tier.
 */
export const TIER = process.env['TIER'];

/**
 * The tests outside of browsers that the fast tier leaves to CI: whole processes that are started, killed, flooded, upgraded or given faults, content that is
 * read whole again and again, and proofs that take long. None of them holds a statement of the specification (tests/tiers.test.ts).
 */
export const SLOW = [
  'server/cli/which-database.test.ts',
  'server/content/check/check-content.test.ts',
  'server/content/exchange/round-trip.test.ts',
  'server/content/reading/folder-reader.test.ts',
  'server/content/translations.test.ts',
  'server/content/watch-folder.test.ts',
  'server/doctor/examine.test.ts',
  'server/main.test.ts',
  'server/storage/last-database.test.ts',
  'server/storage/rollback.test.ts',
  'tests/cluster/image.test.ts',
  'tests/cluster/nginx.test.ts',
  'tests/cluster/rolling-restart.test.ts',
  'tests/contentful/check-space.test.ts',
  'tests/contentful/comments.test.ts',
  'tests/contentful/replicas.test.ts',
  'tests/contentful/scheduled.test.ts',
  'tests/contentful/webhook.test.ts',
  'tests/crm/targets.test.ts',
  'tests/delivery/pull-content.test.ts',
  'tests/development.test.ts',
  'tests/draft-links.test.ts',
  'tests/leads/cannon-at-the-door.test.ts',
  'tests/leads/crash.test.ts',
  'tests/leads/digest.test.ts',
  'tests/leads/flood.test.ts',
  'tests/leads/mail-cannon.test.ts',
  'tests/leads/mail-faults.test.ts',
  'tests/leads/origin.test.ts',
  'tests/leads/quotes.test.ts',
  'tests/leads/replicas.test.ts',
  'tests/letters/picture.test.ts',
  'tests/resilience/clock-leaps.test.ts',
  'tests/resilience/damaged-files.test.ts',
  'tests/resilience/faults.test.ts',
  'tests/resilience/full-disk.test.ts',
  'tests/resilience/stop-under-load.test.ts',
  'tests/storage/private-files.test.ts',
  'tests/trust/cache-poisoning.test.ts',
  'tests/trust/regular-expressions.test.ts',
  'tests/trust/slow-clients.test.ts',
  'tests/trust/unknown-addresses.test.ts',
];
