import type { PageCopy } from '#domain/pages/pages.ts';
import { times } from '#src/ui/art/goods/shapes.ts';
import { palette } from '#src/ui/art/palette.ts';
import { SourceLinks } from '#src/ui/blocks/SourceLinks.tsx';

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
