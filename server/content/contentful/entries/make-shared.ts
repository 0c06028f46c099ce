import type { z } from 'zod';
import type { Person } from '#domain/entries/people.ts';
import type { RichTextTarget } from '#domain/entries/rich-text/rich-text.ts';
import { photoError } from '#domain/media/photo-rules.ts';
import { creditSchema } from '#domain/media/photograph.ts';
import { focusSchema } from '#domain/media/picture.ts';
import { compareWords } from '#domain/shared/locale.ts';
import type { Shared } from '../../store/replica/replica-tables.ts';
import type { ResourceLink } from '../types/documents.ts';
import { type PersonFields, readShared } from '../types/shared-types.ts';
import { asPhoto } from './assets.ts';
import type { EntryError } from './errors.ts';
import { noDescription } from './lint.ts';

type TargetOf = (link: ResourceLink) => RichTextTarget | undefined;

/** An entry without a page: what it is known by, and its flattened fields. */
export interface KeptEntry {
  named: { entry: string; contentType: string; title: string };
  values: Record<string, unknown>;
}

/**
 * Makes what all pages share.
 * @param entries those without a page, the oldest of a content type first
 * @param keep takes what editors should know of each person
 */
export function makeShared(
  entries: KeptEntry[],
  targetOf: TargetOf,
  keep: (remarks: EntryError) => void,
): Shared {
  const shared: Shared = { announcements: [], people: {} };
  for (const { named, values } of entries) {
    const read = readShared(named.contentType, values);
    if (!read || !('shared' in read)) continue;
    if (read.shared.kind === 'announcement') shared.announcements.push(read.shared.announcement);
    else keep({ ...named, ...addPerson(shared, read.shared.fields, targetOf) });
  }
  shared.announcements.sort((a, b) => compareWords(a.until, b.until));
  return shared;
}

function addPerson(
  { people }: Shared,
  fields: PersonFields,
  targetOf: TargetOf,
): Pick<EntryError, 'errors' | 'shows'> {
  const { id } = fields;
  if (Object.hasOwn(people, id))
    return { errors: [`slug: '${id}' is that of an older person: choose another`], shows: 'nothing' };
  const errors: string[] = [];
  people[id] = makePerson(fields, targetOf, (says) => errors.push(says));
  return { errors, shows: 'the entry' };
}

/**
 * Makes the person that pages show. A photograph with errors is left out.
 * @param remark takes what is wrong with it, with field and remedy
 */
function makePerson(
  { person, photo: link, focus, credit }: PersonFields,
  targetOf: TargetOf,
  remark: (says: string) => void,
): Person {
  const asset = link && targetOf(link);
  const photo = asset?.kind === 'asset' ? asPhoto(asset) : undefined;
  if (!link) return person;
  const errors: string[] = [];
  const checked = <Value>(field: string, schema: z.ZodType<Value>, value: unknown): Value | undefined => {
    const { data, error } = schema.safeParse(value);
    errors.push(...(error?.issues ?? []).map(({ message }) => `${field}: ${message}`));
    return data;
  };
  const by = checked('photoCredit', creditSchema, credit);
  const at = checked('photoFocus', focusSchema.optional(), focus ?? undefined);
  const failure = photo && photoError('portrait', photo);
  if (!photo || asset?.kind !== 'asset') errors.push('photo: publish a picture there, or remove it');
  else if (!asset.alt) errors.push(`photo: ${noDescription(asset.title)}`);
  if (failure) errors.push(`photo: ${failure}`);
  for (const says of errors) remark(says);
  return photo && by && errors.length === 0
    ? { ...person, photo: { ...photo, credit: by, focus: at } }
    : person;
}
