import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SiteEntry } from '../../entries/site-entry.ts';
import type { EntryWriter } from '../../store/replica/entry-writer.ts';
import type { Replica, Token } from '../../store/replica/replica.ts';
import type { EntryChange } from './folder-reader.ts';

/**
 * Makes a replica as a folder is, a few entries at a time: between them, visitors are served. What is gone goes first, so that an
 * entry that was renamed is known again.
 */
export async function applyChange(replica: Replica, change: EntryChange): Promise<void> {
  const { isWhole, token, entries, done } = change;
  if (isWhole)
    await replica.replace(async (writer) => {
      for await (const stretch of entries) {
        putAll(writer, stretch);
        await nextTurn();
      }
      return token;
    });
  else await changeSome(replica, change);
  await done();
}

async function changeSome(replica: Replica, { token, removed, entries }: EntryChange): Promise<void> {
  const before = replica.token();
  const gone = [...removed];
  let held: SiteEntry[] = [];
  const write = (as: Token) =>
    replica.change((writer) => {
      for (const address of gone.splice(0)) writer.remove(address);
      putAll(writer, held);
      return as;
    });
  for await (const stretch of entries) {
    if (held.length > 0) {
      write(before);
      await nextTurn();
    }
    held = stretch;
  }
  // The last ones come together with the token, so that one save is one change.
  if (held.length > 0 || gone.length > 0 || token !== before) write(token);
}

function putAll(writer: EntryWriter, entries: SiteEntry[]): void {
  for (const entry of entries) writer.put(entry);
}
