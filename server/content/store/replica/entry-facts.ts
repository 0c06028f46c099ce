import type { DatabaseSync } from 'node:sqlite';

/** The facts of a replica about itself. */
export interface Facts {
  /** Fingerprint of all entries: the same entries have the same revision on every machine. */
  revision: string;
  /** The state that the source goes on from; absent when the source has none. */
  token?: string;
}

/** @returns nothing when the file has never been filled */
export function readFacts(database: DatabaseSync): Facts | undefined {
  const rows = database.prepare('select name, value from facts').all();
  const { revision, token } = Object.fromEntries(rows.map(({ name, value }) => [name, String(value)]));
  return revision === undefined ? undefined : { revision, ...(token !== undefined && { token }) };
}

export function writeFacts(database: DatabaseSync, { revision, token }: Facts): void {
  database.exec('delete from facts');
  const insert = database.prepare('insert into facts (name, value) values (?, ?)');
  insert.run('revision', revision);
  if (token !== undefined) insert.run('token', token);
}
