/**
 * How much is tried (docs/testing.md): `fast` is `npm test`, `all` is CI. By hand every file runs, and draws as few random cases as
 * the fast tier.
 */
export const TIER = process.env['TIER'];

/**
 * The tests that the fast tier leaves to CI: whole processes that are killed, flooded, upgraded or given faults, and proofs that take long. None of
 * them holds a statement of the specification (tests/tiers.test.ts).
 */
export const SLOW = [
  'server/storage/rollback.test.ts',
  'tests/cluster/image.test.ts',
  'tests/cluster/nginx.test.ts',
  'tests/cluster/rolling-restart.test.ts',
  'tests/contentful/replicas.test.ts',
  'tests/contentful/scheduled.test.ts',
  'tests/development.test.ts',
  'tests/leads/crash.test.ts',
  'tests/leads/flood.test.ts',
  'tests/leads/mail-cannon.test.ts',
  'tests/leads/replicas.test.ts',
  'tests/letters/picture.test.ts',
  'tests/resilience/clock-leaps.test.ts',
  'tests/resilience/faults.test.ts',
  'tests/resilience/full-disk.test.ts',
  'tests/resilience/stop-under-load.test.ts',
  'tests/trust/cache-poisoning.test.ts',
  'tests/trust/regular-expressions.test.ts',
  'tests/trust/slow-clients.test.ts',
  'tests/trust/unknown-addresses.test.ts',
];

/** The same in the browser: what opens pages once more over slow lines, or compares two makings of each. */
export const SLOW_IN_BROWSER = [
  'tests/e2e/back.spec.ts',
  'tests/e2e/content-editor.spec.ts',
  'tests/e2e/first-styles.spec.ts',
  'tests/e2e/pictures.spec.ts',
  'tests/e2e/pieces.spec.ts',
  'tests/e2e/second-generation.spec.ts',
  'tests/e2e/stalled-sheet.spec.ts',
];
