import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from 'contentful';
import { z } from 'zod';
import type { Log } from '../../../platform/log.ts';
import { ApiError, asApiError } from './api-error.ts';
import { isLoopback } from './contentful-config.ts';

/** One environment of a space, and the token that reads it: published content or, at the preview host, drafts. */
export interface ServiceAccess {
  space: string;
  environment: string;
  token: string;
  /** Host with its port, if that is not the usual one. */
  host: string;
}

/** How long the service may take and how often it is asked. */
export interface ServiceLimits {
  /** For one whole answer, in ms. */
  answerMs: number;
  /** How often the same thing is asked for. */
  attempts: number;
  /** Before the second attempt, in ms; doubled each time. */
  pauseMs: number;
  /** A longer wait than this, in ms, is left to the next sync. */
  longestPauseMs: number;
}

export const SERVICE_LIMITS: ServiceLimits = {
  answerMs: 20_000,
  attempts: 5,
  pauseMs: 500,
  longestPauseMs: 30_000,
};

/** The most that the Delivery API answers is 7 MB; what is much larger does not come from it. */
const LARGEST_ANSWER = 16 * 1024 * 1024;
/** Letters of a tag's name that are shown. */
const TAG_NAME = 100;
/** Most items that a page may have. */
const PAGE = 1000;

const itemSchema = z.looseObject({ sys: z.looseObject({ id: z.string().min(1).max(64) }) });
const localesSchema = z.object({
  items: z
    .array(z.object({ code: z.string(), default: z.boolean(), fallbackCode: z.string().nullish() }))
    .min(1),
});
const tagsSchema = z.object({
  items: z.array(z.object({ name: z.string(), sys: z.object({ id: z.string() }) })),
});
const foundSchema = z.object({
  items: z.array(itemSchema),
  includes: z
    .object({ Entry: z.array(itemSchema).default([]), Asset: z.array(itemSchema).default([]) })
    .default({ Entry: [], Asset: [] }),
});
const pageSchema = z.object({
  entries: z.array(itemSchema),
  assets: z.array(itemSchema),
  deletedEntries: z.array(itemSchema),
  deletedAssets: z.array(itemSchema),
  nextPageToken: z.string().min(1).optional(),
  nextSyncToken: z.string().min(1).optional(),
});

/** A resource as the Sync API delivers it: fields by locale, links unresolved. */
export type Delivered = z.infer<typeof itemSchema>;
export type Locale = z.infer<typeof localesSchema>['items'][number];

/** Entries that a query found, and beside them what they link to. */
export type FoundEntries = z.infer<typeof foundSchema>;

/** One page of a sync. */
export interface SyncPage {
  entries: Delivered[];
  assets: Delivered[];
  deletedEntries: Delivered[];
  deletedAssets: Delivered[];
  /** Where to go on; `last` says that this sync is complete, and the token begins the next one. */
  next: { token: string; last: boolean };
}

/**
 * The content service as far as the site asks it, through its SDK. Each answer has a time limit as a whole; what may pass
 * is asked for again, after the time that the service names or a growing one, with jitter.
 */
export class ContentService {
  readonly access: ServiceAccess;
  #client;
  #agents = [new HttpAgent({ keepAlive: true }), new HttpsAgent({ keepAlive: true })] as const;
  #closing = new AbortController();
  #log: Log;
  #limits: ServiceLimits;
  /** The last answer that was a refusal; the SDK drops its headers on some ways. */
  #refusal: unknown;

  constructor(access: ServiceAccess, log: Log, limits = SERVICE_LIMITS) {
    this.access = access;
    this.#log = log;
    this.#limits = limits;
    const [httpAgent, httpsAgent] = this.#agents;
    const options = {
      space: access.space,
      environment: access.environment,
      accessToken: access.token,
      host: access.host,
      insecure: isLoopback(access.host),
      httpAgent,
      httpsAgent,
      timeout: limits.answerMs,
      maxContentLength: LARGEST_ANSWER,
      // The SDK would wait for as long as the service says, and tells the console.
      retryOnError: false,
      logHandler: () => {},
      responseLogger: (answer: unknown) => {
        this.#refusal = answer instanceof Error ? answer : undefined;
      },
    };
    this.#client = createClient(options).withoutLinkResolution;
  }

  /**
   * Asks for a page of a sync.
   * @param token where to go on; without one, everything that is published is asked for from the beginning
   * @param limit most items of a page, when it is the first
   * @throws ApiError
   */
  async page(token?: string, limit = PAGE): Promise<SyncPage> {
    const query = token === undefined ? { initial: true as const, limit } : { nextSyncToken: token };
    const answer = await this.#ask('sync', pageSchema, () => this.#client.sync(query, { paginate: false }));
    const { nextPageToken, nextSyncToken, ...items } = answer;
    const next = nextPageToken ?? nextSyncToken;
    if (next === undefined) throw new ApiError('the answer is no page of a sync');
    return { ...items, next: { token: next, last: nextPageToken === undefined } };
  }

  /**
   * Asks for entries, and for what they link to.
   * @param query as the API takes it
   * @throws ApiError
   */
  entries(query: Record<string, string | number>): Promise<FoundEntries> {
    return this.#ask('entries', foundSchema, () => this.#client.withAllLocales.getEntries(query));
  }

  /**
   * Asks for assets by their ids.
   * @throws ApiError
   */
  async assets(ids: string[]): Promise<Delivered[]> {
    const query = { 'sys.id[in]': ids, limit: ids.length };
    const { items } = await this.#ask('assets', foundSchema, () =>
      this.#client.withAllLocales.getAssets(query),
    );
    return items;
  }

  /** @throws ApiError */
  async locales(): Promise<Locale[]> {
    const { items } = await this.#ask('locales', localesSchema, () => this.#client.getLocales());
    return items;
  }

  /**
   * @returns names of all public tags by id
   * @throws ApiError
   */
  async tags(): Promise<Map<string, string>> {
    const { items } = await this.#ask('tags', tagsSchema, () => this.#client.getTags({ limit: PAGE }));
    return new Map(items.map(({ sys, name }) => [sys.id, name.slice(0, TAG_NAME)]));
  }

  /** Breaks off what is being asked; every later request fails. */
  close(): void {
    this.#closing.abort();
    for (const agent of this.#agents) agent.destroy();
  }

  async #ask<Answer>(what: string, schema: z.ZodType<Answer>, call: () => Promise<unknown>): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const answer = schema.safeParse(await this.#inTime(call));
        if (answer.success) return answer.data;
        throw new ApiError('the answer is not what the service promises');
      } catch (error) {
        const failure = asApiError(this.#refusal ?? error);
        const pause = this.#pauseAfter(failure, attempt);
        if (pause === undefined) throw failure;
        this.#log.warn({ what, attempt, pause, reason: failure.message }, 'content service asked again');
        await delay(pause, undefined, { signal: this.#closing.signal }).catch(() => {});
      }
    }
  }

  /** Runs a call; when its time is over, its connection is cut, so that it fails. */
  async #inTime<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    if (this.#closing.signal.aborted) throw new ApiError('closed');
    this.#refusal = undefined;
    const timer = setTimeout(() => {
      for (const agent of this.#agents) agent.destroy();
    }, this.#limits.answerMs);
    try {
      return await call();
    } finally {
      clearTimeout(timer);
    }
  }

  /** How long to wait before the next attempt, in ms; nothing when there is to be none now. */
  #pauseAfter(error: ApiError, attempt: number): number | undefined {
    const { attempts, pauseMs, longestPauseMs } = this.#limits;
    if (!error.passes || attempt >= attempts || this.#closing.signal.aborted) return undefined;
    const least = error.resetMs ?? (pauseMs * 2 ** (attempt - 1)) / 2;
    const jitter = Math.random() * Math.max(least, pauseMs);
    return least <= longestPauseMs ? least + jitter : undefined;
  }
}
