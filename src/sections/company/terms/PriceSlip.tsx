import type { PageCopy } from '#domain/pages/pages.ts';
import { TornSlip } from '../../../ui/blocks/TornSlip.tsx';

interface Props {
  copy: PageCopy<'terms'>['slip'];
  className?: string;
}

/** The parts of a price on a slip torn off a roll. The amounts are left to fill in: none was invented. */
export function PriceSlip({ copy, className = '' }: Props) {
  return (
    <TornSlip heading={copy.title} note={copy.copies} className={className}>
      <table className="w-full border-collapse">
        <caption className="sr-only">{copy.caption}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{copy.columns.part}</th>
            <th scope="col">{copy.columns.moved}</th>
            <th scope="col">{copy.columns.amount}</th>
          </tr>
        </thead>
        <tbody>
          {copy.lines.map(({ part, moved }) => (
            <tr
              key={part}
              className="flex flex-wrap items-baseline gap-x-4 border-b-2 border-rule px-5 py-2.5 md:px-7"
            >
              <th scope="row" className="grow basis-0 text-left font-display text-h4 font-extrabold">
                {part}
              </th>
              <td className="order-last basis-full text-label text-muted">{moved}</td>
              <td className="w-24 border-b-2 border-dotted border-muted font-semibold text-muted">
                {copy.currency}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="px-5 pt-4 pb-3 font-semibold md:px-7">{copy.foot}</p>
    </TornSlip>
  );
}
