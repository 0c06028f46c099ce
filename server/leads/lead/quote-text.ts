import { naira } from '#domain/company/claims.ts';
import { readQuote } from '#domain/price/question/quote.ts';
import { tonnes } from '#domain/price/trucks/load-query.ts';

/** A quote in a line, from what a lead keeps of it. */
export function quoteText(kept: string | null): string | null {
  const quote = readQuote(kept);
  if (!quote) return null;
  const { from, to, kilometres, load, trucks, date, estimate } = quote;
  return [
    `${from.name} to ${to.name}, ${kilometres} km`,
    tonnes(load.kilograms),
    trucks.map(({ size, count }) => `${count} × ${size} tons`).join(' and '),
    `loading ${date}`,
    estimate ? `${naira(estimate.low)} to ${naira(estimate.high)} by card ${estimate.card}` : 'no price',
  ].join(', ');
}
