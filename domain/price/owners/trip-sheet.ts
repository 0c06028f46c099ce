import type { Worksheet } from './worksheet.ts';

/** Figures of a truck and a trip: sheets 3, 4 and 5 of the guide 'Earning with your truck'. Money is in naira. */
export const TRIP_FIELDS = [
  'tank_km',
  'litres',
  'litre',
  'tyres',
  'tyres_km',
  'service',
  'service_km',
  'month',
  'days',
  'trip_km',
  'trip_days',
  'road',
  'freight',
] as const;
export type TripField = (typeof TRIP_FIELDS)[number];

/** The results of the sheet. */
export const TRIP_LINES = [
  'perKm',
  'perDay',
  'running',
  'standing',
  'costs',
  'keeps',
  'keepsPerDay',
] as const;
export type TripLine = (typeof TRIP_LINES)[number];

/** The sum of the guide, with the guide's own example. */
export const TRIP_SHEET: Worksheet<TripField, TripLine> = {
  fields: TRIP_FIELDS,
  divisors: ['tank_km', 'tyres_km', 'service_km', 'days', 'trip_days'],
  example: {
    tank_km: 1000,
    litres: 400,
    litre: 1500,
    tyres: 7_200_000,
    tyres_km: 80_000,
    service: 150_000,
    service_km: 10_000,
    month: 1_500_000,
    days: 20,
    trip_km: 2260,
    trip_days: 8,
    road: 500_000,
    freight: 3_000_000,
  },
  work: ({ tank_km, litres, litre, tyres, tyres_km, service, service_km, ...trip }) => {
    const perKm = (litres * litre) / tank_km + tyres / tyres_km + service / service_km;
    const perDay = trip.month / trip.days;
    const running = trip.trip_km * perKm;
    const standing = trip.trip_days * perDay;
    const costs = running + standing + trip.road;
    const keeps = trip.freight - costs;
    return { perKm, perDay, running, standing, costs, keeps, keepsPerDay: keeps / trip.trip_days };
  },
};
