import { expect, test } from 'vitest';
import { shortestTrip } from '#domain/price/roads/route.ts';
import { siteRoads } from '#domain/price/roads/testing.ts';
import { pageCopy } from '../support/browser/copy.ts';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const { driven, here, ahead } = pageCopy('tracking').trip.record;
const stops = [...driven, here, ...ahead].map(({ day, time, ...stop }) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { ...stop, at: (DAYS.indexOf(day) * 24 + hours) * 60 + minutes };
});

test('no stop of the example is reached sooner than speed limit and rest allow', () => {
  const measured = stops.flatMap(({ kilometres, ...stop }) =>
    kilometres === undefined ? [] : [{ ...stop, kilometres }],
  );
  expect(measured.length).toBeGreaterThan(3);
  for (const [place, stop] of measured.slice(1).entries()) {
    const before = measured[place];
    if (!before) throw new Error('each has one before it');
    const { driving, resting } = shortestTrip(stop.kilometres - before.kilometres);
    expect.soft(stop.at - before.at, stop.place).toBeGreaterThanOrEqual(driving + resting);
  }
});

test('its stops stand in the order of time', () => {
  const times = stops.map(({ at }) => at);
  expect(times).toEqual([...times].sort((a, b) => a - b));
});

test('the words beside the sources add up to the distance of the record', () => {
  const [all = 0, ...parts] = [...pageCopy('tracking').trip.sources.matchAll(/[\d,]+(?= km|, \d| and)/g)]
    .map(([figure]) => Number(figure.replaceAll(',', '')))
    .sort((a, b) => b - a)
    .filter((figure) => figure !== 1130);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(all);
  expect(stops.at(-1)?.kilometres).toBe(all);
});

test('its kilometres are those of the road book', () => {
  const { book, at } = siteRoads();
  const km = (from: string, to: string) => book.route(at(from), at(to)).km;
  const after = (place: string) => stops.find((stop) => stop.place === place)?.kilometres;
  expect(after('Abuja')).toBe(km('apapa', 'abuja'));
  expect(after('Kaduna')).toBe(km('apapa', 'abuja') + km('abuja', 'kaduna'));
  expect(after('Kano')).toBe(km('apapa', 'abuja') + km('abuja', 'kaduna') + km('kaduna', 'kano'));
});

test.each(pageCopy('delivery').timetable.roads)(
  'the road to $to of the night timetable is that of the road book',
  ({ to, kilometres }) => {
    const { book, at } = siteRoads();
    const { place } = book.find(to);
    expect(place && book.route(at('lagos'), place).km).toBe(kilometres);
  },
);
