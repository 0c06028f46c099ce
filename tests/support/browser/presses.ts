import type { Locator } from '@playwright/test';
import { WIDTHS } from './site.ts';
import { LINES, type Line, PHONE, PHONE_SLOWDOWN, WEAK } from './slow-line.ts';

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
export const LATE = LINES.filter(({ latency }) => latency >= WEAK.latency);

/**
 * How an action is tried: in every way over each late line, and by turns in one way over each other line, and in one by somebody
 * who rests first. Three actions in turn try every way over every line and at every pace (presses.spec.ts). Who rests does so over
 * the slow connection: where everything is there at once, a rest changes nothing.
 */
export const pressesFor = (turn: number): { way: Way; pace: Tempo; line: Line }[] => [
  ...LATE.flatMap((line) => WAYS.map((way) => ({ way, pace: 'fast' as const, line }))),
  ...LINES.filter((line) => !LATE.includes(line)).map((line, place) => ({
    way: wayFor(turn + place),
    pace: 'fast' as const,
    line,
  })),
  { way: wayFor(turn + 2), pace: 'slow', line: WEAK },
];

const pressesOn = (ways: readonly Way[]) => (turn: number) =>
  pressesFor(turn)
    .filter(({ way }) => ways.includes(way))
    .map(({ way, pace, line }) => ({
      way,
      pace,
      line,
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
