import { stringify } from 'yaml';
import type { Files } from '../formats/types.ts';
import type { Shared } from '../store/replica/shared.ts';
import type { ImportPictures } from './import-pictures.ts';
import { PEOPLE_FILE } from './own-people.ts';

/** The files of what all pages share; none of what there is nothing of. Of several announcements, the one that ends last. */
export async function sharedFiles(
  { people, announcements }: Shared,
  pictures: ImportPictures,
): Promise<Files> {
  const files: Files = new Map();
  const written: Record<string, object> = {};
  for (const [id, { photo, sample, ...words }] of Object.entries(people)) {
    await pictures.fetchFor(photo, undefined);
    const file = photo && pictures.nameOf(photo.url);
    const { alt, credit, focus } = photo ?? {};
    written[id] = {
      ...words,
      ...(file && { photo: { file, alt, credit, ...(focus && { focus }) } }),
      ...(sample && { sample }),
    };
  }
  const announcement = announcements.at(-1);
  if (Object.keys(written).length > 0) files.set(PEOPLE_FILE, stringify(written, { lineWidth: 0 }));
  if (announcement) files.set('announcement.yaml', stringify(announcement, { lineWidth: 0 }));
  return files;
}
