import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeFileDurably } from '../../durable-file.ts';
import { StorageFault } from '../error-messages.ts';
import { DATABASE_FILE, type DatabasePlace, isDatabaseMissing, nameOfDatabase } from './presence.ts';

/** Lies in every data folder that the site has used, and so not in the bare place where a volume should be mounted. */
export const MARKER = '.kayalink';

const MARKER_TEXT =
  'The site has used this folder. With DATA_VOLUME=on it works only where this file is: docs/operations.md\n';

/** A second line, where the folder has the database too. */
const WITH_DATABASE = `It keeps its enquiries in ${DATABASE_FILE}.\n`;

/** Which folder is meant, and whether it is a volume that somebody mounts. */
export interface DataPlace {
  dataDirectory: string;
  dataVolume: boolean;
}

/**
 * Refuses a data folder whose volume is not mounted: what is made in its place would be hidden, or lost, with the next mount.
 * @throws StorageFault
 */
export function requireVolume({ dataDirectory, dataVolume }: DataPlace): void {
  const marker = join(resolve(dataDirectory), MARKER);
  if (!dataVolume || existsSync(marker)) return;
  throw new StorageFault(
    `The volume of DATA_DIR is not mounted: there is no ${marker}. Mount it; if it is a new one, make the file once (touch ${marker}), or start once without DATA_VOLUME.`,
  );
}

/**
 * Refuses a data folder that a site has used and whose database is gone: an empty one in its place would hide the loss.
 * @throws StorageFault
 */
export function refuseLostDatabase(place: DatabasePlace): void {
  const marker = join(resolve(place.dataDirectory), MARKER);
  if (!isDatabaseMissing(place) || !textOf(marker).includes(WITH_DATABASE)) return;
  throw new StorageFault(
    `The site has used this DATA_DIR, and its database is gone: there is no ${nameOfDatabase(place)}. Restore the last backup (docs/operations.md, "Back up and restore"); to begin with an empty database on purpose, remove ${marker}.`,
  );
}

/** Marks a data folder as one that the site uses. */
export async function markVolume({ dataDirectory, databaseUrl }: DatabasePlace): Promise<void> {
  const marker = join(dataDirectory, MARKER);
  const text = databaseUrl ? MARKER_TEXT : MARKER_TEXT + WITH_DATABASE;
  if (textOf(marker) !== text) await writeFileDurably(marker, Buffer.from(text));
}

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
