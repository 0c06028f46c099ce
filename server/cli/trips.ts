import { z } from 'zod';
import { DEFAULT_TONNAGE } from '#domain/price/tonnage.ts';
import { lagosSortedTime } from '#domain/shared/dates.ts';
import { CommandError } from '../platform/errors.ts';
import { readTable } from '../platform/spreadsheets/read-table.ts';
import { parseTrips, TRIP_COLUMNS, type TripColumn } from '../price/trips/csv.ts';
import { type TripFilter, TripStore } from '../price/trips/trip-store.ts';
import { type Answer, type Call, databaseCommand, type Options, UsageError } from './framework/command.ts';
import { counted, cutNote, progress, runAsMain, table } from './framework/terminal.ts';
import { readLimit } from './leads/texts.ts';
import { readSpreadsheet, writeSpreadsheet } from './price/spreadsheet.ts';

const day = z.iso.date('write a day like 2026-11-01');
const options = z.object({ since: day.optional(), until: day.optional(), find: z.string().optional() });

/** Reads which trips an operator means. @throws UsageError */
function readTripFilter(given: Options): TripFilter {
  const { data, error } = options.safeParse(given);
  if (data) return data;
  throw new UsageError(error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n'));
}

/** As many as one looks through on a screen. */
const LIST_LENGTH = 50;
const SAID = { import: 'import', remove: 'removal' };

export const run = databaseCommand('trips', {
  import: {
    takes: ['FILE'],
    says: `Records trips by waybill, from a workbook (.xlsx) or CSV file with the columns ${TRIP_COLUMNS.join(', ')}. A file with an error changes nothing.`,
    needs: 'nothing',
    run: importFile,
  },
  template: {
    takes: ['FILE'],
    says: 'Writes a new file (.xlsx or .csv) with the columns alone, to be filled in and imported.',
    needs: 'nothing',
    run: template,
  },
  list: {
    options: {
      since: { takes: 'DAY', says: 'only trips that ended on this day or later, like 2026-11-01' },
      until: { takes: 'DAY', says: 'only trips that ended up to this day, and on it' },
      find: { takes: 'WORDS', says: 'only trips with these in waybill, origin or destination' },
      limit: { takes: 'COUNT', says: `how many at most, ${LIST_LENGTH} if not said` },
    },
    says: 'Lists the trips that ended last.',
    needs: 'tables',
    run: list,
  },
  remove: {
    takes: ['WAYBILL'],
    says: 'Removes one trip, for example after a mistake in its waybill. To correct a figure, import the trip again.',
    needs: 'tables',
    run: remove,
  },
  undo: {
    says: 'Takes the latest import or removal back; again, the one before it, up to twenty.',
    needs: 'tables',
    run: undo,
  },
  total: {
    says: 'Prints the tonnes of all trips, as the home page shows them.',
    needs: 'tables',
    run: total,
  },
});

async function importFile(call: Call): Promise<Answer> {
  const { trips, notes } = await readTrips(call.words[0] ?? '');
  const shown = progress(call.terminal.err, 'trips', trips.length);
  const result = await new TripStore(call.storage.db).import(trips, shown.report);
  shown.done();
  const { added, changed, unchanged } = result;
  const { text, data } = await total(call);
  const back = added + changed > 0 ? ' To take it back: npm run trips -- undo' : '';
  return {
    text: [...notes, `${added} added, ${changed} changed, ${unchanged} unchanged.${back}`, text].join('\n'),
    data: { ...result, notes, ...data },
  };
}

async function template({ words: [file = ''] }: Call): Promise<Answer> {
  await writeSpreadsheet<TripColumn>(file, [], TRIP_COLUMNS);
  return {
    text: `The template is in ${file}. Fill it in, then: npm run trips -- import ${file}`,
    data: { file },
  };
}

async function list({ storage, options }: Call): Promise<Answer> {
  const store = new TripStore(storage.db);
  const filter = readTripFilter(options);
  const trips = await store.list(readLimit(options, LIST_LENGTH), filter);
  if (trips.length === 0) return { text: 'There is no such trip.', data: trips };
  const rows = trips.map(({ tonnes, ...trip }) => [
    trip.waybill,
    trip.completed_on,
    String(tonnes),
    trip.origin,
    trip.destination,
  ]);
  const head = ['Waybill', 'Ended', 'Tonnes', 'Origin', 'Destination'];
  return { text: table(head, rows) + cutNote(trips.length, await store.count(filter)), data: trips };
}

async function remove(call: Call): Promise<Answer> {
  const [waybill = ''] = call.words;
  const removed = await new TripStore(call.storage.db).remove(waybill);
  if (!removed) throw new CommandError(`No trip has the waybill ${waybill}. See: npm run trips -- list`);
  const { completed_on, tonnes, origin, destination } = removed;
  const what = `${waybill}, ${completed_on}, ${tonnes} tonnes, ${origin} to ${destination}`;
  const { text, data } = await total(call);
  return { text: `Removed: ${what}. Back: npm run trips -- undo\n${text}`, data: { removed, ...data } };
}

async function undo(call: Call): Promise<Answer> {
  const taken = await new TripStore(call.storage.db).undo();
  if (!taken) throw new CommandError('There is no import or removal to take back.');
  const { what, at, removed, restored } = taken;
  const { text, data } = await total(call);
  const did = `${counted(removed, 'trip')} removed, ${restored} as before`;
  return {
    text: `Taken back: the ${SAID[what]} of ${lagosSortedTime(at)}: ${did}.\n${text}`,
    data: { ...taken, ...data },
  };
}

async function total({ storage }: Pick<Call, 'storage'>) {
  const tonnes = await new TripStore(storage.db).totalTonnes();
  const text =
    tonnes === undefined
      ? `No trip is recorded yet; the home page shows the sample figure of ${DEFAULT_TONNAGE} tonnes.`
      : `${tonnes} tonnes in all.`;
  return { text, data: { tonnes: tonnes ?? null } };
}

const readTrips = (file: string) =>
  readSpreadsheet(file, async () => {
    const table = await readTable(file, TRIP_COLUMNS);
    return { trips: parseTrips(table), notes: table.notes };
  });

await runAsMain(import.meta, run);
