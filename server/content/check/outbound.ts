import { readFile, rename, writeFile } from 'node:fs/promises';
import { destination } from '#domain/links.ts';
import type { Problem, WrittenLink } from './links.ts';

const DAY = 86_400_000;
/** How long an answer counts: what answered is asked again after a week, what did not after a day. */
const KEPT = { sound: 7 * DAY, dead: DAY };
const TIMEOUT = 10_000;
/** Hosts asked at one time; each gets one request after the other. */
const HOSTS_AT_ONCE = 4;
const FAULTS_FROM = 400;

/** What an address answered when it was last tried. */
interface Answer {
  /** A status, or what went wrong. */
  said: number | string;
  /** Milliseconds since 1970. */
  at: number;
}
type Answers = Record<string, Answer>;

/** How links are tried; whatever is left out is as in use. */
export interface Trying {
  /** File that keeps the answers. */
  cache: string;
  now?: number;
  timeout?: number;
}

/**
 * Tries the links to other sites: HEAD, and GET where that is refused, one at a time for each host.
 * @returns those that did not answer as they should, each with the day on which it was tried
 */
export async function tryOutbound(links: WrittenLink[], trying: Trying): Promise<Problem[]> {
  const { cache, now = Date.now(), timeout = TIMEOUT } = trying;
  const answers = await kept(cache);
  const outbound = links.filter(({ uri }) => destination(uri) === 'outbound');
  const due = [...new Set(outbound.map(({ uri }) => address(uri)))].filter((url) => isDue(answers[url], now));
  const hosts = [...Map.groupBy(due, (url) => new URL(url).host).values()];
  const ask = async () => {
    for (let urls = hosts.shift(); urls; urls = hosts.shift())
      for (const url of urls) answers[url] = { said: await answerOf(url, timeout), at: now };
  };
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, ask));
  await keep(cache, answers);
  return outbound.flatMap(({ file, uri }) => {
    const answer = answers[address(uri)];
    if (!answer || isSound(answer)) return [];
    const day = new Date(answer.at).toISOString().slice(0, 10);
    return [{ file, message: `link ${uri}: ${answer.said} when tried on ${day}` }];
  });
}

async function answerOf(url: string, timeout: number): Promise<number | string> {
  const head = await asked(url, 'HEAD', timeout);
  return typeof head === 'number' && head < FAULTS_FROM ? head : asked(url, 'GET', timeout);
}

async function asked(url: string, method: string, timeout: number): Promise<number | string> {
  try {
    const { status, body } = await fetch(url, { method, signal: AbortSignal.timeout(timeout) });
    await body?.cancel();
    return status;
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError'
      ? 'no answer in time'
      : 'no connection';
  }
}

function isSound({ said }: Answer): boolean {
  return typeof said === 'number' && said < FAULTS_FROM;
}

function isDue(answer: Answer | undefined, now: number): boolean {
  return !answer || now - answer.at >= (isSound(answer) ? KEPT.sound : KEPT.dead);
}

/** An address as it is asked for: without its anchor. */
function address(uri: string): string {
  const url = new URL(uri);
  url.hash = '';
  return url.href;
}

async function kept(file: string): Promise<Answers> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return {};
  }
}

async function keep(file: string, answers: Answers): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify(answers));
  await rename(`${file}.new`, file);
}
