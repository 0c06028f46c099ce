import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { run, StepError, step } from './run.mjs';

const LOCAL = process.env['LOCALAPPDATA'] ?? join(homedir(), 'AppData', 'Local');

/** Debian's Chromium without windows, of the kind that Playwright prefers: the same engine, at three quarters of the processor's time. */
const WITHOUT_WINDOWS = '/usr/lib/chromium/chromium-headless-shell';

/** Where systems keep Chromium and Chrome. */
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  join(LOCAL, 'Google', 'Chrome', 'Application', 'chrome.exe'),
];

const FONTS = '/usr/share/fonts/truetype';
const STAND_IN_FOLDERS = ['liberation', 'liberation2', 'roboto', 'msttcorefonts'].map((name) =>
  join(FONTS, name),
);

/**
 * The browser for the tests: CHROME_PATH, else one that the system has.
 * @returns {string | undefined}
 * @throws StepError when CHROME_PATH names no file
 */
export function installedChromium() {
  const given = process.env['CHROME_PATH'];
  if (given && !existsSync(given))
    throw new StepError(`CHROME_PATH names no file: ${given}. Correct or unset it.`);
  return given || [WITHOUT_WINDOWS, ...USUAL_PLACES].find((path) => existsSync(path));
}

/**
 * The browser for tests that need windows: the one without keeps no page for the way back, and does not always open a tab for a click
 * with a key.
 */
export function installedWithWindows() {
  const found = installedChromium();
  const isWithout = found === WITHOUT_WINDOWS;
  return isWithout ? (USUAL_PLACES.find((path) => existsSync(path)) ?? found) : found;
}

/** @returns {Promise<string | undefined>} Playwright's own download, when it is there */
async function downloadedChromium() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/**
 * Gets the widths of Arial, where a Debian has neither it nor Roboto: browsers of visitors have one of them, and show it until the site's
 * own faces are there (src/ui/styles/fonts.css). Without one, tests of layout shift would measure a face that nobody sees.
 */
async function ensureStandInFonts() {
  if (!canUseApt() || STAND_IN_FOLDERS.some((folder) => existsSync(folder))) return;
  await step(
    'Installing the fonts that stand in for Arial with apt-get',
    () =>
      run('sh', [
        '-c',
        'apt-get update -qq && apt-get install -y -qq --no-install-recommends fonts-liberation',
      ]),
    () => 'Install Liberation Sans, Arial or Roboto by hand.',
  );
}

/**
 * Finds a browser for the tests, or gets one: Playwright's download first, Debian's package where that is closed.
 * @returns {Promise<string>} its path
 */
export async function ensureChromium() {
  await ensureStandInFonts();
  const found = installedChromium() ?? (await downloadedChromium());
  if (found) return found;
  try {
    await step(
      'Downloading Chromium for the tests (about 170 MB)',
      () => run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']),
      () => 'Trying the package of the system.',
    );
    const downloaded = await downloadedChromium();
    if (downloaded) return downloaded;
  } catch (error) {
    if (!canUseApt()) throw new StepError(`${error instanceof Error ? error.message : error}\n${MANUAL}`);
  }
  const get = 'apt-get install -y -qq --no-install-recommends chromium';
  await step(
    'Installing Chromium with apt-get',
    // Only Debian has a package of the one without windows.
    () => run('sh', ['-c', `apt-get update -qq && (${get} chromium-headless-shell || ${get})`]),
    () => MANUAL,
  );
  const packaged = installedChromium();
  if (!packaged) throw new StepError(MANUAL);
  return packaged;
}

const MANUAL = 'Install Chrome or Chromium by hand, or set CHROME_PATH to where it is.';
const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** For each window Chromium draws two pages of its own for its address bar, which nobody sees: a fifth of the tests' time. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** It keeps a process ready for a page that no test opens: a tenth of what opening a window takes. */
const SPARE_PROCESS = ['SpareRendererForSitePerProcess'];

/** The features that Playwright turns off. They are here again because Chromium heeds the last such flag alone. */
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
 * For a Chromium that does without further features, and whose letters are as wide as on phones and in Windows.
 * @param {string[]} features
 */
export const flagsWithout = (...features) => [
  '--font-render-hinting=none',
  `--disable-features=${[...ADDRESS_BAR, ...SPARE_PROCESS, ...PLAYWRIGHTS, ...features].join()}`,
];

/** For every Chromium that Playwright starts. */
export const CHROMIUM_FLAGS = flagsWithout();
