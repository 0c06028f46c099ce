import { brotliCompressSync } from 'node:zlib';
import type { CDPSession, Page } from '@playwright/test';
import { shiftsOf, watchShifts } from '../shifts.ts';

/** The cost of a first visit to a page on a phone that has nothing of the site yet. */
export interface FirstView {
  /** The page itself, its styles and inline scripts within, in its best compressed form: bytes. */
  html: number;
  /** Bytes over the network, headers included, by the browser's type of resource. */
  fonts: number;
  images: number;
  /** The code that runs before anybody touches the page: files and what is in it, in its best compressed form. */
  scripts: number;
  styles: number;
  total: number;
  requests: number;
  /** Sum of all layout shifts. */
  shift: number;
  /** The heaviest files and the elements that moved, to be named when a budget is exceeded. */
  offenders: Record<'bytes' | 'scripts' | 'shift', string>;
}

interface Answer {
  type: string;
  path: string;
  headers: number;
  bytes: number;
}

/** Notes what comes over the network from now on. @returns the list, which grows */
async function watchAnswers(session: CDPSession): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    answers.set(requestId, {
      type,
      path: new URL(response.url).pathname,
      headers: response.encodedDataLength,
      bytes: 0,
    });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) answer.bytes = encodedDataLength;
  });
  return answers;
}

/** Opens a page in a browser that has nothing of the site, and leaves it untouched until the network is quiet. */
export async function firstView(page: Page, path: string): Promise<FirstView> {
  await watchShifts(page);
  const session = await page.context().newCDPSession(page);
  const answers = await watchAnswers(session);
  const document = await page.goto(path, { waitUntil: 'networkidle' });
  const shifts = await shiftsOf(page);
  const html = brotliCompressSync((await document?.body()) ?? '').length;
  // A page that was just made comes less compressed than to all who ask later (server/http/cache/encoded-bodies.ts).
  const all = [...answers.values()]
    .filter(({ bytes }) => bytes > 0)
    .map((answer) => (answer.type === 'Document' ? { ...answer, bytes: answer.headers + html } : answer));
  await session.detach();
  const scripts = await scriptsOf(
    page,
    all.filter(({ type }) => type === 'Script'),
  );
  const weightOf = (type?: string) =>
    all.filter((answer) => !type || answer.type === type).reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    html,
    fonts: weightOf('Font'),
    images: weightOf('Image'),
    scripts: scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    styles: weightOf('Stylesheet'),
    total: weightOf(),
    requests: all.length,
    shift: shifts.total,
    offenders: { bytes: heaviest(all), scripts: heaviest(scripts), shift: shifts.moved },
  };
}

/** The code in the page and the files that it has asked for, each in its best compressed form. */
async function scriptsOf(page: Page, files: readonly Answer[]): Promise<Answer[]> {
  const inline = await page.evaluate(() =>
    [...document.scripts].filter(({ src, type }) => !src && type === '').map(({ text }) => text),
  );
  const codes = await Promise.all(files.map(async ({ path }) => (await page.request.get(path)).text()));
  return [...inline, ...codes].map((code, place) => ({
    type: 'Script',
    path: files[place - inline.length]?.path ?? 'in the page',
    headers: 0,
    bytes: brotliCompressSync(code).length,
  }));
}

const NAMED_OFFENDERS = 3;

const heaviest = (answers: readonly Answer[]) =>
  answers
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, NAMED_OFFENDERS)
    .map(({ path, bytes }) => `${path} ${bytes} bytes`)
    .join(', ');
