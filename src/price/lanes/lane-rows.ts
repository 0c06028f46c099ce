import type { Lane } from '#domain/price/lanes.ts';
import { roadDays } from '#domain/price/roads/days.ts';
import type { Content } from '#domain/services/content.ts';
import { laneTitle } from '#src/seo/site-page.ts';
import { fill } from '../../ui/parts/fill.ts';
import { counted, kilometres } from '../estimate/price-words.ts';

/** A lane as one line of a list. */
export interface LaneRow {
  lane: Lane;
  /** 'Lagos to Kano' */
  name: string;
  /** Its kilometres and days. */
  road: string;
}

/** @returns the lines of lanes, in their order */
export function laneRows(lanes: readonly Lane[], content: Content): LaneRow[] {
  const roads = content.roads();
  const copy = content.page('lanes');
  const { road } = content.page('price');
  return lanes.flatMap((lane) => {
    const [from, to] = [roads.place(lane.from), roads.place(lane.to)];
    if (!from || !to) return [];
    const route = roads.route(from, to);
    const days = counted(roadDays(route).planned.days, road.days);
    return {
      lane,
      name: laneTitle(lane, content, copy.name),
      road: fill(copy.road, { km: kilometres(route, road), days }),
    };
  });
}
