import type { PricePageCopy } from '#domain/price/copy/price.ts';
import type { Route } from '#domain/price/roads/route.ts';
import type { RoadSources } from '#domain/price/roads/sources.ts';
import { fill } from '../../ui/parts/fill.ts';

interface Props {
  copy: PricePageCopy['road'];
  legs: Route['legs'];
  sources: RoadSources;
}

/** Cautions about stretches of a road, each with its source and date; renders nothing where there are none. */
export function Cautions({ copy, legs, sources }: Props) {
  const said = legs.flatMap(({ from, to, cautions }) =>
    cautions.map((caution) => ({ ...caution, from: from.name, to: to.name, by: sources[caution.source] })),
  );
  if (said.length === 0) return null;
  return (
    <div className="mt-5 border-l-4 border-accent pl-4">
      <h3 className="font-text text-body font-semibold">{copy.cautions}</h3>
      <ul className="mt-1 space-y-1 text-label">
        {said.map(({ from, to, note, by }) => (
          <li key={note}>
            {fill(copy.caution, { from, to, note })}{' '}
            {by && (
              <>
                <a href={by.url} target="_blank" rel="noopener noreferrer" className="link">
                  {by.name}
                </a>
                {` (${by.year ?? copy.undated})`}
              </>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-label">{copy.passed}</p>
    </div>
  );
}
