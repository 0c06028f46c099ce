import { BackupError, restore } from '../storage/backup.ts';
import { type Answer, type Call, CommandError, ONLY, runCommand } from './command.ts';
import { progress } from './progress.ts';
import { leftOutText, rowsText } from './rows-text.ts';

await runCommand('restore', {
  [ONLY]: {
    takes: ['FILE'],
    says: 'Fills an empty database with a backup; also brings a SQLite file into PostgreSQL. Stop the site before, start it after.',
    needs: 'nothing',
    run,
  },
});

async function run({ storage, config, words: [file = ''] }: Call): Promise<Answer> {
  const shown = progress('rows');
  const copied = await restore(file, storage, config.backupKeys, shown.report).catch((error: unknown) => {
    throw error instanceof BackupError ? new CommandError(error.message) : error;
  });
  shown.done();
  const text = [`Restored: ${rowsText(copied)}.`, ...leftOutText(copied)].join('\n');
  return { text, data: { ...copied.rows, leftOut: copied.leftOut } };
}
