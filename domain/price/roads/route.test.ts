import { describe, expect, it } from 'vitest';
import { asHours, earliestArrival, shortestTrip } from './route.ts';

describe('the shortest lawful trip', () => {
  it('takes a minute for a kilometre, at 60 km/h', () => {
    expect(shortestTrip(120)).toEqual({ driving: 120, resting: 0 });
  });

  it('rests for half an hour after four hours of driving, and not at the end of the road', () => {
    expect(shortestTrip(240).resting).toBe(0);
    expect(shortestTrip(241).resting).toBe(30);
    expect(shortestTrip(480).resting).toBe(30);
    expect(shortestTrip(747).resting).toBe(90);
  });

  it('counts a begun minute as a whole one', () => {
    expect(shortestTrip(0.2)).toEqual({ driving: 1, resting: 0 });
  });

  it.each([0, -5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %s kilometres', (kilometres) => {
    expect(() => shortestTrip(kilometres)).toThrow(RangeError);
  });
});

describe('the earliest arrival', () => {
  it('is the next morning in Abuja for a truck that leaves Lagos at nine in the evening', () => {
    expect(earliestArrival(21, shortestTrip(747))).toEqual({ day: 1, time: '11 am' });
  });

  it('stays on the day of departure when the road is short', () => {
    expect(earliestArrival(21, shortestTrip(120))).toEqual({ day: 0, time: '11 pm' });
  });

  it('turns midnight into the next day', () => {
    expect(earliestArrival(21, shortestTrip(180))).toEqual({ day: 1, time: '12 am' });
  });

  it('may be two days away', () => {
    expect(earliestArrival(21, shortestTrip(1698))).toEqual({ day: 2, time: '5 am' });
  });
});

it('writes minutes as hours and minutes', () => {
  expect(asHours(747)).toBe('12 h 27');
  expect(asHours(60)).toBe('1 h 00');
});
