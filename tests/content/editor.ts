import type { BrowserContext, Frame, Page } from '@playwright/test';
import { parse } from 'flatted';
import type { Entity } from '#src/layouts/browser/live-preview/entity.ts';

/** Where editors of the content service write. */
export const EDITOR = 'https://app.contentful.com';

/** Between two keys of somebody who types fast. */
const A_KEY_MS = 100;

/** A message as the service's library sends it to the editor. */
export interface Reported {
  method: string;
  source: string;
  [more: string]: unknown;
}

/**
 * Stands for the content service's editor: a page of its own origin with a field, and beside it a pane with the site. It keeps what the
 * library in the pane tells, and what is typed into the field it posts as the real one does (`ENTRY_UPDATED`, to the subscription that
 * the library began). @see `messages.ts` and `liveUpdates.ts` of @contentful/live-preview
 */
export class Editor {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /**
   * Opens an address in the pane, in a browser that takes no cookies of other sites in frames, except partitioned ones.
   * @param origin where the editor is
   */
  static async open(context: BrowserContext, address: string, origin = EDITOR): Promise<Editor> {
    const html = `<!doctype html><title>Editor</title><input id="field" autocomplete="off">
      <iframe id="pane" width="700" height="800" src="${address.replaceAll('&', '&amp;')}"></iframe>
      <script>(${pageOfEditor.toString()})()</script>`;
    await context.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true });
    await page.goto(`${origin}/spaces/standin/entries/one`);
    return new Editor(page);
  }

  get page(): Page {
    return this.#page;
  }

  /** The site in the pane. */
  async pane(): Promise<Frame> {
    const element = await this.#page.locator('#pane').elementHandle();
    const frame = await element?.contentFrame();
    if (!frame) throw new Error('the pane is empty');
    return frame;
  }

  /** The messages that the library has sent with a method. */
  reported(method: string): Promise<Reported[]> {
    return this.#page.evaluate((name) => window.reported.filter((each) => each.method === name), method);
  }

  /** The entry that the library wants changes of. */
  async entity(): Promise<{ id: string; data: Entity }> {
    const [subscribed] = await this.reported('SUBSCRIBED');
    const { data } = parse(String(subscribed?.['config'])) as { data: Entity };
    return { id: String(subscribed?.['id']), data };
  }

  /** Posts a message into the pane. */
  async post(message: object): Promise<void> {
    await this.#page.evaluate((sent) => window.post(sent), message);
  }

  /** Changes some fields of the entry, all at once. */
  async change(fields: Record<string, unknown>): Promise<void> {
    const { id, data } = await this.entity();
    await this.post({
      source: 'live-preview-editor',
      method: 'ENTRY_UPDATED',
      subscriptionId: id,
      data: { ...data, fields: { ...data.fields, ...fields } },
      contentType: { sys: { id: 'blog' }, fields: [] },
    });
  }

  /**
   * Types into a field of the entry, key by key.
   * @returns how long each letter took to the screen, in ms
   */
  async type(field: string, text: string, selector: string): Promise<number[]> {
    const { id, data } = await this.entity();
    await this.#page.evaluate((given) => window.bind(given), { id, data, field });
    const pane = await this.pane();
    await pane.evaluate((shownBy) => {
      const seen: [length: number, at: number][] = [];
      const look = () => {
        const length = document.querySelector(shownBy)?.textContent?.trim().length ?? 0;
        if (seen.at(-1)?.[0] !== length) seen.push([length, performance.timeOrigin + performance.now()]);
        requestAnimationFrame(look);
      };
      look();
      Object.assign(window, { seen });
    }, selector);
    await this.#page.locator('#field').pressSequentially(text, { delay: A_KEY_MS });
    await pane.waitForFunction(
      ([shownBy = '', whole]) => document.querySelector(shownBy)?.textContent?.trim() === whole,
      [selector, text],
    );
    const typed = await this.#page.evaluate(() => window.typed);
    const seen = await pane.evaluate(
      () => (window as unknown as { seen: [length: number, at: number][] }).seen,
    );
    return typed.map(([length, at]) => {
      const shown = seen.find(([long, when]) => when >= at && long >= length && long <= text.length);
      return (shown?.[1] ?? Number.POSITIVE_INFINITY) - at;
    });
  }
}

declare global {
  interface Window {
    reported: Reported[];
    typed: [length: number, at: number][];
    post(message: object): void;
    bind(given: { id: string; data: object; field: string }): void;
  }
}

/** Runs in the editor's page. */
function pageOfEditor(): void {
  const pane = document.getElementById('pane') as HTMLIFrameElement;
  const field = document.getElementById('field') as HTMLInputElement;
  const origin = new URL(pane.src).origin;
  window.reported = [];
  window.typed = [];
  addEventListener('message', ({ data, source }) => {
    if (source === pane.contentWindow && data?.source === 'live-preview-sdk') window.reported.push(data);
  });
  window.post = (message) => pane.contentWindow?.postMessage(message, origin);
  window.bind = ({ id, data, field: name }) => {
    window.typed = [];
    field.value = '';
    field.oninput = () => {
      window.typed.push([field.value.trim().length, performance.timeOrigin + performance.now()]);
      const { fields, ...rest } = data as { fields: object };
      window.post({
        source: 'live-preview-editor',
        method: 'ENTRY_UPDATED',
        subscriptionId: id,
        data: { ...rest, fields: { ...fields, [name]: field.value } },
        contentType: { sys: { id: 'blog' }, fields: [] },
      });
    };
  };
}
