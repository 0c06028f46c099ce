import { readFile } from 'node:fs/promises';
import { DEFAULT_TONNAGE } from '#domain/tonnage.ts';
import type { Storage } from '../storage/index.ts';
import { parseTrips, TRIP_COLUMNS, TripsFileError } from '../trips/csv.ts';
import { TripStore } from '../trips/trip-store.ts';
import { CommandError, runCommand } from './command.ts';

await runCommand('trips', {
  import: {
    takes: ['FILE.csv'],
    says: `Records trips by waybill, from the columns ${TRIP_COLUMNS.join(', ')}. A file with a fault changes nothing.`,
    run: importFile,
  },
  total: {
    takes: [],
    says: 'Prints the tonnes of all trips, as the home page shows them.',
    run: total,
  },
});

async function importFile(storage: Storage, file: string): Promise<string> {
  const trips = await readTrips(file);
  const { added, changed, unchanged } = await new TripStore(storage.db).import(trips);
  return `${added} added, ${changed} changed, ${unchanged} unchanged.\n${await total(storage)}`;
}

async function total({ db }: Storage): Promise<string> {
  const tonnes = await new TripStore(db).totalTonnes();
  return tonnes === undefined
    ? `No trip is recorded yet; the site shows ${DEFAULT_TONNAGE} tonnes.`
    : `${tonnes} tonnes in all.`;
}

async function readTrips(file: string) {
  const csv = await readFile(file, 'utf8').catch((error: Error) => {
    throw new CommandError(`The file cannot be read: ${error.message}`);
  });
  try {
    return parseTrips(csv);
  } catch (error) {
    if (!(error instanceof TripsFileError)) throw error;
    throw new CommandError(`Nothing was imported. Put right in ${file}:\n${error.message}`);
  }
}
