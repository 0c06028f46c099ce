import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { shiftsOf, watchShifts } from './shifts.ts';
import { WIDTHS } from './site.ts';

/** What a first visit to a page costs on a phone that has nothing of the site yet. */
export interface FirstView {
  /** The page itself, its styles and inline scripts within, in its best compressed form: bytes. */
  html: number;
  /** Bytes over the network, headers included, by the browser's type of resource. */
  fonts: number;
  images: number;
  scripts: number;
  styles: number;
  total: number;
  requests: number;
  /** Sum of all layout shifts. */
  shift: number;
  /** What weighs most or moved, to be named when a budget is exceeded. */
  offenders: Record<'bytes' | 'scripts' | 'shift', string>;
}

interface Answer {
  type: string;
  path: string;
  bytes: number;
}

const HEIGHT = 640;

/** Visits a page with an empty cache and leaves it untouched until the network is quiet. */
export async function firstView(browser: Browser, path: string): Promise<FirstView> {
  const context = await browser.newContext({ viewport: { width: WIDTHS.phone, height: HEIGHT } });
  const page = await context.newPage();
  try {
    await watchShifts(page);
    const answers = new Map<string, Answer>();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      answers.set(requestId, { type, path: new URL(response.url).pathname, bytes: 0 });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const answer = answers.get(requestId);
      if (answer) answer.bytes = encodedDataLength;
    });
    const document = await page.goto(path, { waitUntil: 'networkidle' });
    const shifts = await shiftsOf(page);
    const all = [...answers.values()].filter(({ bytes }) => bytes > 0);
    const weightOf = (type?: string) =>
      all.filter((answer) => !type || answer.type === type).reduce((sum, { bytes }) => sum + bytes, 0);
    return {
      html: brotliCompressSync((await document?.body()) ?? '').length,
      fonts: weightOf('Font'),
      images: weightOf('Image'),
      scripts: weightOf('Script'),
      styles: weightOf('Stylesheet'),
      total: weightOf(),
      requests: all.length,
      shift: shifts.total,
      offenders: {
        bytes: heaviest(all),
        scripts: heaviest(all.filter(({ type }) => type === 'Script')),
        shift: shifts.moved,
      },
    };
  } finally {
    await context.close();
  }
}

const NAMED_OFFENDERS = 3;

const heaviest = (answers: readonly Answer[]) =>
  answers
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, NAMED_OFFENDERS)
    .map(({ path, bytes }) => `${path} ${bytes} bytes`)
    .join(', ');
