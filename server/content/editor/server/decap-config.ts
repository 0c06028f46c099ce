import { slug } from '#domain/shared/slug.ts';
import type { Choices } from '../forms/choices.ts';
import { DATA_FILES, type DataFile, formOfDataFile } from '../forms/data-files.ts';
import { COLLECTIONS, type Collection, GUIDE, LISTED, withChoices } from '../forms/fields.ts';
import { FORM_FIELDS } from '../forms/labels.ts';
import { textWidget } from '../forms/text-field.ts';
import { below, type Repository } from '../saving/repository.ts';
import { VERSION_FIELD } from '../saving/shown-versions.ts';

const hidden = (name: string) => ({ name, widget: 'hidden', required: false });
const SHOWN_VERSION = hidden(VERSION_FIELD);

/** Where the page sends what it wants read or written. */
export const ACTIONS_PATH = '/actions';

/**
 * Makes Decap's configuration from the schemas of the content, as JSON.
 * @param choices what entries can name
 * @param hasPreview whether the page of an entry is shown beside its form
 */
export function configuration(
  { contentFolder, branch }: Repository,
  choices: Choices,
  hasPreview: boolean,
): string {
  const editor = { preview: hasPreview };
  const config = {
    // The page gets this one, and looks for no other.
    load_config_file: false,
    backend: { name: 'proxy', proxy_url: ACTIONS_PATH, branch },
    media_folder: below(contentFolder, 'images'),
    public_folder: '',
    // The site's own links show drafts (`content -- preview`).
    show_preview_links: false,
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      ...COLLECTIONS.map((collection) => ({ ...written(collection, contentFolder, choices), editor })),
      ...Object.entries(Object.groupBy(DATA_FILES, ({ group }) => group)).map(([label, files = []]) => ({
        name: slug(label),
        label,
        format: 'yaml',
        delete: false,
        editor,
        files: files.map((each) => ({
          name: nameOfForm(each),
          label: each.label,
          file: below(contentFolder, each.file),
          fields: [...formOfDataFile(each), SHOWN_VERSION],
        })),
      })),
    ],
  };
  // Decap reads hints as Markdown, in which an example of Markdown would be no example.
  const plain = (key: string, value: unknown) =>
    key === 'hint' ? String(value).replace(/[\\`*_[\]<>#~!|]/g, String.raw`\$&`) : value;
  return JSON.stringify(config, plain);
}

function written(
  { name, folder, label, one, fields, titles, depth, ending }: Collection,
  contentFolder: string,
  choices: Choices,
) {
  const isText = ending !== '.yaml';
  return {
    name,
    label,
    label_singular: one,
    folder: below(contentFolder, folder),
    extension: ending.slice(1),
    format: isText ? 'yaml-frontmatter' : 'yaml',
    identifier_field: titles[0],
    summary: summaryOf(titles),
    create: true,
    // Its files are in folders, too. The file of an entry is named where it is saved (`fileOfEntry`).
    ...(depth === 1 && { path: '{{slug}}' }),
    slug: titles.length > 1 ? titles.map((title) => `{{fields.${title}}}`).join('-') : '{{slug}}',
    // Buttons above a plain text: what turns Markdown into a rich text and back writes every line anew.
    fields: [
      ...withChoices(fields, choices),
      ...(isText
        ? [
            {
              name: 'body',
              required: true,
              ...textWidget(ending === '.pdf.md' ? 'PDF' : 'entry'),
              ...FORM_FIELDS.body,
            },
          ]
        : []),
      SHOWN_VERSION,
      ...(isText ? [hidden(LISTED)] : []),
    ],
  };
}

/** How a list names an entry, with what visitors do not see yet. The text of a PDF has the title of its guide. */
function summaryOf(titles: Collection['titles']): string {
  if (titles.includes(GUIDE)) return `{{fields.${LISTED}}}`;
  const names = titles.map((title) => `{{${title}}}`).join(' to ');
  return `${names}{{fields.draft | ternary(' · draft', '')}}{{fields.${LISTED}}}`;
}

function nameOfForm({ file }: DataFile): string {
  return slug(file.replace(/\.\w+$/, ''));
}

/** The names of all forms. */
export const FORMS = [...COLLECTIONS.map(({ name }) => name), ...DATA_FILES.map(nameOfForm)];
