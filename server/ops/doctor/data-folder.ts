import { constants, existsSync, statSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Config } from '../../config/config.ts';
import { remedyOf } from '../../platform/database/error-messages.ts';
import { refuseForgottenPostgres } from '../../platform/database/files/last-database.ts';
import { requireVolume } from '../../platform/database/files/volume-marker.ts';
import type { Check } from './check.ts';

const ROOT = 0;

/** Whether the site can write its folder, as the user that looks; makes nothing. */
export function dataFolderCheck(config: Pick<Config, 'dataDirectory' | 'dataVolume'>): Check {
  const folder = resolve(config.dataDirectory);
  return {
    name: 'Data folder',
    remedy: `make ${folder} writable for the user that runs the site, and run the doctor as that user`,
    remedyFor: remedyOf,
    look: async () => {
      requireVolume(config);
      refuseForgottenPostgres(config);
      const nearest = nearestFolder(folder);
      await access(nearest, constants.R_OK | constants.W_OK | constants.X_OK);
      if (nearest !== folder) return `${folder} is made at the first start`;
      const owner = statSync(folder).uid;
      // Root may write everywhere, which says nothing of the user that runs the site.
      if (process.getuid?.() === ROOT && owner !== ROOT)
        throw new Error(
          `${folder} belongs to user ${owner}, and this is root: run the doctor as user ${owner}`,
        );
      return `${folder} is writable for ${process.getuid ? `user ${process.getuid()}` : 'this user'}`;
    },
  };
}

function nearestFolder(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearestFolder(dirname(folder));
}
