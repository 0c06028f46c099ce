import type { ServerResponse } from 'node:http';
import { answer, fail } from './query.ts';
import type { Space } from './space.ts';

const MOST = 1000;
const USUAL = 100;

/** The content of a sync token: where the next page or the next sync goes on. */
interface Position {
  /** The change up to which the client knows everything. */
  since: number;
  /** The change that this sync leads to. */
  until: number;
  /** How many items of this sync the client has. */
  offset: number;
  limit: number;
  initial: boolean;
}

export interface SyncRules {
  /** Tokens of an earlier one have expired. */
  generation: number;
  /** Items that fit into an answer. */
  largest: number;
}

/**
 * Answers the sync endpoint: pages of at most 1,000 items with `nextPageUrl`, `nextSyncUrl` on the last one, deletions
 * in later syncs only.
 * @see https://www.contentful.com/developers/docs/references/content-delivery-api/#/reference/synchronization
 */
export function answerSync(
  response: ServerResponse,
  url: URL,
  space: Space,
  { generation, largest }: SyncRules,
): ServerResponse {
  const token = url.searchParams.get('sync_token');
  if (token !== null && [...url.searchParams.keys()].length > 1)
    return fail(
      response,
      400,
      'BadRequest',
      'When passing a sync token you can not pass any other parameters.',
    );
  if (token === null && url.searchParams.get('initial') !== 'true')
    return fail(response, 400, 'BadRequest', 'Either initial or sync_token is required.');
  const position = token === null ? begin(url, space) : read(token, generation, space);
  if (!position) return fail(response, 400, 'BadRequest', 'The sync token is invalid.');

  const { offset, limit, until } = position;
  const all = itemsOf(space, position);
  if (Math.min(all.length - offset, limit) > largest)
    return fail(
      response,
      400,
      'BadRequest',
      'Response size too big. Maximum allowed response size: 7340032B.',
    );
  const next: Position =
    offset + limit < all.length
      ? { ...position, offset: offset + limit }
      : { since: until, until, offset: 0, limit, initial: false };
  const address = `${url.origin}${url.pathname}?sync_token=${write(next, generation)}`;
  return answer(response, 200, {
    sys: { type: 'Array' },
    items: all.slice(offset, offset + limit),
    [next.offset > 0 ? 'nextPageUrl' : 'nextSyncUrl']: address,
  });
}

function begin(url: URL, { changes }: Space): Position {
  const limit = Math.min(Number(url.searchParams.get('limit') ?? USUAL), MOST);
  return { since: 0, until: changes, offset: 0, limit, initial: true };
}

function itemsOf(space: Space, { initial, since }: Position): object[] {
  return initial ? space.published() : space.changedSince(since);
}

function write(position: Position, generation: number): string {
  const until = position.offset === 0 ? undefined : position.until;
  return Buffer.from(JSON.stringify({ ...position, until, generation })).toString('base64url');
}

function read(token: string, generation: number, { changes }: Space): Position | undefined {
  try {
    const read = JSON.parse(Buffer.from(token, 'base64url').toString());
    return read.generation === generation ? { until: changes, ...read } : undefined;
  } catch {
    return undefined;
  }
}
