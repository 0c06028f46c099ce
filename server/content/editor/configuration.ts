import { stringify } from 'yaml';
import { COLLECTIONS, type Collection } from './collections.ts';

/** Where the page sends what it wants read or written. */
export const ACTIONS_PATH = '/actions';

/**
 * Makes Decap's configuration from the schemas of the content.
 * @param contentFolder path of the content folder within its repository
 * @param branch that is checked out there
 */
export function configuration(contentFolder: string, branch: string): string {
  const config = {
    backend: { name: 'proxy', proxy_url: ACTIONS_PATH, branch },
    media_folder: below(contentFolder, 'images'),
    public_folder: '',
    // The site's own links show drafts (`content -- preview`).
    show_preview_links: false,
    slug: { encoding: 'ascii', clean_accents: true },
    collections: COLLECTIONS.map((collection) => written(collection, contentFolder)),
  };
  return stringify(config, { aliasDuplicateObjects: false });
}

function written({ folder, label, one, fields, title, depth }: Collection, contentFolder: string) {
  return {
    name: folder,
    label,
    label_singular: one,
    folder: below(contentFolder, folder),
    extension: 'md',
    format: 'yaml-frontmatter',
    identifier_field: title,
    summary: `{{${title}}}`,
    // A file that goes, or is named anew, needs `formerly` or a redirect.
    delete: false,
    // A new term belongs into the folder of its letter, which no template of Decap tells.
    ...(depth === 1 ? { create: false, path: '{{folder}}/{{slug}}' } : { create: true }),
    slug: '{{slug}}',
    editor: { preview: false },
    // Plain text: what turns Markdown into a rich text and back writes every line anew.
    fields: [...fields, { name: 'body', label: 'Text (Markdown)', widget: 'text', required: false }],
  };
}

/** A path within the repository, with forward slashes. */
export function below(contentFolder: string, path: string): string {
  return contentFolder === '' ? path : `${contentFolder}/${path}`;
}
