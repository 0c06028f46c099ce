/** Address of the page behind a signed link to one draft of the content folder. */
export const DRAFT_PATH = '/draft';
/** Its parameters: the file below the content folder, and what signs it. */
export const DRAFT_FILE = 'file';
export const DRAFT_TOKEN = 'token';

/** Takes an entry as it is being typed, and answers with its page. */
export const TYPED_PATH = '/api/content/preview/typed';

/** Id of the element that holds the entry of the page as JSON. */
export const EDITED_ENTRY_ID = 'edited-entry';

/** Id of the element that tells what keeps the entry from being shown. */
export const DRAFT_ERRORS_ID = 'draft-errors';

/**
 * Who sees the drafts of a page: an editor of the content service, whose pane may frame it, or anyone who has the signed link to one
 * file.
 */
export type PreviewKind = 'frame' | 'link';

/** An entry of the content service as an editor has it: links in it are unresolved. */
export interface EditedEntry {
  space: string;
  environment: string;
  id: string;
  contentType: string;
  /** Ids. */
  tags: string[];
  createdAt: string;
  updatedAt: string;
  /** In which the entry is read, where a field says nothing else. */
  locale: string;
  /** The locale that a field's value comes from. */
  localeOf: Record<string, string>;
  /** One value for each field. */
  fields: Record<string, unknown>;
}

/** The message about an entry that is being typed: its changes, and what it is known by. */
export type TypedEntry = Pick<
  EditedEntry,
  'id' | 'contentType' | 'tags' | 'createdAt' | 'updatedAt' | 'localeOf' | 'fields'
>;
