import { expect, test } from '@playwright/test';
import { LATE, pressesFor } from '../../support/browser/presses.ts';
import { LINES } from '../../support/browser/slow-line.ts';

const TURNS = [0, 1, 2];
const KINDS = { way: 3, line: LINES.length, pace: 2 };

const pairsOf = (cells: [string, string][]) => new Set(cells.map((cell) => cell.join(' '))).size;

test('each action is tried in every way, over every line and at every pace', () => {
  for (const turn of TURNS)
    for (const [kind, count] of Object.entries(KINDS))
      expect(new Set(pressesFor(turn).map((press) => press[kind as keyof typeof KINDS])).size).toBe(count);
});

test('each action is tried in every way over each late line', () => {
  expect(LATE.map(({ latency }) => latency)).toEqual([300, 600]);
  for (const turn of TURNS) {
    const late = pressesFor(turn).filter(({ line, pace }) => LATE.includes(line) && pace === 'fast');
    const pairs = late.map(({ way, line }): [string, string] => [way, `${line.latency}`]);
    expect(pairsOf(pairs)).toBe(KINDS.way * LATE.length);
  }
});

test('three actions try every way over every line and at every pace', () => {
  const presses = TURNS.flatMap(pressesFor);
  expect(pairsOf(presses.map(({ way, line }) => [way, `${line.latency}`]))).toBe(KINDS.way * KINDS.line);
  expect(pairsOf(presses.map(({ way, pace }) => [way, pace]))).toBe(KINDS.way * KINDS.pace);
});
