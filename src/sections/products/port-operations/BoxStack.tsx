import { useId } from 'react';
import type { PageCopy } from '#domain/pages/pages.ts';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { BOX_PAINTS, type BoxPaint } from '#src/ui/art/parts/Container.tsx';
import { SourceLinks } from '#src/ui/blocks/SourceLinks.tsx';

type Copy = PageCopy<'port-operations'>['benefits'];

interface Box {
  paint: BoxPaint;
  /** The smooth plate on the ribs, which carries the words. */
  plate: string;
  /** 40 ft boxes are twice as long as 20 ft ones. */
  className: string;
}

/** The stack from its top left. */
const STACK: readonly Box[] = [
  { paint: BOX_PAINTS.laterite, plate: 'bg-accent text-paper', className: 'md:col-span-2' },
  { paint: BOX_PAINTS.paper, plate: 'bg-paper text-ink', className: '' },
  { paint: BOX_PAINTS.forest, plate: 'bg-brand text-paper', className: '' },
  { paint: BOX_PAINTS.ink, plate: 'bg-ink text-paper', className: 'md:col-span-2' },
  { paint: BOX_PAINTS.paper, plate: 'bg-paper text-ink', className: 'md:col-span-2' },
  { paint: BOX_PAINTS.laterite, plate: 'bg-accent text-paper', className: '' },
];

/** The parts of port work, painted on a stack of 40 ft and 20 ft boxes that stands on the quay. */
export function BoxStack({ copy }: { copy: Copy }) {
  return (
    <section aria-labelledby="benefits" className="bg-cool text-ink">
      <div className="measure pt-section">
        <h2 id="benefits" className="text-h2">
          {copy.heading}
        </h2>
        <ul className="mt-4 grid gap-1 md:mt-16 md:grid-cols-3">
          {copy.boxes.map(({ title, text, source }, place) => {
            const { paint, plate, className } = STACK[place % STACK.length] ?? {
              paint: BOX_PAINTS.ink,
              plate: 'bg-ink text-paper',
              className: '',
            };
            return (
              <li key={title} className={`relative flex md:min-h-60 print:border-2 ${className}`}>
                <Sheet paint={paint} />
                <div className={`relative mx-5 my-4 flex-1 px-3 py-2 md:m-8 md:p-5 ${plate}`}>
                  <h3 className="text-h4 md:text-h3">{title}</h3>
                  <p className="mt-0.5 max-w-[46ch] max-md:text-label md:mt-3">{text}</p>
                  {source && <SourceLinks sources={[source]} className="mt-1 md:mt-3" />}
                </div>
              </li>
            );
          })}
        </ul>
      </div>
      <div className="bg-ink pb-8">
        <Band motif="hazard" size="medium" />
      </div>
    </section>
  );
}

/** A container's side: two rails, corrugated sheet and four corner castings, of whatever size its box has. */
function Sheet({ paint }: { paint: BoxPaint }) {
  const id = useId();
  return (
    <svg className="absolute inset-0 size-full print:hidden" aria-hidden="true">
      <pattern id={id} width="34" height="10" patternUnits="userSpaceOnUse">
        <path fill={paint.side} d="M0 0h34v10H0z" />
        <path fill={paint.shade} fillOpacity=".45" d="M26 0h8v10h-8z" />
      </pattern>
      <rect width="100%" height="100%" fill={paint.shade} />
      <svg y="12" width="100%" height="100%" aria-hidden="true">
        <rect width="100%" height="100%" fill={`url(#${id})`} />
      </svg>
      <svg y="100%" width="100%" height="12" overflow="visible" aria-hidden="true">
        <rect y="-12" width="100%" height="12" fill={paint.shade} />
      </svg>
      {['0', '100%'].map((x) =>
        ['0', '100%'].map((y) => (
          <svg key={`${x}${y}`} x={x} y={y} overflow="visible" aria-hidden="true">
            <path className="fill-ink" d={`M${x === '0' ? 0 : -20} ${y === '0' ? 0 : -16}h20v16h-20z`} />
          </svg>
        )),
      )}
    </svg>
  );
}
