import { pageCopy } from './copy.ts';

const trip = pageCopy('partner-trucks').sheet;
const space = pageCopy('partner-warehouses').sheet;

const others = (fields: Record<string, string>, words: string, given: string) =>
  Object.entries(fields).flatMap(([name, label]) => (name === given ? [] : [`${label}: ${words}`]));

/** The worksheets of owners, as forms that are pressed half-filled and full. */
export const SHEETS = {
  '/partners/trucks': {
    page: '/partners/trucks',
    button: trip.ask,
    half: { road: '700,000' },
    full: Object.fromEntries(Object.keys(trip.fields).map((name) => [name, '5'])),
    errors: others(trip.fields, trip.errors.number, 'road'),
  },
  '/partners/warehouses': {
    page: '/partners/warehouses',
    button: space.ask,
    half: { space: '1000' },
    full: Object.fromEntries(Object.keys(space.fields).map((name) => [name, '5'])),
    errors: others(space.fields, space.errors.number, 'space'),
  },
};
