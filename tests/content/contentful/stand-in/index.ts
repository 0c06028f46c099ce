import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answer, answerQuery, type FieldError, fail } from './query.ts';
import { Space } from './space.ts';
import { answerSync } from './sync.ts';

export const DELIVERY_TOKEN = 'delivery-token-of-the-stand-in';
export const PREVIEW_TOKEN = 'preview-token-of-the-stand-in';

const PATH = /^\/spaces\/(?<space>[^/]+)\/environments\/(?<environment>[^/]+)\/(?<endpoint>[^/]+)$/;

/**
 * A real HTTP server that behaves as the documentation of Contentful's Delivery and Preview API says, as far as the
 * site uses them: sync, entries, assets, locales, tags, and their errors. The token says which of the two APIs is meant.
 */
export class StandIn {
  readonly space = new Space();
  /** Misbehaves as long as it is set. */
  error: FieldError | undefined;
  /** Items that fit into an answer. */
  largest = 1000;
  /** Paths and queries that were asked for. */
  readonly asked: string[] = [];
  /** When, in ms of the stop-watch. */
  readonly askedAt: number[] = [];
  #generation = 1;
  #server = createServer((request, response) => this.#take(request, response));

  /** Begins to listen, on a port that the system chooses. */
  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Host and port, as `CONTENTFUL_HOST` takes them. */
  get host(): string {
    return `127.0.0.1:${this.port}`;
  }

  /** All tokens that were given out become invalid. */
  expireTokens(): void {
    this.#generation += 1;
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  #take(request: IncomingMessage, response: ServerResponse): ServerResponse {
    this.asked.push(request.url ?? '');
    this.askedAt.push(performance.now());
    if (this.error?.(request, response)) return response;
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (token !== DELIVERY_TOKEN && token !== PREVIEW_TOKEN)
      return fail(
        response,
        401,
        'AccessTokenInvalid',
        'The access token you sent could not be found or is invalid.',
      );
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    const { space, environment, endpoint } = PATH.exec(url.pathname)?.groups ?? {};
    if (space !== this.space.id || environment !== this.space.environment)
      return fail(response, 404, 'NotFound', 'The resource could not be found.');
    switch (endpoint) {
      case 'sync':
        return answerSync(response, url, this.space, {
          generation: this.#generation,
          largest: this.largest,
        });
      case 'locales':
        return answerList(response, url, this.space.locales.map(asLocale));
      case 'entries':
        return answerQuery(response, url, this.space, { type: 'Entry', preview: token === PREVIEW_TOKEN });
      case 'assets':
        return answerQuery(response, url, this.space, { type: 'Asset', preview: token === PREVIEW_TOKEN });
      case 'tags':
        return answerList(response, url, [...this.space.tags].map(asTag));
      default:
        return fail(response, 404, 'NotFound', 'The resource could not be found.');
    }
  }
}

function answerList(response: ServerResponse, url: URL, all: object[]): ServerResponse {
  const skip = Number(url.searchParams.get('skip') ?? 0);
  const limit = Math.min(Number(url.searchParams.get('limit') ?? 100), 1000);
  return answer(response, 200, {
    sys: { type: 'Array' },
    total: all.length,
    skip,
    limit,
    items: all.slice(skip, skip + limit),
  });
}

function asLocale(locale: Space['locales'][number]): object {
  return { ...locale, name: locale.code, sys: { id: locale.code, type: 'Locale', version: 1 } };
}

function asTag([id, name]: [string, string]): object {
  return { sys: { id, type: 'Tag', version: 1, visibility: 'public' }, name };
}
