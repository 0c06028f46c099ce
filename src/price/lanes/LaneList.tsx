import { lanePath } from '#domain/price/lanes.ts';
import type { LaneRow } from './lane-rows.ts';

/** Lanes as lines that lead to their pages. For a light field. */
export function LaneList({ rows }: { rows: readonly LaneRow[] }) {
  return (
    <ul className="border-t-[3px] border-ink">
      {rows.map(({ lane, name, road }) => (
        <li key={lane.slug} className="border-b-2 border-ink">
          <a
            href={lanePath(lane)}
            className="group flex min-h-target flex-wrap items-baseline justify-between gap-x-6 py-3"
          >
            <span className="font-display text-h4 group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4">
              {name}
            </span>
            <span className="text-label tabular-nums">{road}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
