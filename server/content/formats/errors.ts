import type { z } from 'zod';

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

/** What visitors see of the files that have errors, in the order of the message: the worst first. */
const SHOWN: Record<Shown, string> = {
  nothing: 'The site leaves these out until they are fixed:',
  'last good version': 'The site shows the last good version of these until they are fixed:',
  'the default language': 'The site shows these in its default language until they are fixed:',
  'the rest': 'The site shows pages without these until they are fixed:',
  'the entry': 'The site shows these anyway:',
};

/** Says to the editors which files have errors, where, and what visitors see meanwhile; files that are alike in that stand together. */
export function explainErrors(errors: FileError[]): string {
  const groups = Map.groupBy(errors, ({ shows }) => shows);
  const parts = (Object.keys(SHOWN) as Shown[]).flatMap((shows) => {
    const lines = groups.get(shows)?.flatMap(({ problems }) => problems) ?? [];
    return lines.length > 0 ? [[SHOWN[shows], ...lines.map((line) => `  ${line}`)].join('\n')] : [];
  });
  return ['The content has errors.', ...parts].join('\n\n');
}

type Unworded = Parameters<z.core.$ZodErrorMap>[0];

/**
 * Says what an editor should write instead, where a schema has no words of its own. An error map for zod.
 * @returns a remedy in the imperative, to follow file and field
 */
export function remedy(issue: Unworded): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'is missing: add it'
        : `write ${KINDS[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `write ${issue.values.map((value) => `'${String(value)}'`).join(' or ')}`;
    case 'unrecognized_keys':
      return `remove ${issue.keys.map((key) => `'${key}'`).join(', ')}: nothing reads it`;
    case 'too_small':
      return `write at least ${amount(issue.origin, issue.minimum)}`;
    case 'too_big':
      return `write at most ${amount(issue.origin, issue.maximum)}`;
    case 'invalid_format':
      if (issue.format === 'ends_with') return `end it with '${issue['suffix']}'`;
      if (issue.format === 'starts_with') return `begin it with '${issue['prefix']}'`;
      return FORMATS[issue.format] ?? `write it as ${issue.format}`;
    case 'invalid_key':
      return issue.issues[0]?.message ?? 'write another name';
    default:
      return 'write it as the other files do';
  }
}

const KINDS: Record<string, string> = {
  string: 'text (in quotes, if it looks like a number)',
  object: 'named fields',
  array: 'a list, such as [First, Second]',
  tuple: 'a list',
  boolean: 'true or false',
  number: 'a number',
  int: 'a whole number',
};

const FORMATS: Record<string, string> = {
  url: 'write a full address that begins with https://',
  email: 'write an e-mail address',
  date: 'write the day as 2026-11-21',
};

function amount(origin: string, count: number | bigint): string {
  if (origin === 'number' || origin === 'int') return `${count}`;
  const [one, more] = origin === 'string' ? ['character', 'characters'] : ['entry', 'entries'];
  return `${count} ${Number(count) === 1 ? one : more}`;
}
