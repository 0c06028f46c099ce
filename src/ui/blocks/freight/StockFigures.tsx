import type { FiguresCopy } from '#domain/pages/copy/product-parts.ts';
import type { DrawingName } from '#src/ui/art/drawings.ts';
import { Scene } from '#src/ui/art/files.tsx';
import { SURFACE_CLASSES, type Surface } from '#src/ui/parts/surfaces.ts';

interface Props {
  copy: FiguresCopy;
  surface: Surface;
  /** For each figure in its order, twenty places of which that percentage is filled. */
  drawings: readonly DrawingName[];
  /** `columns` stands three drawings beside each other, `rows` lays them across the page. */
  layout: 'columns' | 'rows';
}

const LISTS = {
  columns: 'gap-x-gutter gap-y-14 lg:grid-cols-3 print:grid-cols-3',
  rows: 'border-t-[3px] border-current',
} as const;

const ITEMS = {
  columns: 'flex flex-col-reverse justify-end',
  rows: 'grid gap-x-gutter gap-y-5 border-b-2 border-current/30 py-7 lg:grid-cols-12 lg:items-center',
} as const;

/** Percentages as stock: twenty places, and goods in that share of them. */
export function StockFigures({ copy, surface, drawings, layout }: Props) {
  const rows = layout === 'rows';
  return (
    <section aria-labelledby="figures" className={SURFACE_CLASSES[surface]}>
      <div className="measure py-section">
        <div className="grid items-end gap-6 lg:grid-cols-12 lg:gap-gutter">
          <h2 id="figures" className="text-h2 lg:col-span-8">
            {copy.heading}
          </h2>
          {copy.key && <p className="text-lead lg:col-span-4">{copy.key}</p>}
        </div>
        <ul className={`mt-12 grid md:mt-16 ${LISTS[layout]}`}>
          {copy.items.map(({ percent, text, active }, place) => {
            const drawing = drawings[place];
            if (!active || !drawing) return null;
            return (
              <li key={text} className={ITEMS[layout]}>
                <p className={rows ? 'flex items-center gap-6 lg:col-span-6' : 'mt-6'}>
                  <span
                    className={`font-display text-figure tabular-nums ${rows ? 'shrink-0 lg:w-[2.2em]' : 'block'}`}
                  >
                    {percent}%
                  </span>{' '}
                  <span
                    className={`block max-w-[24ch] text-lead leading-snug font-semibold ${rows ? '' : 'mt-3'}`}
                  >
                    {text}
                  </span>
                </p>
                <Scene name={drawing} alt="" className={`h-auto w-full ${rows ? 'lg:col-span-6' : ''}`} />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
