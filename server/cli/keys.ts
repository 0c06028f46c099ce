import { lagosSortedTime } from '#domain/shared/dates.ts';
import { addLinkKey, endLinkKeysBefore, type LinkKey, linkKeys } from '../platform/database/key-rows.ts';
import { signingKey, TAKES_OVER_AFTER_MS } from '../platform/database/keys.ts';
import { CommandError } from '../platform/errors.ts';
import { type Answer, type Call, databaseCommand } from './framework/command.ts';
import { runAsMain, table } from './framework/terminal.ts';

const SECONDS = TAKES_OVER_AFTER_MS / 1000;

export const run = databaseCommand('keys', {
  list: {
    says: 'Lists the keys that sign the links of e-mails. The keys themselves are not shown.',
    needs: 'tables',
    run: list,
  },
  rotate: {
    says: `Makes a new key, which signs ${SECONDS} seconds later. Links of the key before it still open; those of older keys end.`,
    needs: 'tables',
    run: rotate,
  },
  end: {
    says: 'Revokes every key but the newest, when somebody else may know one: links in e-mails sent before stop working within seconds.',
    needs: 'tables',
    run: end,
  },
});

await runAsMain(import.meta, run);

async function list({ storage }: Call): Promise<Answer> {
  const keys = await linkKeys(storage.db);
  const signing = signingKey(keys, Date.now()).number;
  const data = keys.map(({ number, madeAt }) => ({ number, madeAt, use: useOf(number, signing) }));
  const rows = data.map(({ number, madeAt, use }) => [
    String(number),
    madeAt ? lagosSortedTime(madeAt) : 'unknown',
    use,
  ]);
  return { text: table(['Key', 'Made', 'Use'], rows), data };
}

function useOf(number: number, signing: number): string {
  if (number === signing) return 'signs';
  return number > signing ? 'takes over soon' : 'opens links of before';
}

async function rotate({ storage }: Call): Promise<Answer> {
  const keys = await storage.db.transaction().execute(async (transaction) => {
    refuseHaste(await linkKeys(transaction));
    await addLinkKey(transaction, new Date().toISOString());
    return linkKeys(transaction);
  });
  const newest = keys.at(-1)?.number;
  return {
    text: `Key ${newest} signs in ${SECONDS} seconds, when every process of the site knows it. Links of the key before still open.`,
    data: { newest, valid: keys.map(({ number }) => number) },
  };
}

/** A key that is ended before it ever signed would end the one that does. @throws CommandError */
function refuseHaste(keys: LinkKey[]): void {
  const newest = keys.at(-1);
  if (newest && newest.number !== signingKey(keys, Date.now()).number)
    throw new CommandError(`Key ${newest.number} has not taken over yet. Wait ${SECONDS} seconds.`);
}

async function end({ storage }: Call): Promise<Answer> {
  const ended = await storage.db.transaction().execute(async (transaction) => {
    const keys = await linkKeys(transaction);
    await endLinkKeysBefore(transaction, keys.at(-1)?.number ?? 0);
    return keys.slice(0, -1).map(({ number }) => number);
  });
  const text = ended.length === 0 ? 'There is only one key.' : `Ended: key ${ended.join(' and key ')}.`;
  return { text, data: { ended } };
}
