import { grouped, naira } from '#domain/company/claims.ts';
import type { Lane } from '#domain/price/lanes.ts';
import type { PriceAnswer } from '#domain/price/question/answer.ts';
import { roadDays } from '#domain/price/roads/days.ts';
import type { Content } from '#domain/services/content.ts';
import { compareWords } from '#domain/shared/locale.ts';
import { laneTitle } from '#src/seo/site-page.ts';
import { fill } from '../../ui/parts/fill.ts';
import { counted, kilometres } from '../estimate/price-words.ts';
import { laneAnswer } from './lane-data.ts';

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

/** A lane as a row of the table of all lanes. */
export interface PricedLane {
  lane: Lane;
  answer: PriceAnswer;
  /** 'Lagos to Kano' */
  name: string;
  /** '1,170', or 'about 148' */
  km: string;
  days: number;
  /** From which price on a load of `TABLE_TONS` is carried. */
  price: string;
}

/** The load whose price the table has, in tonnes. */
const TABLE_TONS = 30;

/** @returns the rows of the table, by the name of where they begin and end */
export function pricedLanes(lanes: readonly Lane[], content: Content): PricedLane[] {
  const { name, table } = content.page('lanes');
  const rows = lanes.map((lane) => {
    const answer = laneAnswer({ ...lane, tons: TABLE_TONS }, content);
    const { route, days, best } = answer;
    const { estimate } = best;
    return {
      lane,
      answer,
      name: laneTitle(lane, content, name),
      km: fill(route.about ? table.about : '{km}', { km: grouped(route.km) }),
      days: days.planned.days,
      price: estimate.priced ? fill(table.from, { price: naira(estimate.range.low) }) : table.noPrice,
    };
  });
  return rows.toSorted((one, other) => compareWords(one.name, other.name));
}
