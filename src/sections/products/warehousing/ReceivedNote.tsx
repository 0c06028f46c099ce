import type { PageCopy } from '#domain/pages/pages.ts';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { Scene } from '#src/ui/art/files.tsx';

type Copy = PageCopy<'warehousing'>['note'];

/** The goods received note: why it matters, and an example of one on paper. */
export function ReceivedNote({ copy }: { copy: Copy }) {
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

function Paper({ copy }: { copy: Copy['paper'] }) {
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
