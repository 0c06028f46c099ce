import { existsSync } from 'node:fs';
import { backUp } from '../storage/backup.ts';
import { type Answer, type Call, CommandError, ONLY, runCommand } from './command.ts';
import { progress } from './progress.ts';
import { rowsText } from './rows-text.ts';

await runCommand('backup', {
  [ONLY]: {
    takes: ['FILE'],
    says: 'Writes all enquiries, subscribers and trips to a new file, while the site runs. It holds personal data and the secret of links: keep it safe.',
    run,
  },
});

async function run({ storage, config, words: [file = ''] }: Call): Promise<Answer> {
  if (existsSync(file)) throw new CommandError(`${file} exists; name a new file.`);
  const shown = progress('parts');
  const data = await backUp({ storage, ...config }, file, shown.report);
  shown.done();
  return { text: `${rowsText(data)} are in ${file}. To get them back: npm run restore -- ${file}`, data };
}
