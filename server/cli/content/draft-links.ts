import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lagosSortedTime } from '#domain/shared/dates.ts';
import type { Config } from '../../config/config.ts';
import { draftLink, secretSigner } from '../../content/preview/preview.ts';
import { requireVolume } from '../../platform/database/files/data-folder.ts';
import { DATABASE_FILE } from '../../platform/database/files/presence.ts';
import { openStorage } from '../../platform/database/index.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a link works where nothing else is said, in days. */
export const USUAL_DAYS = 7;

/**
 * The link to a file, signed by the secret that the site shares, otherwise by the keys of its database.
 * @param until when the link ends, in ms since 1970
 */
export async function signedLink(config: Config, file: string, until: number): Promise<string> {
  const { dataDirectory, databaseUrl, siteUrl, draftLinkSecret } = config;
  if (draftLinkSecret !== undefined) return draftLink(secretSigner(draftLinkSecret), siteUrl, file, until);
  requireVolume(config);
  const storage = await openStorage(dataDirectory, databaseUrl, 'tables');
  try {
    return draftLink(storage.keys, siteUrl, file, until);
  } finally {
    await storage.close();
  }
}

/** @returns nothing where this machine has neither the secret nor the database of a site, whose links it could sign */
export function draftLinks(config: Config) {
  const { dataDirectory, databaseUrl, draftLinkSecret } = config;
  const hasKeys = databaseUrl !== undefined || existsSync(join(dataDirectory, DATABASE_FILE));
  if (draftLinkSecret === undefined && !hasKeys) return undefined;
  return async (file: string) => {
    const until = Date.now() + USUAL_DAYS * DAY_MS;
    const link = await signedLink(config, file, until);
    return { link, until: lagosSortedTime(new Date(until).toISOString()) };
  };
}
