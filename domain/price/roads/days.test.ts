import { describe, expect, it } from 'vitest';
import { DAYLIGHT, DRIVING_DAY, roadDays } from './days.ts';
import type { Route } from './route.ts';
import { siteRoads } from './testing.ts';

const { book, at } = siteRoads();
const between = (from: string, to: string) => book.route(at(from), at(to));
const ofLength = (km: number): Route => ({ ...between('kano', 'zaria'), km });

describe('days on the road', () => {
  it('take a minute for a kilometre at the limit, and half as long again as planned', () => {
    expect(roadDays(ofLength(400))).toMatchObject({
      least: { driving: 400, resting: 30, days: 1 },
      planned: { driving: 600, resting: 60, days: 1 },
    });
  });

  it('begin a second day after ten hours at the wheel', () => {
    expect(roadDays(ofLength(600)).least).toEqual({ driving: 600, resting: 60, days: 1 });
    expect(roadDays(ofLength(601)).least).toEqual({ driving: 601, resting: 60, days: 2 });
  });

  it('are two at the least and three as planned from Lagos to Kano', () => {
    const { least, planned } = roadDays(between('lagos', 'kano'));
    expect([least.days, planned.days]).toEqual([2, 3]);
  });

  it('are one within a place', () => {
    expect(roadDays(between('kano', 'kano')).least).toEqual({ driving: 0, resting: 0, days: 1 });
  });

  it('fit with their rests into daylight', () => {
    const { resting } = roadDays(ofLength(DRIVING_DAY)).least;
    expect(DRIVING_DAY + resting).toBeLessThanOrEqual((DAYLIGHT.until - DAYLIGHT.from) * 60);
  });
});

describe('the truck hours of Lagos', () => {
  it.each([
    ['apapa', 'ibadan', { leaving: true, arriving: false, passing: false }],
    ['kano', 'lagos', { leaving: false, arriving: true, passing: false }],
    ['apapa', 'lekki-port', { leaving: true, arriving: true, passing: false }],
    ['agbara', 'sagamu', { leaving: false, arriving: false, passing: true }],
    ['onne', 'aba', { leaving: false, arriving: false, passing: false }],
  ])('bind from %s to %s', (from, to, lagos) => {
    expect(roadDays(between(from, to)).lagos).toEqual(lagos);
  });
});
