import { z } from 'zod';
import { startOfLagosDay } from '../shared/dates.ts';
import { pathSchema } from '../shared/links.ts';

const DAY_MS = 86_400_000;
const day = z.iso.date('write the day as 2026-11-21');

/** The line above the header of every page, `content/announcement.yaml`; without the file there is none. */
export const announcementSchema = z
  .strictObject({
    text: z.string().min(10).max(90),
    link: z.strictObject({ label: z.string().min(4).max(32), path: pathSchema }),
    from: day.optional().describe('the first day on which it is shown'),
    until: day.describe('the last day on which it is shown'),
  })
  .refine(({ from, until }) => from === undefined || from <= until, {
    path: ['until'],
    message: "write the day that stands in 'from', or a later one",
  });

export type Announcement = z.infer<typeof announcementSchema>;

/** Whether it is shown at an instant, in ms since 1970, and when that changes next; infinite when it does not any more. */
export function announced({ from, until }: Announcement, now: number): { isShown: boolean; next: number } {
  const begin = from === undefined ? Number.NEGATIVE_INFINITY : startOfLagosDay(from).getTime();
  const end = startOfLagosDay(until).getTime() + DAY_MS;
  if (now < begin) return { isShown: false, next: begin };
  return now < end ? { isShown: true, next: end } : { isShown: false, next: Number.POSITIVE_INFINITY };
}

const NOTHING_ANNOUNCED = { shown: undefined, next: Number.POSITIVE_INFINITY };

/** The first of several that is shown at an instant, in ms since 1970, and when another one may be. */
export function announcedOf(
  announcements: Announcement[],
  now: number,
): { shown: Announcement | undefined; next: number } {
  // As at most times; each visit of a cached page asks.
  if (announcements.length === 0) return NOTHING_ANNOUNCED;
  const turns = announcements.map((announcement) => ({ announcement, ...announced(announcement, now) }));
  return {
    shown: turns.find(({ isShown }) => isShown)?.announcement,
    next: Math.min(...turns.map(({ next }) => next)),
  };
}
