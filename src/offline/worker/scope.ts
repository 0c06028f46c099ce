/**
 * The part of a service worker's global scope that we use (https://www.w3.org/TR/service-workers/). TypeScript's own types of it
 * cannot be in one program with those of pages.
 */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Client {
  readonly url: string;
  postMessage(message: unknown): void;
}

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    get(id: string): Promise<Client | undefined>;
    matchAll(options: { type: 'window' }): Promise<readonly Client[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate' | 'message', listener: (event: Lasting) => void): void;
  addEventListener(type: 'sync', listener: (event: Lasting & { readonly tag: string }) => void): void;
}

/** The event of a request for a page. */
export interface VisitEvent extends Event {
  /** The page that the answer makes. */
  readonly resultingClientId?: string;
}

export const worker = self as unknown as WorkerScope;
