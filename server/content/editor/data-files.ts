import { z } from 'zod';
import { announcementSchema } from '#domain/company/site.ts';
import { personIdSchema, personSchema } from '#domain/entries/people.ts';
import { videoSchema } from '#domain/entries/videos.ts';
import { faqItemSchema, testimonialSchema } from '#domain/shared/copy.ts';
import { PAGE_PATHS, VIDEOS_PATH } from '#domain/shared/page-paths.ts';
import { type Field, fieldsOf } from './fields.ts';

/** How the entries of a file are kept: one map of fields, a list (below a key or as the whole), or a map by id. */
type Kept = 'map' | 'list' | { listAt: string } | 'by id';

/** A YAML file that the editor shows as one form. */
export interface DataFile {
  /** Below the content folder. */
  file: string;
  label: string;
  /** Name of one entry, for the button that adds one. */
  one: string;
  kept: Kept;
  /** The address of a page that shows it. */
  page: string;
  /** Of one entry. */
  fields: Field[];
}

/** The name under which the form has the entries of a file that is no single map. */
export const ENTRIES = 'entries';
/** The field of the form for the id of an entry that a file keeps by id. */
export const ID = 'id';

/** The files that marketing changes most; all other page copy is edited as files. */
export const DATA_FILES: DataFile[] = [
  {
    file: 'faq.yaml',
    label: 'Frequently asked questions',
    one: 'question',
    kept: { listAt: 'questions' },
    page: PAGE_PATHS.home,
    fields: fieldsOf(faqItemSchema),
  },
  {
    file: 'testimonials.yaml',
    label: 'Reviews',
    one: 'review',
    kept: 'list',
    page: PAGE_PATHS.home,
    fields: fieldsOf(testimonialSchema),
  },
  {
    file: 'people.yaml',
    label: 'People',
    one: 'person',
    kept: 'by id',
    page: PAGE_PATHS.about,
    fields: fieldsOf(z.strictObject({ [ID]: personIdSchema, ...personSchema.shape })),
  },
  {
    file: 'videos.yaml',
    label: 'Videos',
    one: 'video',
    kept: 'list',
    page: VIDEOS_PATH,
    fields: fieldsOf(videoSchema),
  },
  {
    file: 'announcement.yaml',
    label: 'Announcement',
    one: 'announcement',
    kept: 'map',
    page: PAGE_PATHS.home,
    fields: fieldsOf(announcementSchema),
  },
];

/** The form of a file, as Decap's configuration has it. */
export function formOfDataFile({ label, one, kept, fields }: DataFile): Field[] {
  if (kept === 'map') return fields;
  const [title = ID] = fields.map(({ name }) => name).filter((name) => name !== ID);
  return [
    {
      name: ENTRIES,
      label,
      label_singular: one,
      required: true,
      widget: 'list',
      collapsed: true,
      summary: `{{fields.${title}}}`,
      fields,
    },
  ];
}
