import { useRef, useState, useSyncExternalStore } from 'react';
import type { PricePageCopy } from '#domain/price/copy/price.ts';
import type { KeptPrice } from '#domain/price/kept-prices.ts';
import { fill } from '#domain/shared/fill.ts';
import { useReady } from '#src/ui/islands/use-ready.ts';
import { forgetAll, forgetPrice, keptPrices, noPrices, onChange } from './price-store.ts';
import { share } from './share.ts';

const BUTTON = 'min-h-target cursor-pointer px-2 underline';

/** The answers that this browser keeps: opened again, shared, deleted. All but opening one works without a connection. */
export function MyPrices({ words }: { words: PricePageCopy['mine'] }) {
  const prices = useSyncExternalStore(onChange, keptPrices, noPrices);
  const [status, setStatus] = useState('');
  const summary = useRef<HTMLElement>(null);
  useReady('my-prices');

  function remove(forget: () => void) {
    forget();
    setStatus(words.deleted);
    // The button that had the focus is gone.
    summary.current?.focus();
  }

  return (
    <details>
      <summary
        ref={summary}
        data-defer="my-prices"
        className="w-fit min-h-target py-3 font-semibold underline"
      >
        {words.heading}
      </summary>
      <p className="max-w-[56ch]">{words.lead}</p>
      {prices.length === 0 && <p className="mt-4 font-semibold">{words.empty}</p>}
      <ul className="mt-4">
        {prices.map((price) => (
          <Row
            key={price.address}
            price={price}
            words={words}
            onShare={async () => setStatus((await share(price)) ? words.copied : '')}
            onDelete={() => remove(() => forgetPrice(price.address))}
          />
        ))}
      </ul>
      {prices.length > 1 && (
        <button type="button" className={`${BUTTON} mt-4`} onClick={() => remove(forgetAll)}>
          {words.deleteAll}
        </button>
      )}
      <p role="status" className="mt-2 min-h-6 font-semibold">
        {status}
      </p>
    </details>
  );
}

interface RowProps {
  price: KeptPrice;
  words: PricePageCopy['mine'];
  onShare: () => void;
  onDelete: () => void;
}

function Row({ price: { address, road, load, price }, words, onShare, onDelete }: RowProps) {
  const name = `${road}, ${load}`;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t-2 border-ink py-3">
      <a href={address} className="link grow font-semibold">
        {name}
      </a>
      <span className="tabular-nums">{price}</span>
      <span className="flex">
        <button
          type="button"
          className={BUTTON}
          aria-label={fill(words.shareLabel, { price: name })}
          onClick={onShare}
        >
          {words.share}
        </button>
        <button
          type="button"
          className={BUTTON}
          aria-label={fill(words.deleteLabel, { price: name })}
          onClick={onDelete}
        >
          {words.delete}
        </button>
      </span>
    </li>
  );
}
