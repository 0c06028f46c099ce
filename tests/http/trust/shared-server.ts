import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type ServerProcess, spawnServer } from '#tests/support/process.ts';

/**
 * One running site for all tests of a file.
 * @returns its process, once the tests run
 */
export function sharedServer(environment: Record<string, string> = {}): () => ServerProcess {
  let server: ServerProcess | undefined;
  const directory = mkdtempSync(join(tmpdir(), 'kayalink-'));
  beforeAll(async () => {
    server = spawnServer({ DATA_DIR: directory, ...environment });
    await server.address;
  });
  afterAll(async () => {
    server?.child.kill('SIGKILL');
    await server?.ended;
    rmSync(directory, { recursive: true, force: true });
  });
  return () => {
    if (!server) throw new Error('The tests do not run yet');
    return server;
  };
}
