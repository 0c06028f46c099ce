import { open } from 'node:fs/promises';
import { PRIVATE_FILE } from '../../platform/durable-file.ts';
import { CommandError } from '../../platform/errors.ts';
import { BYTE_ORDER_MARK, csvText } from '../../platform/spreadsheets/write-table.ts';
import { type Answer, type Call, type Option, UsageError } from '../framework/command.ts';
import { progress, type Terminal } from '../framework/terminal.ts';

/** Values by column, the same columns in each row. */
export type Row = Record<string, string | number | null>;

/** The options of an export. */
export const EXPORT_OPTIONS: Record<string, Option> = {
  format: { takes: 'csv|jsonl', says: 'csv for a spreadsheet (the default), jsonl for a program' },
  out: { takes: 'FILE', says: 'a new file for its owner only; without it, all is printed' },
};

/**
 * Writes rows as the options say.
 * @param columns in the order of the file
 * @throws UsageError, and CommandError when the file exists or cannot be made
 */
export async function exportRows(
  what: string,
  columns: string[],
  pages: AsyncIterable<Row[]>,
  total: number,
  { options, terminal }: Pick<Call, 'options' | 'terminal'>,
): Promise<Answer> {
  const format = options['format'] ?? 'csv';
  if (format !== 'csv' && format !== 'jsonl') throw new UsageError('--format: write csv or jsonl');
  const file = options['out'] === undefined ? undefined : String(options['out']);
  const sink = await openSink(file, terminal);
  const shown = progress(terminal.err, what, total);
  let count = 0;
  try {
    if (format === 'csv')
      await sink.write((file ? BYTE_ORDER_MARK : '') + csvText([], columns, { header: true }));
    for await (const rows of pages) {
      await sink.write(
        format === 'csv'
          ? csvText(rows, columns, { header: false })
          : rows.map((row) => `${JSON.stringify(row)}\n`).join(''),
      );
      count += rows.length;
      shown.report(count);
    }
  } finally {
    shown.done();
    await sink.close();
  }
  return {
    text: file ? `${count} ${what} written to ${file}.` : '',
    data: file ? { count, file } : undefined,
  };
}

async function openSink(file: string | undefined, { out }: Terminal) {
  if (file === undefined) {
    return {
      write: (text: string) => new Promise<void>((resolve) => void out.write(text, resolve)),
      close: async () => {},
    };
  }
  const handle = await open(file, 'wx', PRIVATE_FILE).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(
      error.code === 'EEXIST'
        ? `${file} exists; name a new file.`
        : `The file cannot be made: ${error.message}`,
    );
  });
  return { write: (text: string) => handle.appendFile(text), close: () => handle.close() };
}
