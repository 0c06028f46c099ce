/** For each window Chromium draws two pages of its own for its address bar, which nobody sees: a fifth of the tests' time. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** It keeps a process ready for a page that no test opens: a tenth of what opening a window takes. */
const SPARE_PROCESS = ['SpareRendererForSitePerProcess'];

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
  `--disable-features=${[...ADDRESS_BAR, ...SPARE_PROCESS, ...PLAYWRIGHTS, ...features].join()}`,
];

/** For every Chromium that Playwright starts. */
export const CHROMIUM_FLAGS = flagsWithout();
