/** Keeps the answer of this page, and shows the list as soon as something is in it (MyPrices.astro). */
import type { KeptPrice } from '#domain/price/kept-prices.ts';
import { keepPrice, keptPrices, onChange } from './price-store.ts';

const part = document.querySelector<HTMLElement>('[data-my-prices]');
if (part) {
  const answer = part.dataset['myPrices'];
  if (answer) keepPrice(JSON.parse(answer) as KeptPrice);
  const show = () => {
    // What was just deleted is said in it.
    if (keptPrices().length > 0) part.hidden = false;
  };
  /** A link to the list opens it, whatever is in it. */
  const open = () => {
    if (location.hash !== `#${part.id}`) return;
    part.hidden = false;
    if (!part.querySelector('details')?.open) part.querySelector('summary')?.click();
    part.scrollIntoView();
  };
  show();
  open();
  onChange(show);
  addEventListener('hashchange', open);
}
