import type { Announcement } from '#domain/company/announcement.ts';
import type { People } from '#domain/entries/people.ts';

/** Content that all pages share and a source may have besides entries; where it has none, that of the content folder counts. */
export interface Shared {
  /** The line above the header: several, one after the other. */
  announcements: Announcement[];
  people: People;
}

export const NOTHING_SHARED: Shared = { announcements: [], people: {} };
