import type { Installed } from '../../tools/browsers/fetch.mjs';
import type { OldBrowser, OldPage } from './browser.ts';
import { start, Wire } from './wire.ts';

interface Evaluated {
  type: 'success' | 'exception';
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

/** Starts a Firefox and drives it by WebDriver BiDi. */
export async function openFirefox({ path }: Installed): Promise<OldBrowser> {
  const process = await start(
    (profile) => [
      path,
      '--headless',
      '--no-remote',
      '--remote-debugging-port=0',
      '--profile',
      profile,
      'about:blank',
    ],
    { MOZ_REMOTE_ALLOW_SYSTEM_ACCESS: '1' },
  );
  const wire = await Wire.open(`${process.address}/session`);
  await wire.send('session.new', { capabilities: {} });
  await wire.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    newPage: (width, height) => openPage(wire, width, height),
    close: async () => {
      wire.close();
      await process.end();
    },
  };
}

/** Firefox reports a picture that a page left behind as an error of the page; no script threw it. */
const ABORTED = /^Failed to load .*A ServiceWorker intercepted the request/;

async function openPage(wire: Wire, width: number, height: number): Promise<OldPage> {
  const { context } = await wire.send<{ context: string }>('browsingContext.create', { type: 'tab' });
  await wire.send('browsingContext.setViewport', { context, viewport: { width, height } });
  let errors: string[] = [];
  const quiet = wire.listen(({ method, params }) => {
    if (method !== 'log.entryAdded' || params['type'] !== 'javascript' || params['level'] !== 'error') return;
    const text = `${params['text']}`;
    if (!ABORTED.test(text)) errors.push(text);
  });
  const act = (source: object) => wire.send('input.performActions', { context, actions: [source] });
  return {
    open: async (address) => {
      errors = [];
      await wire.send('browsingContext.navigate', { context, url: address, wait: 'complete' });
    },
    evaluate: async <Value>(expression: string) => {
      const { result, exceptionDetails } = await wire.send<Evaluated>('script.evaluate', {
        expression: `(async () => JSON.stringify(await (${expression})))()`,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return (result?.value === undefined ? undefined : JSON.parse(result.value)) as Value;
    },
    press: async (x, y) => {
      await act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      });
    },
    type: async (text) => {
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act({ type: 'key', id: 'keys', actions: keys });
    },
    picture: async () => {
      const { data } = await wire.send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    errors: () => errors,
    close: async () => {
      quiet();
      await wire.send('browsingContext.close', { context });
    },
  };
}
