/**
 * @typedef {object} Totals
 * @property {number} passed
 * @property {number} failed
 */

/**
 * What a Vitest run counts. A file that cannot even be loaded has no failed test and counts as one failure.
 * @param {{ numPassedTests: number, numFailedTests: number, success: boolean }} report its JSON report
 * @returns {Totals}
 */
export function vitestTotals({ numPassedTests, numFailedTests, success }) {
  return { passed: numPassedTests, failed: numFailedTests || (success ? 0 : 1) };
}

/**
 * What a Playwright run counts. Tests that passed only when repeated count as failed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} report its JSON report
 * @returns {Totals}
 */
export function playwrightTotals({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/**
 * @param {Totals[]} parts
 * @returns {Totals}
 */
export function sum(parts) {
  return {
    passed: parts.reduce((total, part) => total + part.passed, 0),
    failed: parts.reduce((total, part) => total + part.failed, 0),
  };
}
