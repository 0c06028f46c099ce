import { CommandError } from '../../platform/errors.ts';
import { TableError } from '../../platform/spreadsheets/table.ts';
import { writeTable } from '../../platform/spreadsheets/write-table.ts';

/** Reads what a file holds. @throws CommandError with every error of the file, or why it cannot be read */
export async function readSpreadsheet<T>(file: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof TableError)
      throw new CommandError(`Nothing was imported. Fix these in ${file}:\n${error.message}`);
    if (error instanceof Error && 'syscall' in error)
      throw new CommandError(`The file cannot be read: ${error.message}`);
    throw error;
  }
}

/** Writes a table into a new file. @throws CommandError when the file exists or cannot be made */
export const writeSpreadsheet: typeof writeTable = (...table) =>
  writeTable(...table).catch((error: NodeJS.ErrnoException) => {
    const exists = error.code === 'EEXIST';
    throw new CommandError(
      exists ? `${table[0]} exists; name a new file.` : `The file cannot be made: ${error.message}`,
    );
  });
