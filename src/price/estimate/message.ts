import type { PricePageCopy } from '#domain/price/copy/price.ts';
import type { WhichTruckCopy } from '#domain/price/copy/which-truck.ts';
import type { Quote } from '#domain/price/question/quote.ts';
import { fill } from '../../ui/parts/fill.ts';
import { quoteLines } from './quote-lines.ts';

/**
 * A question and its answer in a few lines, as WhatsApp and the contact form begin with them.
 * @param address full address of the answer, so that the desk sees what the visitor saw
 */
export function priceMessage(
  quote: Quote,
  copy: PricePageCopy,
  loadCopy: WhichTruckCopy,
  address?: string,
): string {
  const { message } = copy;
  const { load, road, date, trucks, extras, estimate } = quoteLines(quote, copy, loadCopy);
  return [
    fill(message.load, { load }),
    road,
    fill(message.date, { date }),
    trucks && fill(message.trucks, { trucks }),
    extras && fill(message.extras, { extras }),
    estimate ? fill(message.estimate, { estimate }) : message.unpriced,
    address ?? message.goods,
  ]
    .filter(Boolean)
    .join('\n');
}
