import { readFile } from 'node:fs/promises';
import { CsvFileError } from '../csv/csv-rows.ts';
import { parseTrips, TRIP_COLUMNS } from '../trips/csv.ts';
import { TripStore } from '../trips/trip-store.ts';
import { type Answer, type Call, CommandError, runCommand } from './command.ts';
import { progress } from './progress.ts';

await runCommand('trips', {
  import: {
    takes: ['FILE.csv'],
    says: `Records trips by waybill, from the columns ${TRIP_COLUMNS.join(', ')}. A file with a fault changes nothing.`,
    needs: 'nothing',
    run: importFile,
  },
  total: {
    says: 'Prints the tonnes of all trips, as the home page shows them.',
    needs: 'tables',
    run: total,
  },
});

async function importFile(call: Call): Promise<Answer> {
  const trips = await readTrips(call.words[0] ?? '');
  const shown = progress('trips', trips.length);
  const result = await new TripStore(call.storage.db).import(trips, shown.report);
  shown.done();
  const { added, changed, unchanged } = result;
  const { text, data } = await total(call);
  return {
    text: `${added} added, ${changed} changed, ${unchanged} unchanged.\n${text}`,
    data: { ...result, ...data },
  };
}

async function total({ storage }: Pick<Call, 'storage'>) {
  const tonnes = await new TripStore(storage.db).totalTonnes();
  const text =
    tonnes === undefined
      ? 'No trip is recorded yet; the home page claims no tonnage.'
      : `${tonnes} tonnes in all.`;
  return { text, data: { tonnes: tonnes ?? null } };
}

async function readTrips(file: string) {
  const csv = await readFile(file, 'utf8').catch((error: Error) => {
    throw new CommandError(`The file cannot be read: ${error.message}`);
  });
  try {
    return parseTrips(csv);
  } catch (error) {
    if (!(error instanceof CsvFileError)) throw error;
    throw new CommandError(`Nothing was imported. Put right in ${file}:\n${error.message}`);
  }
}
