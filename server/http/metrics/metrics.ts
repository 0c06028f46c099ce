import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { LeadCount, OutboxCount } from '../../leads/desk/stats.ts';
import type { CacheCounts } from '../cache/page-cache.ts';
import type { RefusalReason } from '../hooks/refusals.ts';

/** The kind of a request, coarse enough for a metric: no address of a visitor's making gets into one. */
type RouteKind = 'page' | 'api' | 'asset' | 'picture' | 'health';

const KINDS: Record<string, RouteKind> = {
  api: 'api',
  _astro: 'asset',
  art: 'asset',
  'favicon.svg': 'asset',
  media: 'picture',
  social: 'picture',
  healthz: 'health',
  readyz: 'health',
};

/** @param target of a request, like `/api/contact?x=y` */
function routeKind(target: string): RouteKind {
  const [, first = ''] = /^\/([^/?]*)/.exec(target) ?? [];
  return Object.hasOwn(KINDS, first) ? (KINDS[first] ?? 'page') : 'page';
}

const SECOND = 1000;
/** In seconds, from a page of the cache to what nobody waits for. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Where the figures come from; asked at each scrape. */
export interface Sources {
  cacheCounts(): CacheCounts;
  /** Of the content that is served. */
  revision(): string;
  /** When the content service last answered, in ms since 1970; nothing while it never did, or where there is none. */
  syncedAt(): number | undefined;
  outbox(): Promise<OutboxCount[]>;
  leads(): Promise<LeadCount[]>;
  /** How many content files are with errors. */
  invalidFiles(): number;
  /** Whether the mailbox of replies could be read; absent where there is none. */
  repliesAreRead?(): boolean;
  /** Names what does not answer, as `/readyz` does. */
  failing(): Promise<string[]>;
}

/** The metrics of a process for Prometheus (docs/operations.md says what to do about them). */
export class Metrics {
  readonly #registry = new Registry();
  readonly #fills: (() => Promise<void>)[] = [];
  readonly #requests: Counter<'kind' | 'method' | 'status'>;
  readonly #seconds: Histogram<'kind'>;
  readonly #refusals: Counter<'reason'>;

  constructor(sources: Sources) {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    this.#requests = new Counter({
      name: 'kayalink_http_requests_total',
      help: 'Requests answered, those from the page cache included',
      labelNames: ['kind', 'method', 'status'],
      registers,
    });
    this.#seconds = new Histogram({
      name: 'kayalink_http_request_seconds',
      help: 'Time from a request to the end of its answer',
      labelNames: ['kind'],
      buckets: BUCKETS,
      registers,
    });
    this.#refusals = new Counter({
      name: 'kayalink_refusals_total',
      help: 'Requests and connections refused that may be part of an attack, by reason',
      labelNames: ['reason'],
      registers,
    });
    this.#addCache(sources);
    this.#addContent(sources);
    this.#addOutbox(sources);
    this.#addLeads(sources);
    this.#addReplies(sources);
    const failing = this.#gauge('kayalink_not_ready', 'Parts that do not answer, 1 each', ['probe']);
    this.#before([failing], async () => {
      for (const probe of await sources.failing()) failing.set({ probe }, 1);
    });
  }

  /** Counts a request once it is answered, or broken off. */
  observe(request: IncomingMessage, response: ServerResponse): void {
    const start = performance.now();
    response.once('close', () => {
      const kind = routeKind(request.url ?? '/');
      const status = `${Math.floor(response.statusCode / 100)}xx`;
      this.#requests.inc({ kind, method: request.method ?? '', status });
      this.#seconds.observe({ kind }, (performance.now() - start) / SECOND);
    });
  }

  /** Counts what was refused. */
  refused(reason: RefusalReason): void {
    this.#refusals.inc({ reason });
  }

  /** Everything in the text format of Prometheus. */
  async text(): Promise<{ type: string; body: string }> {
    await Promise.allSettled(this.#fills.map((fill) => fill()));
    return { type: this.#registry.contentType, body: await this.#registry.metrics() };
  }

  #addCache({ cacheCounts }: Sources): void {
    const gauge = this.#gauge(
      'kayalink_page_cache',
      'Since the start: hits, stale hits, pages kept; now: pages, bytes',
      ['what'],
    );
    this.#before([gauge], () => {
      for (const [what, value] of Object.entries(cacheCounts())) gauge.set({ what }, value);
    });
  }

  #addContent({ revision, syncedAt, invalidFiles }: Sources): void {
    const info = this.#gauge('kayalink_content_info', 'The revision of the content that is served', [
      'revision',
    ]);
    this.#before([info], () => info.set({ revision: revision() }, 1));
    const invalid = this.#gauge(
      'kayalink_content_faulty_files',
      'Content files with errors, not shown as written',
    );
    this.#before([invalid], () => invalid.set(invalidFiles()));
    const age = this.#gauge('kayalink_content_age_seconds', 'Since the content service last answered');
    this.#before([age], () => {
      const at = syncedAt();
      if (at !== undefined) age.set((Date.now() - at) / SECOND);
    });
  }

  #addOutbox({ outbox }: Sources): void {
    const labels = ['channel', 'state'] as const;
    const count = this.#gauge('kayalink_deliveries', 'Deliveries that are kept', labels);
    const attempts = this.#gauge(
      'kayalink_delivery_attempts',
      'Attempts at them, failed ones included',
      labels,
    );
    const age = this.#gauge(
      'kayalink_delivery_oldest_seconds',
      'Since the oldest of them has been owed',
      labels,
    );
    this.#before([count, attempts, age], async () => {
      for (const { channel, state, ...row } of await outbox()) {
        count.set({ channel, state }, row.count);
        attempts.set({ channel, state }, row.attempts);
        age.set({ channel, state }, (Date.now() - row.pendingSince) / SECOND);
      }
    });
  }

  #addLeads({ leads }: Sources): void {
    const count = this.#gauge('kayalink_leads', 'Leads that are kept', ['kind', 'status']);
    this.#before([count], async () => {
      for (const { kind, status, ...row } of await leads()) count.set({ kind, status }, row.count);
    });
  }

  #addReplies({ repliesAreRead }: Sources): void {
    if (!repliesAreRead) return;
    const read = this.#gauge('kayalink_replies_mailbox_read', 'Whether the mailbox of replies could be read');
    this.#before([read], () => read.set(Number(repliesAreRead())));
  }

  #gauge<Label extends string>(name: string, help: string, labelNames: readonly Label[] = []): Gauge<Label> {
    return new Gauge({ name, help, labelNames, registers: [this.#registry] });
  }

  /** Fills gauges anew at each scrape. A source that fails leaves them empty: the rest is reported all the same. */
  #before(gauges: Pick<Gauge, 'reset'>[], fill: () => void | Promise<void>): void {
    this.#fills.push(async () => {
      for (const gauge of gauges) gauge.reset();
      await fill();
    });
  }
}

/**
 * Offers the metrics at `/metrics` on a port of their own, which no visitor reaches.
 * @throws the error of a port that cannot be had, with the name of its variable
 */
export async function serveMetrics(metrics: Metrics, at: { host: string; port: number }): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      ({ type, body }) => response.writeHead(200, { 'content-type': type }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(at.port, at.host);
  await once(server, 'listening').catch((error: unknown) => {
    throw error instanceof Error ? Object.assign(error, { variable: 'METRICS_PORT' }) : error;
  });
  return server;
}
