import type { WhichTruckCopy } from '#domain/pages/haulage.ts';
import { TRUCKS } from '#domain/trucks.ts';
import { Icon } from '#src/ui/Icon.tsx';

/** What the arithmetic takes for granted, for those who want to check it. */
export function Assumptions({ copy }: { copy: WhichTruckCopy['assumptions'] }) {
  return (
    <details className="group mt-6 border-y-2 border-ink">
      <summary className="flex min-h-target items-center justify-between gap-4 py-3 font-semibold hover:underline">
        {copy.heading}
        <Icon name="plus" className="size-5 group-open:hidden" />
        <Icon name="minus" className="hidden size-5 group-open:block" />
      </summary>
      <ul className="list-disc space-y-2 pb-5 pl-5 text-label">
        {copy.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <table className="mb-6 w-full text-left text-label tabular-nums">
        <thead>
          <tr className="border-b-2 border-ink">
            <th scope="col" className="py-2 pr-3">
              {copy.table.size}
            </th>
            <th scope="col" className="py-2 pr-3">
              {copy.table.space}
            </th>
            <th scope="col" className="py-2">
              {copy.table.pallets}
            </th>
          </tr>
        </thead>
        <tbody>
          {TRUCKS.map(({ size, cubicMetres, palletPlaces }) => (
            <tr key={size} className="border-b border-ink/40">
              <th scope="row" className="py-1.5 pr-3 font-semibold">
                {`${size} t`}
              </th>
              <td className="py-1.5 pr-3">{`${cubicMetres} m³`}</td>
              <td className="py-1.5">{palletPlaces}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
