import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { destination } from '#domain/shared/links.ts';
import { writeFileWhole } from '../../platform/durable-file.ts';
import type { WrittenLink } from '../folder/written-links.ts';
import type { Problem } from '../formats/errors.ts';

const DAY = 86_400_000;
/** How long an answer counts: what answered is asked again after a week, what did not after a day. */
const KEPT = { valid: 7 * DAY, dead: DAY };
const TIMEOUT = 10_000;
/** Hosts asked at one time; each gets one request after the other. */
const HOSTS_AT_ONCE = 4;
const ERRORS_FROM = 400;
/** Some sites keep programs out, or so many of them; people find the page all the same. */
const NOT_FOR_PROGRAMS = new Set<number | string>([401, 403, 429]);
/** Who asks, for the person who reads the log of the other side. */
const HEADERS = { 'user-agent': 'kayalink-link-check' };

/** The answer of an address when it was last tried. */
const answerSchema = z.object({
  said: z.union([z.number(), z.string()]).describe('a status, or what went wrong'),
  at: z.number().describe('milliseconds since 1970'),
  since: z
    .number()
    .optional()
    .describe('when it first answered as it should not, without a good answer since'),
});
type Answer = z.infer<typeof answerSchema>;
const answersSchema = z.record(z.string(), answerSchema);
type Answers = z.infer<typeof answersSchema>;

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
      for (const url of urls) answers[url] = answered(await answerOf(url, timeout), now, answers[url]);
  };
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, ask));
  await writeFileWhole(cache, Buffer.from(JSON.stringify(answers)));
  return outbound.flatMap(({ file, uri }) => {
    const answer = answers[address(uri)];
    if (!answer || isValid(answer)) return [];
    const since = dayOf(answer.since ?? answer.at);
    const age = since === dayOf(answer.at) ? '' : ` since ${since},`;
    return [{ file, message: `link ${uri}: ${answer.said}${age} when tried on ${dayOf(answer.at)}` }];
  });
}

/** An answer, with the time since when there was no good one. */
function answered(said: number | string, at: number, before: Answer | undefined): Answer {
  if (isValid({ said })) return { said, at };
  return { said, at, since: before && !isValid(before) ? (before.since ?? before.at) : at };
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

async function answerOf(url: string, timeout: number): Promise<number | string> {
  const head = await asked(url, 'HEAD', timeout);
  return typeof head === 'number' && head < ERRORS_FROM ? head : asked(url, 'GET', timeout);
}

async function asked(url: string, method: string, timeout: number): Promise<number | string> {
  try {
    const { status, body } = await fetch(url, {
      method,
      headers: HEADERS,
      signal: AbortSignal.timeout(timeout),
    });
    await body?.cancel();
    return status;
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError'
      ? 'no answer in time'
      : 'no connection';
  }
}

function isValid({ said }: Pick<Answer, 'said'>): boolean {
  return NOT_FOR_PROGRAMS.has(said) || (typeof said === 'number' && said < ERRORS_FROM);
}

function isDue(answer: Answer | undefined, now: number): boolean {
  return !answer || now - answer.at >= (isValid(answer) ? KEPT.valid : KEPT.dead);
}

/** An address as it is asked for: without its anchor. */
function address(uri: string): string {
  const url = new URL(uri);
  url.hash = '';
  return url.href;
}

async function kept(file: string): Promise<Answers> {
  try {
    return answersSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return {};
  }
}
