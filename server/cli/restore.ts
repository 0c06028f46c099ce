import { BackupError, restore } from '../platform/backup/backup.ts';
import { CommandError } from '../platform/errors.ts';
import { type Answer, type Call, databaseCommand, ONLY } from './framework/command.ts';
import { leftOutText, progress, rowsText, runAsMain } from './framework/terminal.ts';

export const run = databaseCommand('restore', {
  [ONLY]: {
    takes: ['FILE'],
    says: 'Fills an empty database with a backup; also brings a SQLite file into PostgreSQL. Stop the site before, start it after.',
    needs: 'nothing',
    run: fill,
  },
});

await runAsMain(import.meta, run);

async function fill({ storage, config, words: [file = ''], terminal }: Call): Promise<Answer> {
  const shown = progress(terminal.err, 'rows');
  const copied = await restore(file, storage, config.backupKeys, shown.report).catch((error: unknown) => {
    throw error instanceof BackupError ? new CommandError(error.message) : error;
  });
  shown.done();
  const text = [`Restored: ${rowsText(copied)}.`, ...leftOutText(copied)].join('\n');
  return { text, data: { ...copied.rows, leftOut: copied.leftOut } };
}
