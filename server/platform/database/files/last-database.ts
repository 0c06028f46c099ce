import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeFileDurably } from '../../durable-file.ts';
import { StorageFault } from '../error-messages.ts';
import { type DatabasePlace, nameOfDatabase } from './presence.ts';

/** Lies in a data folder whose site keeps its enquiries in a PostgreSQL, and names it. */
export const POSTGRES_NOTE = '.kayalink-postgres';

const noteIn = (dataDirectory: string) => join(resolve(dataDirectory), POSTGRES_NOTE);

/**
 * Refuses the SQLite file of a site that has moved to a PostgreSQL: whoever forgets DATABASE_URL would find the enquiries of before the
 * move, and lose new ones there.
 * @throws StorageFault
 */
export function refuseForgottenPostgres({ dataDirectory, databaseUrl }: DatabasePlace): void {
  const note = noteIn(dataDirectory);
  if (databaseUrl || !existsSync(note)) return;
  throw new StorageFault(
    `DATABASE_URL is not set, and the site of this DATA_DIR keeps its enquiries in ${readFileSync(note, 'utf8').trim()}. Set it; to go back to a file on purpose, remove ${note}.`,
  );
}

/** Notes that the site of a data folder works with a PostgreSQL; without its user and password. */
export async function notePostgres(place: DatabasePlace): Promise<void> {
  const note = noteIn(place.dataDirectory);
  const name = `${nameOfDatabase(place)}\n`;
  if (!place.databaseUrl || (existsSync(note) && readFileSync(note, 'utf8') === name)) return;
  await writeFileDurably(note, Buffer.from(name));
}
