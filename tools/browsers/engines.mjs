/**
 * @typedef {object} Engine
 * @property {string} name
 * @property {'chromium' | 'firefox' | 'webkit'} kind
 * @property {string} [source] package of the npm registry that holds the browser, with its exact version
 * @property {boolean} [belowFloor] read, opened and sent by plain POST, but not drawn in full
 * @property {boolean} [everyRun] part of `npm test -- --all`
 */

/**
 * Browsers that people still have. `npm test -- --all` takes the newest three that come from the npm registry, and the floor itself, where a slip shows
 * first: these need no rights on the machine.
 * @type {readonly Engine[]}
 */
export const ENGINES = [
  { name: 'Chromium 83', kind: 'chromium', source: 'chrome-aws-lambda@3.1.1', belowFloor: true },
  { name: 'Chromium 92', kind: 'chromium', source: '@sparticuz/chromium@92.0.0', everyRun: true },
  { name: 'Chromium 102', kind: 'chromium', source: '@sparticuz/chrome-aws-lambda@14.1.1' },
  { name: 'Chromium 103', kind: 'chromium', source: '@sparticuz/chromium@103.0.0' },
  { name: 'Chromium 105', kind: 'chromium', source: '@sparticuz/chrome-aws-lambda@16.2.0' },
  { name: 'Chromium 106', kind: 'chromium', source: '@sparticuz/chromium@106.0.0' },
  { name: 'Chromium 109', kind: 'chromium', source: '@sparticuz/chromium@109.0.6', everyRun: true },
  { name: 'Chromium 112', kind: 'chromium', source: '@sparticuz/chromium@112.0.2', everyRun: true },
  { name: 'Chromium 119', kind: 'chromium', source: '@sparticuz/chromium@119.0.2', everyRun: true },
  { name: 'Firefox ESR', kind: 'firefox' },
  { name: 'WebKitGTK', kind: 'webkit' },
];
