import type { Quote } from '#domain/price/question/quote.ts';

/** A quote without a price, as a lead keeps it. */
export const UNPRICED: Quote = {
  schema: 1,
  from: { slug: 'lagos', name: 'Lagos' },
  to: { slug: 'kano', name: 'Kano' },
  kilometres: 1130,
  about: false,
  date: '2026-12-01',
  load: { kind: 'packed', kilograms: 30_000 },
  extras: {
    loading: false,
    offloading: false,
    waitingDays: 0,
    extraStops: 0,
    emptyReturn: false,
    freightOnDelivery: false,
  },
  trucks: [{ size: 30, count: 1 }],
};
export const QUOTE: Quote = {
  ...UNPRICED,
  estimate: { low: 2_000_000, high: 2_500_000, card: '2026-11-24', sample: true },
};
