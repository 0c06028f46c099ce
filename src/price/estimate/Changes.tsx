import type { PricePageCopy } from '#domain/price/copy/price.ts';
import { DIESEL_RISE, type Priced } from '#domain/price/rates/estimate.ts';
import { formatDate } from '#domain/shared/dates.ts';
import { naira } from '../../../domain/company/claims.ts';
import { fill } from '../../ui/parts/fill.ts';
import { nairaAndKobo } from './price-words.ts';

interface Props {
  copy: PricePageCopy['changes'];
  /** Absent where there is no price. */
  estimate?: Priced | undefined;
}

/** Charges that would add to the price, with their amounts, and those that no card knows. */
export function Changes({ copy, estimate }: Props) {
  return (
    <div className="grid gap-x-gutter gap-y-8 lg:grid-cols-12">
      {estimate && (
        <div className="lg:col-span-7 lg:pe-6">
          <h2 className="text-h3">{copy.heading}</h2>
          <p className="mt-3 max-w-[40ch] print:hidden">{copy.lead}</p>
          <ul className="mt-5 border-t-2 border-current tabular-nums">
            {estimate.changes.map(({ key, amount }) => (
              <li
                key={key}
                className="flex flex-wrap justify-between gap-x-6 border-b border-brand-light py-2.5"
              >
                <span>{key === 'diesel' ? fill(copy.diesel, { rise: DIESEL_RISE }) : copy.extras[key]}</span>{' '}
                <b className="font-semibold">{fill(copy.plus, { amount: naira(amount) })}</b>
              </li>
            ))}
          </ul>
          <p className="mt-4 max-w-[56ch] text-label">
            {fill(copy.rule, {
              share: estimate.diesel.share,
              price: nairaAndKobo(estimate.diesel.reference),
              on: formatDate(estimate.diesel.on),
            })}
          </p>
        </div>
      )}
      <div className={estimate ? 'lg:col-span-5' : 'lg:col-span-12'}>
        <h3 className="text-h4">{copy.others}</h3>
        <ul className="mt-3 list-disc space-y-1 pl-5">
          {copy.open.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
