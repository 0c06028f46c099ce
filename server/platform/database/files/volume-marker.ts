import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeFileDurably } from '../../durable-file.ts';
import { StorageFault } from '../error-messages.ts';

/** Lies in every data folder that the site has used, and so not in the bare place where a volume should be mounted. */
export const MARKER = '.kayalink';

const MARKER_TEXT =
  'The site has used this folder. With DATA_VOLUME=on it works only where this file is: docs/operations.md\n';

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

/** Marks a data folder as one that the site uses. */
export async function markVolume({ dataDirectory }: Pick<DataPlace, 'dataDirectory'>): Promise<void> {
  const marker = join(dataDirectory, MARKER);
  if (!existsSync(marker)) await writeFileDurably(marker, Buffer.from(MARKER_TEXT));
}
