/** For each window Chromium draws two pages of its own for its address bar, which nobody sees: a fifth of the tests' time. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** The features that Playwright turns off. They stand here again because Chromium heeds the last such flag alone. */
const PLAYWRIGHTS = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/**
 * For a Chromium that does without further features.
 * @param {string[]} features
 */
export const flagsWithout = (...features) => [
  `--disable-features=${[...ADDRESS_BAR, ...PLAYWRIGHTS, ...features].join()}`,
];

/** For every Chromium that Playwright starts. */
export const CHROMIUM_FLAGS = flagsWithout();
