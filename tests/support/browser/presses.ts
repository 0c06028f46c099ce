import type { Locator } from '@playwright/test';
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

/** Lines over which a press comes before the script that it waits for; over the others that is a matter of chance. */
export const LATE = CONNECTIONS.filter(({ latency }) => latency >= WEAK.latency);

/**
 * How an action is tried: in every way over each late line, and by turns in one way over each other line, and in one by somebody
 * who rests first. Three actions in turn try every way over every line and at every pace (presses.spec.ts). Who rests does so over
 * the slow connection: where everything is there at once, a rest changes nothing.
 */
export const pressesFor = (turn: number): { way: Way; pace: Tempo; connection: Connection }[] => [
  ...LATE.flatMap((connection) => WAYS.map((way) => ({ way, pace: 'fast' as const, connection }))),
  ...CONNECTIONS.filter((connection) => !LATE.includes(connection)).map((connection, place) => ({
    way: wayFor(turn + place),
    pace: 'fast' as const,
    connection,
  })),
  { way: wayFor(turn + 2), pace: 'slow', connection: WEAK },
];

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
