import type { Page } from '@playwright/test';

/** A connection as visitors have it: time to the first byte in ms, and kbit/s. */
export interface Connection {
  latency: number;
  kbits: number;
}

const NO_LIMIT = -1;
export const WIRE: Connection = { latency: 0, kbits: NO_LIMIT };
export const WEAK: Connection = { latency: 300, kbits: 400 };
/** From a wire in the office to a phone in the yard. */
export const CONNECTIONS: readonly Connection[] = [
  WIRE,
  { latency: 80, kbits: 1600 },
  WEAK,
  { latency: 600, kbits: 250 },
];

/** 2G at the edge of a cell. */
export const SECOND_GENERATION: Connection = { latency: 1500, kbits: 30 };

/** How much slower a cheap phone is than this machine. */
export const PHONE_SLOWDOWN = 4;
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Puts a page on a connection, and its processor on that of a phone. Returns how to move it to another line later. */
export async function put(
  page: Page,
  connection: Connection,
  slowdown = 1,
): Promise<(to: Connection) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const move = async ({ latency, kbits }: Connection) => {
    const throughput = kbits === NO_LIMIT ? NO_LIMIT : (kbits * 1000) / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  };
  await session.send('Network.enable');
  await move(connection);
  if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return move;
}

/** Opens a page, and goes on with its first bytes. */
export const begin = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

/** Has the scripts of a page wait until the returned function lets them go. */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Waits until a page has come and nothing of it moves any more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const stillFrames = 20;
    for (let still = 0, top = scrollY; still < stillFrames; top = scrollY) {
      await new Promise(requestAnimationFrame);
      still = scrollY === top ? still + 1 : 0;
    }
  });
}
