import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from '../../../../tests/support/cli.ts';
import { makePostgresDatabase } from '../../../../tests/support/databases.ts';
import { startServer, temporaryDirectory } from '../../../../tests/support/process.ts';
import { POSTGRES_NOTE } from './data-folder.ts';

const LIMIT_MS = 120_000;

test(
  'a site that has moved to PostgreSQL does not return to a file because its address was forgotten',
  async () => {
    const DATA_DIR = temporaryDirectory();
    const DATABASE_URL = await makePostgresDatabase();
    const moved = startServer({ DATA_DIR, DATABASE_URL });
    await moved.address;
    moved.child.kill('SIGTERM');
    await moved.ended;
    const note = join(DATA_DIR, POSTGRES_NOTE);
    const { host, pathname, password } = new URL(DATABASE_URL);
    expect(readFileSync(note, 'utf8')).toBe(`postgres://${host}${pathname}\n`);
    if (password) expect(readFileSync(note, 'utf8')).not.toContain(password);

    const said = `DATABASE_URL is not set, and the site of this DATA_DIR keeps its enquiries in postgres://${host}${pathname}.`;
    const forgotten = startServer({ DATA_DIR });
    expect(await forgotten.ended).toBe(1);
    expect(forgotten.printed()).toContain(said);
    const environment = { DATA_DIR, DATABASE_URL: '' };
    const command = await runCli('leads', { environment, open: () => Promise.reject(new Error()) }, 'stats');
    expect(command).toMatchObject({ code: 1, out: '', errors: expect.stringContaining(said) });

    rmSync(note);
    await startServer({ DATA_DIR }).address;
  },
  LIMIT_MS,
);
