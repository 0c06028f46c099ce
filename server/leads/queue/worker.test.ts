import { expect, test } from 'vitest';
import type { LeadRow } from '../../platform/database/tables.ts';
import type { Allowances, Drawn } from '../../platform/limits/allowances.ts';
import { drawFairPlace } from './worker.ts';

const lead = { kind: 'contact', created_at: '2026-11-24T08:00:00.000Z' } as LeadRow;

/** The turn of a lead whose sender and network have so long to wait, or are refused. */
function turnAfter(sender: Drawn, network: Drawn): number {
  const drawn: Record<string, Drawn> = { sender, network };
  const allowances = { draw: (key: string) => drawn[key] } as unknown as Allowances;
  return Date.parse(drawFairPlace(allowances, ['sender', 'network'], lead));
}

test('a lead comes later the more its sender or its network has sent, by the longer of the two', () => {
  const atOnce = turnAfter({ waitMs: 0 }, { waitMs: 0 });
  expect(turnAfter({ waitMs: 20_000 }, { waitMs: 0 }) - atOnce).toBe(20_000);
  expect(turnAfter({ waitMs: 20_000 }, { waitMs: 90_000 }) - atOnce).toBe(90_000);
  expect(turnAfter({ refusedForMs: 1 }, { waitMs: 0 }) - atOnce).toBe(24 * 60 * 60 * 1000);
});
