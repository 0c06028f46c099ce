import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the start scripts of browsers find their tools. */
export const PATH = '/usr/local/bin:/usr/bin:/bin';
const STARTS_MS = 30_000;
/** A page that does not answer for so long hangs. */
const ANSWERS_MS = 20_000;

/** A message that nobody asked for. */
export interface Notice {
  method: string;
  params: Record<string, unknown>;
  sessionId?: string;
}

interface Answer extends Partial<Notice> {
  id?: number;
  result?: unknown;
  error?: unknown;
  message?: string;
}

/** Commands and answers over a web socket, as Chromium's and Firefox's protocols have them. */
export class Wire {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  readonly #listeners = new Set<(notice: Notice) => void>();
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#take(JSON.parse(data) as Answer));
  }

  static async open(address: string): Promise<Wire> {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', () => reject(new Error(`no answer at ${address}`)));
    });
    return new Wire(socket);
  }

  /** @throws when the browser refuses the command, or does not answer in time */
  async send<Result>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
    const id = ++this.#last;
    const answer = Promise.withResolvers<unknown>();
    this.#waiting.set(id, answer);
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    const late = setTimeout(
      () => answer.reject(new Error(`${method}: no answer, the page hangs`)),
      ANSWERS_MS,
    );
    return (await answer.promise.finally(() => clearTimeout(late))) as Result;
  }

  /** @returns what ends the listening */
  listen(listener: (notice: Notice) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#socket.close();
  }

  #take({ id, result, error, message, method, params = {}, sessionId }: Answer): void {
    if (id === undefined) {
      if (method) for (const listener of [...this.#listeners]) listener({ method, params, sessionId });
      return;
    }
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) waiting?.reject(new Error(message ?? JSON.stringify(error)));
    else waiting?.resolve(result);
  }
}

/** A browser's process with a profile of its own. */
export interface Started {
  /** Address of its web socket. */
  address: string;
  end(): Promise<void>;
}

/**
 * @param command gets the folder of the profile, gives the command with its arguments
 * @param environment besides that of the tests
 */
export async function start(
  command: (profile: string) => string[],
  environment: Record<string, string>,
): Promise<Started> {
  const profile = mkdtempSync(join(tmpdir(), 'kayalink-profile-'));
  const [path = '', ...args] = command(profile);
  const child = spawn(path, args, {
    env: { PATH, ...environment, HOME: profile },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const end = async () => {
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    return { address: await addressOf(child), end };
  } catch (error) {
    await end();
    throw error;
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    setTimeout(() => reject(new Error(`the browser does not start: ${said}`)), STARTS_MS).unref();
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`the browser ended: ${said}`)));
    child.stderr?.on('data', (piece) => {
      said += piece;
      const [, address] = /listening on (ws:\S+)/.exec(said) ?? [];
      if (address) resolve(address);
    });
  });
}
