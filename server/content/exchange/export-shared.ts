import type { Announcement } from '#domain/company/announcement.ts';
import type { People } from '#domain/entries/people.ts';
import { type EntryItem, link } from '../contentful/model/format.ts';
import { idOf } from '../contentful/model/ids.ts';
import { SHARED_TYPES } from '../contentful/shared-types.ts';
import type { ExportAssets } from './export-assets.ts';
import { makeEntry } from './make-entry.ts';

/** The copy that all pages share, in the content folder. */
export interface SharedCopy {
  people: People;
  announcement?: Announcement | undefined;
}

/** The people and the line above the header as entries. */
export function exportShared({ people, announcement }: SharedCopy, assets: ExportAssets): EntryItem[] {
  const persons = Object.entries(people).map(([slug, { photo, sample, ...words }]) => {
    const shown = photo && {
      photo: link('Asset', assets.picture(photo)),
      photoFocus: photo.focus,
      photoCredit: photo.credit,
    };
    const fields = { ...words, slug, ...shown, sample: sample || undefined };
    return makeEntry(idOf(`person-${slug}`), SHARED_TYPES.person, fields, []);
  });
  if (!announcement) return persons;
  const { link: leads, ...words } = announcement;
  const fields = { ...words, linkLabel: leads.label, linkPath: leads.path };
  return [...persons, makeEntry('announcement', SHARED_TYPES.announcement, fields, [])];
}
