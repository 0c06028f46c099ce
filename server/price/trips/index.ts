import { join } from 'node:path';
import type { Storage } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log.ts';
import { openProductTonnage } from './product-tonnage.ts';
import { TripStore } from './trip-store.ts';

/** Where the last figure of the company's own API is kept, below the data directory. */
const LAST_FIGURE = 'tonnage.txt';

/** The source of the tonnage on the home page. */
export type Tonnage = Pick<TripStore, 'totalTonnes'>;

/** Opens the source of the tonnage: the company's own API where it is configured, otherwise the recorded trips. */
export async function openTonnage(
  { productApiUrl, dataDirectory }: { productApiUrl?: string; dataDirectory: string },
  { db }: Storage,
  log: Log,
): Promise<Tonnage> {
  if (!productApiUrl) return new TripStore(db);
  return openProductTonnage({ apiUrl: productApiUrl, file: join(dataDirectory, LAST_FIGURE), log });
}
