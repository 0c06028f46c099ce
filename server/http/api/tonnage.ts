import type { FastifyInstance } from 'fastify';
import { DEFAULT_TONNAGE } from '#domain/tonnage.ts';
import type { TripStore } from '../../trips/trip-store.ts';
import { Unavailable } from './unavailable.ts';

/**
 * `GET /api/trips-total-tonnage` answers `{"data": <tonnes>}` (specification, section 7). While no trip is recorded it
 * answers DEFAULT_TONNAGE, the figure of the specification, and says with `recorded: false` that no trip stands behind it.
 */
export function addTonnage(app: FastifyInstance, trips: Pick<TripStore, 'totalTonnes'>): void {
  app.get('/api/trips-total-tonnage', async (_request, reply) => {
    const recorded = await trips.totalTonnes().catch((cause) => {
      throw new Unavailable(cause);
    });
    const answer = recorded === undefined ? { data: DEFAULT_TONNAGE, recorded: false } : { data: recorded };
    return reply.header('cache-control', 'no-cache').send(answer);
  });
}
