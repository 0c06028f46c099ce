import { expect, test } from '@playwright/test';
import { LATE, pressesFor } from '../../support/browser/presses.ts';
import { CONNECTIONS } from '../../support/browser/slow-connection.ts';

const TURNS = [0, 1, 2];
const KINDS = { way: 3, connection: CONNECTIONS.length, pace: 2 };

const pairsOf = (cells: [string, string][]) => new Set(cells.map((cell) => cell.join(' '))).size;

test('each action is tried in every way, over every line and at every pace', () => {
  for (const turn of TURNS)
    for (const [kind, count] of Object.entries(KINDS))
      expect(new Set(pressesFor(turn).map((press) => press[kind as keyof typeof KINDS])).size).toBe(count);
});

test('each action is tried in every way over each late line', () => {
  expect(LATE.map(({ latency }) => latency)).toEqual([300, 600]);
  for (const turn of TURNS) {
    const late = pressesFor(turn).filter(
      ({ connection, pace }) => LATE.includes(connection) && pace === 'fast',
    );
    const pairs = late.map(({ way, connection }): [string, string] => [way, `${connection.latency}`]);
    expect(pairsOf(pairs)).toBe(KINDS.way * LATE.length);
  }
});

test('three actions try every way over every line and at every pace', () => {
  const presses = TURNS.flatMap(pressesFor);
  expect(pairsOf(presses.map(({ way, connection }) => [way, `${connection.latency}`]))).toBe(
    KINDS.way * KINDS.connection,
  );
  expect(pairsOf(presses.map(({ way, pace }) => [way, pace]))).toBe(KINDS.way * KINDS.pace);
});
