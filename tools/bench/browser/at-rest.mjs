/** The processes that a page at rest may keep busy: its own, which paints, and the one that puts together what is seen. */
const PAINTERS = new Set(['renderer', 'GPU']);
/** The time after which motions that run once have ended. */
const SETTLED_MS = 4000;
const WATCHED_MS = 5000;
const SECOND_MS = 1000;

/**
 * The time of the processor that a page takes while nobody does anything.
 * @param {import('@playwright/test').Browser} browser without other pages
 * @param {string} address
 * @param {import('@playwright/test').BrowserContextOptions} options
 * @returns {Promise<number>} milliseconds in each second, of all processes of its kinds
 */
export async function processorAtRest(browser, address, options) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const session = await browser.newBrowserCDPSession();
  const spent = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo
      .filter(({ type }) => PAINTERS.has(type))
      .reduce((sum, { cpuTime }) => sum + cpuTime * SECOND_MS, 0);
  };
  await page.goto(address);
  await page.waitForTimeout(SETTLED_MS);
  const before = await spent();
  await page.waitForTimeout(WATCHED_MS);
  const each = ((await spent()) - before) / (WATCHED_MS / SECOND_MS);
  await session.detach();
  await context.close();
  return each;
}
