import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { NIGHTLY, SLOW, TIER } from './tools/run/steps/tiers.mjs';

/** Three for two cores (docs/testing.md): each waits half of its time for servers. */
const WORKERS = 3;

/** No test measures time by failing: after so long, on however busy a machine, one hangs. */
const HANGS_MS = 180_000;

/** How many random cases are drawn, and how often a server is killed. */
const DRAWN =
  TIER === 'nightly'
    ? { malformedRequests: 10_000, malformedBodies: 2000, crashRounds: 5 }
    : { malformedRequests: 400, malformedBodies: 100, crashRounds: 1 };

/** What each tier leaves out. */
const LEFT_OUT = { fast: [...SLOW, ...NIGHTLY], all: NIGHTLY }[TIER ?? ''] ?? [];

/** Tests with processes of their own come first, so that nobody waits for a long one at the end. */
class LongOnesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => /\/tests\/|\/cli\//.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Tests of one unit lie beside the code, tests of the whole in tests/; `*.spec.ts` belongs to Playwright. */
export default defineConfig({
  test: {
    testTimeout: HANGS_MS,
    hookTimeout: HANGS_MS,
    expect: { poll: { timeout: HANGS_MS / 3 } },
    maxWorkers: WORKERS,
    // Files of a worker share its modules: to load them anew for each was 18 % of the processor's time.
    isolate: false,
    setupFiles: ['tests/support/cleanup.ts'],
    // A race that comes once in many runs must not hide what else a run has found; tools/run/test.mjs names each repeated test.
    retry: process.env['CI'] === undefined ? 0 : 1,
    sequence: { sequencer: LongOnesFirst },
    globalSetup: ['tests/support/shared-postgres.ts', 'tests/support/few-entries.ts'],
    // Drawings take the colours from the tokens of the pages; by default Vitest empties every style sheet.
    css: { include: [/tokens\.css/] },
    provide: { slowFailures: TIER === 'nightly', ...DRAWN },
    include: ['{domain,server,src,tests,tools}/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, ...LEFT_OUT],
  },
});
