import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Installed } from '../../tools/browsers/fetch.mjs';
import type { OldBrowser, OldPage } from './browser.ts';
import { PATH } from './wire.ts';

/** Room for the widest window, its frame and bars. */
const SCREEN = '1400x1000x24';
/** The test browser's own bar is wider than a phone: its buttons shrink. */
const NARROW_BAR =
  '* { padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0; -gtk-icon-transform: scale(0.5); }';
const STARTS_MS = 30_000;
const ASK_AGAIN_MS = 200;
/** A page that does not answer for so long hangs. */
const ANSWERS_MS = 60_000;
const LEFT_BUTTON = 0;

type Ask = <Result>(method: string, path: string, body?: object) => Promise<Result>;

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Starts a screen that nobody sees. @returns its name, for `DISPLAY` */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  return { screen, display: `:${number.toString().trim()}` };
}

/** Starts WebKitGTK's test browser and drives it by WebDriver. */
export async function openWebkit({ path, driver }: Installed): Promise<OldBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'kayalink-profile-'));
  mkdirSync(join(profile, 'gtk-3.0'));
  writeFileSync(join(profile, 'gtk-3.0/gtk.css'), NARROW_BAR);
  const { screen, display } = await startScreen();
  const port = 20_000 + ((screen.pid ?? 0) % 20_000);
  const driving = spawn(driver, [`--port=${port}`], {
    env: {
      PATH,
      DISPLAY: display,
      HOME: profile,
      XDG_CONFIG_HOME: profile,
      XDG_RUNTIME_DIR: profile,
    },
    stdio: 'ignore',
  });
  const close = async () => {
    await end(driving);
    await end(screen);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };

  const ask: Ask = async <Result>(method: string, place: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${place}`, {
      method,
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(ANSWERS_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Result & { message?: string } };
    if (!response.ok) throw new Error(`${method} ${place}: ${value.message || JSON.stringify(value)}`);
    return value;
  };

  try {
    const session = await newSession(ask, path);
    return {
      newPage: (width, height) => openPage(ask, session, width, height),
      close: async () => {
        await ask('DELETE', session).catch(() => {});
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @returns the path of a session; the driver may not listen yet */
async function newSession(ask: Ask, binary: string): Promise<string> {
  const browser = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const ends = Date.now() + STARTS_MS;
  for (;;) {
    try {
      const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
        capabilities: { alwaysMatch: browser },
      });
      return `/session/${sessionId}`;
    } catch (error) {
      if (!(error instanceof TypeError) || Date.now() > ends) throw error;
      await sleep(ASK_AGAIN_MS);
    }
  }
}

async function openPage(ask: Ask, session: string, width: number, height: number): Promise<OldPage> {
  const evaluate = <Value>(expression: string) =>
    ask<Value>('POST', `${session}/execute/sync`, { script: `return (${expression})`, args: [] });
  const act = (source: object) => ask('POST', `${session}/actions`, { actions: [source] });
  await ask('POST', `${session}/window/rect`, { x: 0, y: 0, width, height });
  const inside = await evaluate<number>('innerWidth');
  if (inside !== width) throw new Error(`The window is ${inside} px wide, not ${width}`);
  return {
    open: async (address) => {
      await ask('POST', `${session}/url`, { url: address });
    },
    evaluate,
    press: async (x, y) => {
      const actions = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: LEFT_BUTTON },
        { type: 'pointerUp', button: LEFT_BUTTON },
      ];
      await act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
    },
    type: async (text) => {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act({ type: 'key', id: 'keys', actions });
    },
    picture: async () => Buffer.from(await ask<string>('GET', `${session}/screenshot`), 'base64'),
    // WebDriver tells nothing of them; that scripts work is seen by what they do.
    errors: () => [],
    close: async () => {
      await ask('POST', `${session}/url`, { url: 'about:blank' });
    },
  };
}
