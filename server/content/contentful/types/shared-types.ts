import { z } from 'zod';
import { type Announcement, announcementSchema } from '#domain/company/site.ts';
import { type Person, personIdSchema, personSchema } from '#domain/entries/people.ts';
import { lagosDate } from '#domain/shared/dates.ts';
import { remedy } from '../../formats/errors.ts';
import { type ResourceLink, readLink } from './documents.ts';

/** The content types of what all pages share. */
export const SHARED_TYPES = { announcement: 'announcement', person: 'person' } as const;

/** The fields of a person, apart from the photograph, which can be with errors by itself. */
export interface PersonFields {
  id: string;
  person: Omit<Person, 'photo'>;
  photo?: ResourceLink | undefined;
  focus?: unknown;
  credit?: unknown;
}

/** An entry that has no page. */
export type SharedFields =
  | { kind: 'announcement'; announcement: Announcement }
  | { kind: 'person'; fields: PersonFields };

/** Such an entry, or each error with its field and remedy. */
export type SharedReading = { shared: SharedFields } | { errors: string[] };

const EDITORIAL = { error: remedy };
const writtenSchema = z.object({ slug: personIdSchema, ...personSchema.omit({ photo: true }).shape });
/** Fields that the rules call by another name. */
const FIELDS: Record<string, string> = {
  'link.label': 'linkLabel',
  'link.path': 'linkPath',
  link: 'linkPath',
};

/**
 * Reads the flattened fields of an entry.
 * @returns nothing when its content type is none of these
 */
export function readShared(contentType: string, fields: Record<string, unknown>): SharedReading | undefined {
  if (contentType === SHARED_TYPES.announcement) return readAnnouncement(fields);
  return contentType === SHARED_TYPES.person ? readPerson(fields) : undefined;
}

function readAnnouncement({
  text,
  linkLabel,
  linkPath,
  from,
  until,
}: Record<string, unknown>): SharedReading {
  const written = {
    text,
    link: { label: linkLabel, path: linkPath },
    from: dayOf(from),
    until: dayOf(until),
  };
  const { data, error } = announcementSchema.safeParse(written, EDITORIAL);
  return data ? { shared: { kind: 'announcement', announcement: data } } : errorsOf(error);
}

function readPerson({ photo, photoFocus, photoCredit, ...fields }: Record<string, unknown>): SharedReading {
  const { data, error } = writtenSchema.safeParse(fields, EDITORIAL);
  if (!data) return errorsOf(error);
  const { slug: id, ...person } = data;
  const read = { id, person, photo: readLink(photo), focus: photoFocus, credit: photoCredit };
  return { shared: { kind: 'person', fields: read } };
}

/** The field of a day may hold a time, too; what is no day is refused by the rules. */
function dayOf(value: unknown): unknown {
  const isTime = typeof value === 'string' && value.includes('T') && !Number.isNaN(Date.parse(value));
  return isTime ? lagosDate(value) : value;
}

function errorsOf(error: z.ZodError): { errors: string[] } {
  const nameOf = (path: PropertyKey[]) => FIELDS[path.join('.')] ?? path.join('.');
  return { errors: error.issues.map(({ path, message }) => `${nameOf(path)}: ${message}`) };
}
