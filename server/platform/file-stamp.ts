import { stat } from 'node:fs/promises';

/** What tells one save of a file from the next: time of the last change of any kind to the nanosecond, number of the file, size. Nothing where there is no file. */
export async function stampOf(path: string): Promise<string | undefined> {
  const found = await stat(path, { bigint: true }).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  return [found.dev, found.ino, found.size, found.mtimeNs, found.ctimeNs].join(' ');
}
