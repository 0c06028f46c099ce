import type { Locator } from '@playwright/test';
import { TRIES_EVERY_CASE } from '../../../tools/run/steps/tiers.mjs';
import { WIDTHS } from './site.ts';
import { CONNECTIONS, type Connection, PHONE, PHONE_SLOWDOWN, WEAK } from './slow-connection.ts';

/** How long somebody rests on what he is about to press, and holds it down, in ms. */
const PACES = { fast: { rests: 0, holds: 0 }, slow: { rests: 1500, holds: 90 } } as const;
type Pace = (typeof PACES)[keyof typeof PACES];

/** The ways to press something; each comes to it, rests, and presses. */
const PRESSES = {
  mouse: async (target: Locator, { rests, holds }: Pace) => {
    await target.hover();
    await target.page().waitForTimeout(rests);
    await target.click({ delay: holds });
  },
  touch: async (target: Locator, { rests }: Pace) => {
    await target.page().waitForTimeout(rests);
    await target.tap();
  },
  keys: async (target: Locator, { rests, holds }: Pace) => {
    await target.focus();
    await target.page().waitForTimeout(rests);
    await target.press('Enter', { delay: holds });
  },
} as const;

type Way = keyof typeof PRESSES;
type Tempo = keyof typeof PACES;
const WAYS: Way[] = ['touch', 'mouse', 'keys'];

const wayFor = (turn: number) => WAYS[turn % WAYS.length] ?? 'touch';

const OTHERS = CONNECTIONS.filter((connection) => connection !== WEAK);

/**
 * How an action is tried by hand and at night: in every way over the weak connection, where a press comes before the script that it waits for; by turns in one
 * way over one of the other connections; and in one way by somebody who rests first. All combinations would be fifteen.
 */
const everyPress = (turn: number): { way: Way; pace: Tempo; connection: Connection }[] => [
  ...WAYS.map((way) => ({ way, pace: 'fast' as const, connection: WEAK })),
  { way: wayFor(turn), pace: 'fast', connection: OTHERS[turn % OTHERS.length] ?? WEAK },
  { way: wayFor(turn + 2), pace: 'slow', connection: WEAK },
];

/** In CI each action is tried by touch over the weak connection and in one of the other ways, by turns: all wait for their script alike. */
function pressesFor(turn: number) {
  const [touch, ...others] = everyPress(turn);
  if (TRIES_EVERY_CASE || !touch) return everyPress(turn);
  return [touch, ...others.slice(turn % others.length, (turn % others.length) + 1)];
}

const pressesOn = (ways: readonly Way[]) => (turn: number) =>
  pressesFor(turn)
    .filter(({ way }) => ways.includes(way))
    .map(({ way, pace, connection }) => ({
      way,
      pace,
      connection,
      press: (target: Locator) => PRESSES[way](target, PACES[pace]),
    }));

/** On a phone by touch, on a desk by mouse and keys. */
export const DEVICES = [
  { name: 'a phone', use: PHONE, slowdown: PHONE_SLOWDOWN, pressesFor: pressesOn(['touch']) },
  {
    name: 'a desk',
    use: { viewport: { width: WIDTHS.desktop, height: 900 } },
    slowdown: 1,
    pressesFor: pressesOn(['mouse', 'keys']),
  },
];
