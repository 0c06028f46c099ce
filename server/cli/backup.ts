import { existsSync } from 'node:fs';
import { backUp } from '../platform/backup/backup.ts';
import { canEncrypt } from '../platform/backup/encrypted-file.ts';
import { CommandError } from '../platform/errors.ts';
import { type Answer, type Call, databaseCommand, ONLY } from './framework/command.ts';
import { leftOutText, progress, rowsText, runAsMain } from './framework/terminal.ts';

const NOT_ENCRYPTED =
  'It is NOT ENCRYPTED: anyone who has it reads every enquiry. Set BACKUP_RECIPIENTS (docs/operations.md).';

/** No such folder, one of somebody else, a disk that takes nothing. */
const NO_PLACE = ['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS'];

export const run = databaseCommand('backup', {
  [ONLY]: {
    takes: ['FILE'],
    says: 'Writes all enquiries, subscribers and trips to a new file, while the site runs. It holds personal data and the secret of links: keep it safe.',
    run: write,
  },
});

await runAsMain(import.meta, run);

async function write({ storage, config, words: [file = ''], terminal }: Call): Promise<Answer> {
  if (existsSync(file)) throw new CommandError(`${file} exists; name a new file.`);
  const shown = progress(terminal.err, 'parts');
  const copied = await backUp({ storage, ...config }, file, shown.report).catch((error: unknown) => {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw NO_PLACE.includes(code)
      ? new CommandError(
          `${file} cannot be written (${code}): make its folder, and let it belong to this user.`,
        )
      : error;
  });
  shown.done();
  const encrypted = canEncrypt(config.backupKeys);
  const text = [
    `In ${file}: ${rowsText(copied)}. To get them back: npm run restore -- ${file}`,
    ...leftOutText(copied),
    encrypted ? 'It is encrypted.' : NOT_ENCRYPTED,
  ].join('\n');
  return { text, data: { ...copied.rows, leftOut: copied.leftOut, encrypted } };
}
