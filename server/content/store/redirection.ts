import { GONE, type Redirects } from '#domain/pages/redirects.ts';
import type { MovedAddresses } from './redirects.ts';
import type { Replica } from './replica/replica.ts';

/** The noticed moves of entries. */
export type NoticedMoves = Pick<MovedAddresses, 'target'>;

/** Longest way from an old address to the one of now; a longer one is a circle. */
const MOST_STEPS = 10;

/**
 * Follows an old address: by the file of redirects, by what entries say of themselves, by what was noticed.
 * @returns the address of now or `GONE`; nothing when the address has an entry, or leads nowhere
 */
export function followed(
  path: string,
  redirects: Redirects,
  replica: Replica,
  noticed: NoticedMoves | undefined,
): string | undefined {
  let at = path;
  let isWritten = false;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const written = Object.hasOwn(redirects, at) ? redirects[at] : undefined;
    if (written === undefined && replica.read((reader) => reader.isEntry(at)))
      return at === path ? undefined : at;
    const next = written ?? replica.read((reader) => reader.formerly(at)) ?? noticed?.target(at);
    if (next === GONE) return GONE;
    // Only the file may lead to what is no entry, like a page.
    if (next === undefined) return isWritten ? at : undefined;
    isWritten = written !== undefined;
    at = next;
  }
  return undefined;
}
