import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { DEFAULT_TONNAGE } from '#domain/price/tonnage.ts';
import type { TripStore } from '../../price/trips/trip-store.ts';
import { Unavailable } from '../hooks/unavailable.ts';

/** Every visit of the home page asks for the sum, which reads all trips: once in this time, in ms, is asked of the storage. */
const FRESH_MS = 1000;

/** A line in the log for each visit of the home page would say nothing, and the answer is shorter than any that is compressed. */
const OPTIONS = { logLevel: 'warn', compress: false } as const;

/**
 * `GET /api/trips-total-tonnage` answers `{"data": <tonnes>}` (specification, section 7). While no trip is recorded it
 * answers DEFAULT_TONNAGE, the figure of the specification, which `check:launch` names as a sample.
 */
export function addTonnage(app: FastifyInstance, trips: Pick<TripStore, 'totalTonnes'>): void {
  const answers = new LRUCache<'total', { data: number }>({
    max: 1,
    ttl: FRESH_MS,
    fetchMethod: async () => ({ data: (await trips.totalTonnes()) ?? DEFAULT_TONNAGE }),
  });
  app.get('/api/trips-total-tonnage', OPTIONS, async (_request, reply) => {
    const answer = await answers.fetch('total').catch((cause) => {
      throw new Unavailable(cause);
    });
    return reply.header('cache-control', 'no-cache').send(answer);
  });
}
