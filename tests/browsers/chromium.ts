import type { Installed } from '../../tools/browsers/fetch.mjs';
import type { OldBrowser, OldPage } from './browser.ts';
import { start, Wire } from './wire.ts';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--no-zygote',
  '--disable-gpu',
  '--use-gl=swiftshader',
  '--disable-dev-shm-usage',
  '--hide-scrollbars',
  '--remote-debugging-port=0',
];

interface Evaluated {
  result: { value?: unknown };
  exceptionDetails?: Thrown;
}
interface Thrown {
  text: string;
  exception?: { description?: string };
}

const reasonOf = ({ text, exception }: Thrown) => exception?.description ?? text;

/** Starts a Chromium, however old, and drives it by its own protocol. */
export async function openChromium({ path, libraries }: Installed): Promise<OldBrowser> {
  const process = await start((profile) => [path, ...FLAGS, `--user-data-dir=${profile}`, 'about:blank'], {
    LD_LIBRARY_PATH: libraries,
  });
  const wire = await Wire.open(process.address);
  return {
    newPage: (width, height) => openPage(wire, width, height),
    close: async () => {
      wire.close();
      await process.end();
    },
  };
}

async function openPage(wire: Wire, width: number, height: number): Promise<OldPage> {
  const { targetId } = await wire.send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await wire.send<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  const send = <Result>(method: string, params = {}) => wire.send<Result>(method, params, sessionId);
  await send('Page.enable');
  await send('Runtime.enable');
  await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
  let errors: string[] = [];
  const quiet = wire.listen(({ method, params, sessionId: from }) => {
    if (from === sessionId && method === 'Runtime.exceptionThrown')
      errors.push(reasonOf(params['exceptionDetails'] as Thrown));
  });
  return {
    open: async (address) => {
      errors = [];
      const loaded = new Promise<void>((resolve) => {
        const stop = wire.listen(({ method, sessionId: from }) => {
          if (from !== sessionId || method !== 'Page.loadEventFired') return;
          stop();
          resolve();
        });
      });
      await send('Page.navigate', { url: address });
      await loaded;
    },
    evaluate: async <Value>(expression: string) => {
      const { result, exceptionDetails } = await send<Evaluated>('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(reasonOf(exceptionDetails));
      return result.value as Value;
    },
    press: async (x, y) => {
      const button = { x, y, button: 'left', clickCount: 1 };
      await send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
      await send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
      await send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
    },
    type: async (text) => {
      await send('Input.insertText', { text });
    },
    picture: async () => {
      const { data } = await send<{ data: string }>('Page.captureScreenshot');
      return Buffer.from(data, 'base64');
    },
    errors: () => errors,
    close: async () => {
      quiet();
      await wire.send('Target.closeTarget', { targetId });
    },
  };
}
