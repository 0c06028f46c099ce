import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { NOTHING_SET } from '#server/config/config-variables.ts';
import { startServer } from '../../tools/run/steps/server.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built site, and the folder of its data. */
    site: { address: string; data: string };
  }
}

/** Starts the built site for the tests of all browsers. */
export default async function website({ provide }: TestProject): Promise<() => Promise<void>> {
  const data = mkdtempSync(join(tmpdir(), 'kayalink-browsers-'));
  const server = await startServer({ ...NOTHING_SET, DATA_DIR: data });
  provide('site', { address: server.address, data });
  return async () => {
    await server.stop();
    rmSync(data, { recursive: true });
  };
}
