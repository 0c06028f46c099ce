/** Texts of all content files by their path inside the content folder, with forward slashes, sorted. */
export type Files = Map<string, string>;

/** The replacement that the site shows where a file, or an entry of the content service, is with errors. */
export type Shown = 'last good version' | 'the default language' | 'nothing' | 'the rest' | 'the entry';

/** A file with errors, which the site goes on without. */
export interface FileError {
  /** Below the content folder. */
  file: string;
  /** Each begins with the file, and names line or field and remedy. */
  problems: string[];
  shows: Shown;
}

/** Something to put right, with its file below the content folder. */
export interface Problem {
  file: string;
  /** The error, or what to do about it. */
  message: string;
}
