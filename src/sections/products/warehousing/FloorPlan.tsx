import { grouped, WAREHOUSE_SQUARE_METRES } from '#domain/company/claims.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { RoomMark, type RoomMarkName } from './RoomMark.tsx';

type Copy = PageCopy<'warehousing'>;

interface Room {
  mark: RoomMarkName;
  /** Where it lies in the plan of wide screens, and its floor. */
  className: string;
}

/** The rooms in the order that goods pass them. */
const ROOMS: readonly Room[] = [
  { mark: 'dock', className: 'bg-warm lg:col-span-3 lg:col-start-1 lg:row-start-1' },
  { mark: 'held', className: 'bg-paper lg:col-span-4 lg:col-start-1 lg:row-start-2' },
  { mark: 'racks', className: 'bg-paper lg:col-span-6 lg:col-start-4 lg:row-start-1' },
  { mark: 'desk', className: 'bg-cool lg:col-span-4 lg:col-start-5 lg:row-start-2' },
  { mark: 'picks', className: 'bg-paper lg:col-span-4 lg:col-start-9 lg:row-start-2' },
  { mark: 'gate', className: 'bg-warm lg:col-span-3 lg:col-start-10 lg:row-start-1' },
];

/** The steps of warehousing, as the floor plan of a store: one room for each step. */
export function FloorPlan({ copy, space }: { copy: Copy['benefits']; space: string }) {
  return (
    <section aria-labelledby="benefits" className="py-section">
      <div className="measure">
        <div className="grid items-end gap-x-gutter gap-y-6 lg:grid-cols-12">
          <div className="lg:col-span-6">
            <h2 id="benefits" className="text-h2">
              {copy.heading}
            </h2>
            <p className="mt-5 max-w-[34ch] text-lead">{copy.lead}</p>
          </div>
          <p className="lg:col-span-6 lg:text-end">
            <span className="font-display text-figure block whitespace-nowrap tabular-nums">
              {grouped(WAREHOUSE_SQUARE_METRES)} <span className="text-[0.45em]">m²</span>
            </span>
            <span className="mt-3 block text-label">{space}</span>
          </p>
        </div>
        <ol className="mt-10 grid gap-2 border-8 border-ink bg-ink md:mt-14 md:grid-cols-2 lg:grid-cols-12 lg:grid-rows-[repeat(2,minmax(17rem,auto))] print:break-inside-avoid print:grid-cols-2">
          {copy.rooms.map((room, place) => {
            const { mark, className } = ROOMS[place] ?? { mark: 'desk', className: '' };
            return (
              <li key={room.title} className={`flex min-h-56 flex-col text-ink print:min-h-0 ${className}`}>
                <div className="flex items-start gap-4 p-5 pb-4 md:p-6 md:pb-4">
                  <span
                    aria-hidden="true"
                    className="font-display grid size-10 shrink-0 place-items-center rounded-control bg-ink text-[1.375rem] leading-none text-paper"
                  >
                    {place + 1}
                  </span>
                  <div>
                    <h3 className="pt-1 text-h4">{room.title}</h3>
                    <p className="mt-2 max-w-[40ch]">{room.text}</p>
                  </div>
                </div>
                <RoomMark name={mark} />
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
