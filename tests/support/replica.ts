import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SERVER_CACHE } from '../../tools/run/steps/node.mjs';

interface ReplicaParts {
  port: number;
  /** For its data and its log. */
  folder: string;
  /** Everything else that it is notified of. */
  environment: Record<string, string | undefined>;
}

/** One of several processes that serve the site together; it can be restarted on its port. It ends with the one who started it. */
export class Replica {
  readonly address: string;
  readonly logFile: string;
  readonly #environment: ReplicaParts['environment'];
  #site = '.';
  #child: ChildProcess | undefined;

  constructor({ port, folder, environment }: ReplicaParts) {
    mkdirSync(folder, { recursive: true });
    this.address = `http://127.0.0.1:${port}`;
    this.logFile = join(folder, 'log');
    this.#environment = {
      ...SERVER_CACHE,
      ...environment,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: resolve(folder),
    };
  }

  /**
   * Starts the process; it answers once this has ended.
   * @param site the folder of the version that it shall be from now on; the one before, at first this one, when absent
   * @throws when it ends before it listens, with the end of its log
   */
  async start(site = this.#site): Promise<void> {
    this.#site = site;
    const log = openSync(this.logFile, 'a');
    const child = spawn(process.execPath, ['server/main.ts'], {
      cwd: site,
      env: this.#environment,
      stdio: ['ignore', log, log, 'ipc'],
    });
    closeSync(log);
    this.#child = child;
    const listens = once(child, 'message').then(() => true);
    const ends = once(child, 'exit').then(() => false);
    if (!(await Promise.race([listens, ends])))
      throw new Error(`The replica ended: ${this.log().slice(-2000)}`);
  }

  /**
   * Ends the process as a deployment does, or by another signal.
   * @returns its exit code; null when it was killed
   */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code] = await ended;
    return code;
  }

  /** The output of all its processes so far. */
  log(): string {
    return readFileSync(this.logFile, 'utf8');
  }
}
