import type { EditedEntry, PreviewKind } from '../entries/drafts.ts';
import type { DeskSheet } from '../leads/desk-links/desk-page.ts';
import type { Content } from './content.ts';

/** Why a form without errors could not be taken; names the line of the form's page that says so. */
export type FormFailure = 'tooMany' | 'unavailable';

/** A form that came back after a plain POST: what was typed and what is wrong, by field. */
export interface ReturnedForm {
  values: Partial<Record<string, string>>;
  errors: Partial<Record<string, string>>;
  failure?: FormFailure;
}

/** Everything that the server hands to a page as `Astro.locals`. */
export interface Services {
  content: Content;
  /** The content in each language, the default one first; absent where there is only that. */
  languages?: readonly Content[];
  /** The public origin of the site, without a trailing slash, for canonical addresses. */
  siteUrl: string;
  /** The current year in Africa/Lagos. */
  year: number;
  /** Origin that pictures of entries come from besides this site, like `https://images.example.com`. */
  pictureOrigin?: string;
  /** Container of the tag manager that visitors are asked about; without one, nobody is asked and none is loaded. */
  tagManagerId?: string;
  /** After how many days leads are deleted; where none are set, they stay. */
  retentionDays?: number;
  /** After how many days suspected spam is deleted, where it is not the number of domain/leads/submission.ts. */
  spamRetentionDays?: number;
  /** Pages bring the service worker, so that they open offline. */
  offline?: boolean;
  /** Names, clients and figures are samples: pages say so, and search engines are kept away. */
  samples?: boolean;
  returnedForm?: ReturnedForm;
  /** The lead whose link was opened. */
  deskSheet?: DeskSheet | undefined;
  /** The content holds drafts, which only editors see. */
  preview?: PreviewKind;
  /** The entry of the page as its editor has it. */
  edited?: EditedEntry;
  /** The errors that keep the entry of the page from being shown as its editor has it, each with its field and remedy. */
  draftErrors?: string[];
}
