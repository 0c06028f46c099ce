import type { PricePageCopy } from '#domain/price/copy/price.ts';
import { MY_PRICES_ANCHOR } from '#domain/shared/page-paths.ts';

/** The way to the answers that this browser keeps, which are below all else on the page. */
export const MyPricesLink = ({ words }: { words: Pick<PricePageCopy['mine'], 'heading'> }) => (
  <p className="mt-3 print:hidden">
    <a href={`#${MY_PRICES_ANCHOR}`} className="link inline-flex min-h-target items-center font-semibold">
      {words.heading}
    </a>
  </p>
);
