import { grouped, WAREHOUSE_SQUARE_METRES } from '#domain/company/claims.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { Scene } from '#src/ui/art/files.tsx';
import { RoomMark, type RoomMarkName } from './RoomMark.tsx';

type FloorPlanCopy = PageCopy<'warehousing'>;

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
export function FloorPlan({ copy, space }: { copy: FloorPlanCopy['benefits']; space: string }) {
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

type ReceivedNoteCopy = PageCopy<'warehousing'>['note'];

/** The goods received note: why it matters, and an example of one on paper. */
export function ReceivedNote({ copy }: { copy: ReceivedNoteCopy }) {
  return (
    <section aria-labelledby="received-note" className="bg-warm py-section text-ink">
      <div className="measure grid items-start gap-x-gutter gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="received-note" className="text-h2">
            {copy.heading}
          </h2>
          <p className="mt-6 max-w-[40ch] text-lead">{copy.lead}</p>
          <p className="mt-4">
            <a href={copy.read.path} className="link inline-flex min-h-target items-center text-brand">
              {copy.read.label}
            </a>
          </p>
        </div>
        <Paper copy={copy.paper} />
      </div>
    </section>
  );
}

/** Shares of the line; with large text the cells go on in a line of their own. */
const ROW = 'flex flex-wrap gap-x-4 gap-y-1 px-5 py-4 md:px-7';
const GOODS = 'grow-4 basis-full sm:basis-0';
const COUNT = 'grow-2 basis-0';
const STATE = 'grow-4 basis-0 sm:grow-5';

function Paper({ copy }: { copy: ReceivedNoteCopy['paper'] }) {
  const { columns } = copy;
  return (
    <article aria-label={copy.title} className="relative bg-paper lg:col-span-7">
      <Band motif="check" size="small" />
      <div className="flex items-baseline justify-between gap-4 border-b-[3px] border-ink px-5 py-4 md:px-7">
        <h3 className="text-h4">{copy.title}</h3>
        <p className="text-label font-semibold text-muted">{copy.mark}</p>
      </div>
      <ul>
        {copy.lines.map((line) => (
          <li key={line.goods} className="border-b-2 border-rule">
            <dl className={ROW}>
              <Cell label={columns.goods} value={line.goods} share={GOODS} strong />
              <Cell label={columns.sent} value={line.sent} share={COUNT} />
              <Cell
                label={columns.counted}
                value={line.counted}
                share={COUNT}
                strong={line.counted !== line.sent}
              />
              <Cell label={columns.state} value={line.state} share={STATE} />
            </dl>
          </li>
        ))}
      </ul>
      <div className="flex items-end justify-between gap-4 px-5 pt-5 pb-6 text-label md:px-7">
        <p>
          {copy.seal}
          <br />
          {copy.signed}
        </p>
        <Scene name="rosette" alt="" className="h-auto w-20 shrink-0 md:w-28" />
      </div>
    </article>
  );
}

interface CellProps {
  label: string;
  value: string;
  /** Its part of the line. */
  share: string;
  strong?: boolean;
}

function Cell({ label, value, share, strong = false }: CellProps) {
  return (
    <div className={`min-w-[3.5rem] ${share}`}>
      <dt className="text-label text-muted">{label}</dt>
      <dd className={`tabular-nums ${strong ? 'font-bold' : ''}`}>{value}</dd>
    </div>
  );
}
