import { z } from 'zod';
import type { Byline, Post } from '#domain/entries/blog.ts';
import type { People } from '#domain/entries/people.ts';
import { lagosDay } from '#domain/shared/dates.ts';
import { articleFile } from './entry-targets.ts';

/** The fields of a post that tell who answers for it. */
export const bylineFields = {
  author: z.string().optional(),
  reviewer: z.string().optional(),
  checked: z.iso.date('write the day as 2026-11-21').optional(),
};

/** Fields as a source has them; what it leaves empty is not set. */
type Fields = { [Name in keyof Byline]?: string | undefined };

/** The byline that fields tell, always in the same order. */
export function bylineOf({ author, reviewer, checked }: Fields): Byline {
  return { ...(author && { author }), ...(reviewer && { reviewer }), ...(checked && { checked }) };
}

/** Finds the faults of a byline by itself, with the remedy. */
export function bylineFaults({ author, reviewer, checked, date }: Fields & { date: string }): string[] {
  return [
    ...(reviewer !== undefined && reviewer === author
      ? ['reviewer: choose somebody else than the author']
      : []),
    ...(checked !== undefined && checked > lagosDay(new Date())
      ? ['checked: write the day of a check that is made: this one is still to come']
      : []),
    ...(checked !== undefined && checked < date ? ['checked: write the day of the date or a later one'] : []),
  ];
}

/**
 * Checks that everybody whom a post names is known.
 * @param problems takes a line for every one who is not, with file, field and remedy
 */
export function checkPeople(posts: Post[], people: People, problems: string[]): void {
  for (const { slug, byline } of posts)
    for (const field of ['author', 'reviewer'] as const) {
      const id = byline[field];
      if (id !== undefined && !(id in people))
        problems.push(
          `${articleFile('post', slug)}: ${field}: people.yaml has nobody of the id '${id}': add the person there, or choose another`,
        );
    }
}
