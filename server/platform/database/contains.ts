import { type RawBuilder, sql } from 'kysely';

/** Characters that `like` takes for more than themselves. */
const WILD = /[\\%_]/g;

/** Whether one of some columns holds what was typed, in any case of letters (of SQLite, those of ASCII). */
export function contains(columns: string[], typed: string): RawBuilder<boolean> {
  const pattern = `%${typed.toLowerCase().replace(WILD, '\\$&')}%`;
  const each = columns.map((column) => sql`lower(${sql.ref(column)}) like ${pattern} escape '\\'`);
  return sql<boolean>`(${sql.join(each, sql` or `)})`;
}
