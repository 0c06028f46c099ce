import { type ReactNode, useId } from 'react';
import type { PageCopy } from '#domain/pages/pages.ts';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { times } from '#src/ui/art/goods/shapes.ts';
import { type Colour, palette } from '#src/ui/art/palette.ts';
import { SourceLinks } from '#src/ui/blocks/SourceLinks.tsx';

type BoxStackCopy = PageCopy<'port-operations'>['benefits'];

interface BoxPaint {
  side: Colour;
  shade: Colour;
}

const BOX_PAINTS = {
  laterite: { side: palette.laterite, shade: palette.lateriteDeep },
  forest: { side: palette.forest, shade: palette.deep },
  paper: { side: palette.paper, shade: palette.rule },
  ink: { side: palette.rubber, shade: palette.ink },
} as const satisfies Record<string, BoxPaint>;

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

/** The parts of port work, painted on a stack of 40 ft and 20 ft boxes on the quay. */
export function BoxStack({ copy }: { copy: BoxStackCopy }) {
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

type HandoverCopy = PageCopy<'port-operations'>['route'];
type Stop = HandoverCopy['stops'][number];

/** The way of an import box in order: the stops of others on one quay, ours on the other, and the line handed over between. */
export function Handover({ copy }: { copy: HandoverCopy }) {
  const theirs = copy.stops.filter(({ ours }) => !ours);
  const ours = copy.stops.filter(({ ours }) => ours);
  return (
    <section aria-labelledby="route" className="bg-paper text-ink">
      <div className="measure grid items-end gap-3 pt-section pb-5 md:pb-16 lg:grid-cols-12 lg:gap-gutter">
        <h2 id="route" className="text-h2 lg:col-span-7">
          {copy.heading}
        </h2>
        <p className="text-lead lg:col-span-4 lg:col-start-9">{copy.lead}</p>
      </div>
      <div className="lg:grid lg:grid-cols-2">
        <Quay
          heading={copy.yours}
          stops={theirs}
          first={1}
          className="bg-warm lg:ps-[max(var(--spacing-margin),calc(50vw-50rem+var(--spacing-margin)))]"
        />
        <Quay
          heading={copy.ours}
          stops={ours}
          first={theirs.length + 1}
          className="bg-brand text-paper"
          active
        >
          <SourceLinks
            sources={copy.sources.links}
            intro={copy.sources.intro}
            className="mt-4 max-w-[60ch] md:mt-8 lg:mt-auto"
          />
        </Quay>
      </div>
    </section>
  );
}

interface QuayProps {
  heading: string;
  stops: readonly Stop[];
  /** Number of its first stop. */
  first: number;
  /** Our side of the line. */
  active?: boolean;
  className: string;
  children?: ReactNode;
}

function Quay({ heading, stops, first, active = false, className, children }: QuayProps) {
  const sign = active ? 'bg-signal text-ink' : 'bg-ink text-paper';
  return (
    <div className={`flex flex-col px-margin py-5 md:py-16 ${active ? 'lg:ps-14' : 'lg:pe-14'} ${className}`}>
      <h3 className="text-h3">{heading}</h3>
      <ol start={first} className="mt-4 md:mt-10">
        {stops.map(({ title, text, by }, place) => (
          <li
            key={title}
            className={`group relative grid grid-cols-[2.75rem_1fr] gap-x-3.5 pb-1.5 md:gap-x-5 md:pb-7 ${active ? 'lg:pb-14' : ''}`}
          >
            <span
              aria-hidden="true"
              className="absolute start-[calc(1.375rem-2px)] top-6 h-full border-s-4 border-dotted border-current group-last:hidden"
            />
            <span
              aria-hidden="true"
              className={`font-display relative grid size-11 place-items-center rounded-full text-[1.375rem] leading-none ${sign}`}
            >
              {first + place}
            </span>
            <div className="pt-1.5 max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-2 md:pt-2">
              <h4 className="text-h4">{title}</h4>
              {by && <p className="text-label font-semibold text-muted md:mt-1">{by}</p>}
              <p className="max-w-[46ch] max-md:w-full max-md:text-label md:mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      {children}
    </div>
  );
}

/** Degrees from the middle at which the hands of the three meters stand. */
const HANDS = [-48, 6, 58];

/** The three charges that can run on one box, each as a meter of its own. */
export function Meters({ copy }: { copy: PageCopy<'port-operations'>['meters'] }) {
  return (
    <section aria-labelledby="meters" className="bg-warm py-section text-ink">
      <div className="measure">
        <div className="grid items-end gap-3 lg:grid-cols-12 lg:gap-gutter">
          <h2 id="meters" className="text-h2 lg:col-span-8">
            {copy.heading}
          </h2>
          <p className="text-lead lg:col-span-4">{copy.lead}</p>
        </div>
        <ul className="mt-5 grid gap-x-gutter gap-y-3 md:mt-16 md:grid-cols-3">
          {copy.items.map(({ title, by, text }, place) => (
            <li key={title} className="max-md:grid max-md:grid-cols-[5.5rem_1fr] max-md:gap-x-4">
              <Meter degrees={HANDS[place % HANDS.length] ?? 0} />
              <div>
                <h3 className="text-h4 md:mt-5 md:text-h3">{title}</h3>
                <p className="text-label font-semibold text-muted md:mt-1">{by}</p>
                <p className="max-w-[34ch] max-md:text-label md:mt-2">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className="mt-4 border-t-[3px] border-ink pt-3 md:mt-14">
          <p className="max-w-[70ch] max-md:text-label">{copy.free}</p>
          <SourceLinks sources={copy.sources} className="mt-2" />
        </div>
      </div>
    </section>
  );
}

const TICKS = times(9).map((i) => -80 + i * 20);

function Meter({ degrees }: { degrees: number }) {
  return (
    <svg
      viewBox="0 0 240 130"
      width="240"
      height="130"
      className="h-auto w-full max-w-64 md:max-w-none"
      aria-hidden="true"
    >
      <path fill={palette.ink} d="M0 130V120a120 120 0 0 1 240 0v10z" />
      <path fill={palette.paper} d="M14 122v-2a106 106 0 0 1 212 0v2z" />
      <path
        fill={palette.laterite}
        d="M174.3 61.200 192 42a106 106 0 0 1 34 78v2h-26v-2a80 80 0 0 0-25.700-58.800z"
      />
      {TICKS.map((angle) => (
        <path key={angle} fill={palette.ink} d="M118 20h4v16h-4z" transform={`rotate(${angle} 120 120)`} />
      ))}
      <path fill={palette.ink} d="M115 120 118 34h4l3 86z" transform={`rotate(${degrees} 120 120)`} />
      <circle cx="120" cy="120" r="15" fill={palette.ink} />
      <circle cx="120" cy="120" r="6" fill={palette.amber} />
      <path fill={palette.ink} d="M0 120h240v10H0z" />
    </svg>
  );
}
