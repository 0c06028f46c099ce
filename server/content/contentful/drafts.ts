import type { Log } from '../../http/log.ts';
import { Replica } from '../replica/replica.ts';
import { RawRows } from './raw-rows.ts';
import { ContentService, type ServiceAccess, type ServiceLimits } from './service.ts';
import { copyAll, type Ends } from './sync.ts';

/** An editor waits for the answer, so there is no point in trying for long. */
const LIMITS: ServiceLimits = { answerMs: 10_000, attempts: 2, pauseMs: 300, longestPauseMs: 3000 };

/**
 * All entries as editors have them just now, published or not, from the Preview API. They are copied whole each time, since
 * that API knows no deltas, and kept in memory apart from those that visitors see.
 */
export class Drafts {
  readonly replica = Replica.inMemory({ early: true });
  readonly #ends: Ends;
  #copying: Promise<void> | undefined;

  constructor(access: ServiceAccess, log: Log, siteUrl?: string) {
    const service = new ContentService(access, log, LIMITS);
    this.#ends = { service, rows: new RawRows(), replica: this.replica, log, siteUrl };
  }

  /**
   * Copies what there is now; who comes meanwhile waits for the same copy.
   * @throws ServiceFault
   */
  refresh(): Promise<void> {
    this.#copying ??= copyAll(this.#ends).finally(() => {
      this.#copying = undefined;
    });
    return this.#copying;
  }

  async close(): Promise<void> {
    this.#ends.service.close();
    await this.#copying?.catch(() => {});
    this.#ends.rows.close();
    this.replica.close();
  }
}
