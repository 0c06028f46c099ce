import type { PageCopy } from '#domain/pages/pages.ts';
import { Sources } from '#src/sections/solutions/shared/Sources.tsx';
import { CoverageMap } from '#src/ui/art/map/CoverageMap.tsx';
import type { MapName } from '#src/ui/art/map/names.ts';
import './trip.css';
import { TripRecord } from './TripRecord.tsx';

/** The stops of the drawn trip that its record names. */
const NAMES: readonly MapName[] = [
  { place: 'apapa', text: 'Apapa', side: 'below' },
  { place: 'ibadan', text: 'Ibadan', side: 'above' },
  { place: 'lokoja', text: 'Lokoja', side: 'below' },
  { place: 'abuja', text: 'Abuja', side: 'right' },
  { place: 'kaduna', text: 'Kaduna', side: 'right' },
  { place: 'kano', text: 'Kano', side: 'right' },
];

/** One trip twice: on the map, and as the record that both ends of it read. */
export function Trip({ copy }: { copy: PageCopy<'tracking'>['trip'] }) {
  return (
    <section aria-labelledby="trip" className="overflow-hidden bg-brand text-paper">
      <div className="measure py-section">
        <div className="grid items-end gap-x-gutter gap-y-6 lg:grid-cols-12">
          <h2 id="trip" className="text-h2 lg:col-span-8">
            {copy.heading}
          </h2>
          <p className="max-w-[40ch] text-lead lg:col-span-4">{copy.lead}</p>
        </div>
        <div className="mt-10 grid items-center gap-x-gutter gap-y-8 lg:mt-16 lg:grid-cols-12">
          <CoverageMap
            scene="trip-map"
            names={NAMES}
            description={copy.map}
            className="lg:col-span-7 lg:-ml-6"
          />
          <div className="lg:col-span-5">
            <TripRecord record={copy.record} />
          </div>
        </div>
        <Sources intro={copy.sources} sources={copy.distances} className="mt-10" />
      </div>
    </section>
  );
}
