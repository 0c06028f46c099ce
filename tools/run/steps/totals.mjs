/** So much of a reason is reported again at the end: enough to see it where only the last lines of a log are kept. */
const REASON_LINES = 12;
const REASON_COLUMNS = 240;
/** Lines of a stack that are the test runner's own. */
const RUNNERS_LINE = /^\s*at .*(?:\/node_modules\/|<anonymous>)/;

/**
 * @typedef {object} Totals
 * @property {number} passed
 * @property {string[]} failures one text for each: what failed, and the beginning of why
 * @property {string[]} [repeated] the same for tests that failed, and passed when repeated: errors of a test or of the site, to be mended
 */

/** @typedef {{ name: string, status: string, message: string, assertionResults: VitestTest[] }} VitestFile */
/** @typedef {{ fullName: string, status: string, failureMessages?: string[] | null }} VitestTest */

/**
 * @typedef {object} PlaywrightSuite
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ title: string, file: string, line: number, tests: PlaywrightTest[] }[]} specs
 */
/** @typedef {{ status: string, results: { errors: { message?: string }[] }[] }} PlaywrightTest */

/**
 * @param {string} what like a test's name
 * @param {string} reason as long as it is
 * @returns {string} both, the reason cut
 */
export function failure(what, reason) {
  const lines = reason
    .split('\n')
    .filter((line) => !RUNNERS_LINE.test(line))
    .slice(0, REASON_LINES);
  return [what, ...lines.map((line) => `  ${line.slice(0, REASON_COLUMNS)}`)].join('\n');
}

/**
 * The totals of a Vitest run. A file that cannot even be loaded has no failed test and counts as one failure. Tests that passed when
 * repeated count as passed, and are notified of.
 * @param {{ numPassedTests: number, testResults: VitestFile[] }} report its JSON report
 * @returns {Totals}
 */
export function vitestTotals({ numPassedTests, testResults }) {
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap((file) => {
      const failed = reasonsIn(file, 'failed');
      return failed.length === 0 ? [failure(file.name, file.message)] : failed;
    });
  return {
    passed: numPassedTests,
    failures,
    repeated: testResults.flatMap((file) => reasonsIn(file, 'passed')),
  };
}

/**
 * @param {VitestFile} file
 * @param {'failed' | 'passed'} outcome
 * @returns {string[]} one text for each test that came out so after at least one failure; the JSON report keeps what a failed try threw
 */
function reasonsIn({ name, assertionResults }, outcome) {
  return assertionResults
    .filter(
      ({ status, failureMessages }) =>
        status === outcome && (outcome === 'failed' || (failureMessages ?? []).length > 0),
    )
    .map((test) => failure(`${name} › ${test.fullName}`, (test.failureMessages ?? []).join('\n')));
}

/**
 * The totals of a Playwright run. Tests that passed when repeated count as passed, and are notified of.
 * @param {{ stats: { expected: number, flaky: number }, suites: PlaywrightSuite[], errors: { message?: string }[] }} report its JSON report
 * @returns {Totals}
 */
export function playwrightTotals({ stats, suites, errors }) {
  const outside = errors.map(({ message }) => failure('Outside of any test', message ?? ''));
  return {
    passed: stats.expected + stats.flaky,
    failures: [...suites.flatMap((suite) => reasonsOf(suite, 'unexpected')), ...outside],
    repeated: suites.flatMap((suite) => reasonsOf(suite, 'flaky')),
  };
}

/**
 * @param {PlaywrightSuite} suite
 * @param {'unexpected' | 'flaky'} outcome
 * @returns {string[]} one text for each test that came out so
 */
function reasonsOf({ suites = [], specs }, outcome) {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === outcome)
      .map(({ results }) => {
        const reasons = results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ''));
        return failure(`${file}:${line} › ${title}`, reasons.join('\n'));
      }),
  );
  return [...own, ...suites.flatMap((suite) => reasonsOf(suite, outcome))];
}

/**
 * @param {string[]} texts of `failure`
 * @returns {string} what failed, a line each: a log that was cut still says all of it
 */
export const namesOf = (texts) => texts.map((text) => `✗ ${text.split('\n', 1)[0]}`).join('\n');

/**
 * @param {Totals[]} parts
 * @returns {Required<Totals>}
 */
export function sum(parts) {
  return {
    passed: parts.reduce((total, part) => total + part.passed, 0),
    failures: parts.flatMap((part) => part.failures),
    repeated: parts.flatMap((part) => part.repeated ?? []),
  };
}
