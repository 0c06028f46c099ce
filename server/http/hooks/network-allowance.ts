import { LRUCache } from 'lru-cache';
import { networkOf } from '../../platform/network/addresses.ts';

const MINUTE = 60_000;
const NETWORKS_MAX = 5000;

/** Tells whether one network does something more often than so many times a minute. Many phones of one provider share an address. */
export function tooOften(most: number): (ip: string) => boolean {
  const counted = new LRUCache<string, number>({ max: NETWORKS_MAX, ttl: MINUTE, noUpdateTTL: true });
  return (ip) => {
    const network = networkOf(ip);
    const count = (counted.get(network) ?? 0) + 1;
    counted.set(network, count);
    return count > most;
  };
}
