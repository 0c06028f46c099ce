import { createServer } from 'node:net';

/** Below those that systems choose for connections: a process that starts again finds its port as it left it. */
const FIRST = 20_000;
const LAST = 29_999;

/** @returns a port of this machine that nobody uses, and that the system gives to nobody */
export async function quietPort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
