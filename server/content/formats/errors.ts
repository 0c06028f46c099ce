import leven from 'leven';
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

/** The file that a line of an error begins with. */
export const fileOfError = (error: string): string => error.slice(0, Math.max(0, error.indexOf(': ')));

/** Something to put right, with its file below the content folder. */
export interface Problem {
  file: string;
  /** The error, or what to do about it. */
  message: string;
}

/** The remedy for a file under a wrong name whose right name another file has: both may hold what the other lacks. */
export const alreadyThere = (file: string): string =>
  `there is ${file} already: copy what is missing there, then delete this file`;

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
      return oneOf(issue.values, issue.input);
    case 'unrecognized_keys':
      return `remove ${issue.keys.map((key) => `'${key}'`).join(', ')}: nothing reads it`;
    case 'too_small':
      return `write ${leastOf(issue)} ${amount(issue.origin, issue.minimum)}`;
    case 'too_big':
      return `write ${mostOf(issue)} ${amount(issue.origin, issue.maximum)}`;
    case 'not_multiple_of':
      return `write a multiple of ${issue.divisor}`;
    case 'invalid_format':
      return ofFormat(issue);
    case 'invalid_union':
      return issue.errors[0]?.[0]?.message ?? OTHERWISE;
    case 'invalid_key':
      return issue.issues[0]?.message ?? 'write another name';
    case 'invalid_element':
      return issue.issues[0]?.message ?? OTHERWISE;
    default:
      return OTHERWISE;
  }
}

const OTHERWISE = 'write it as the other entries have it';

const KINDS: Record<string, string> = {
  string: 'text (in quotes, if it looks like a number)',
  object: 'named fields',
  record: 'named fields',
  array: 'a list, such as [First, Second]',
  tuple: 'a list',
  boolean: 'true or false',
  number: 'a number',
  int: 'a whole number',
};

/** A slip changes one letter, or two where they change places. */
const SLIP = 2;

function oneOf(values: readonly unknown[], input: unknown): string {
  const inQuotes = values.map((value) => `'${String(value)}'`);
  return (values.length > 1 && meantBy(values, input)) || `write ${inQuotes.join(' or ')}`;
}

/** Names the one value that is meant, where a slip is all that keeps what is written from being that. */
export function meantBy(values: readonly unknown[], written: unknown): string | undefined {
  if (typeof written !== 'string') return undefined;
  const near = values.find(
    (value) => leven(String(value).toLowerCase(), written.trim().toLowerCase()) <= SLIP,
  );
  return near === undefined ? undefined : `write '${String(near)}'`;
}

type Of<Code extends Unworded['code']> = Extract<Unworded, { code: Code }>;

function leastOf({ exact, inclusive = true }: Of<'too_small'>): string {
  if (exact) return 'exactly';
  return inclusive ? 'at least' : 'more than';
}

function mostOf({ exact, inclusive = true }: Of<'too_big'>): string {
  if (exact) return 'exactly';
  return inclusive ? 'at most' : 'less than';
}

const FORMATS: Record<string, string> = {
  url: 'write a full address that begins with https://',
  email: 'write an email address, such as ada@example.com',
  date: 'write the day as 2026-11-21',
  regex: 'use other letters or signs: these cannot be used here',
};

function ofFormat(issue: Of<'invalid_format'>): string {
  if (issue.format === 'ends_with') return `end it with '${issue['suffix']}'`;
  if (issue.format === 'starts_with') return `begin it with '${issue['prefix']}'`;
  if (issue.format === 'includes') return `write '${issue['includes']}' somewhere in it`;
  return FORMATS[issue.format] ?? `write it as ${issue.format}`;
}

function amount(origin: string, count: number | bigint): string {
  if (origin === 'number' || origin === 'int') return `${count}`;
  const [one, more] = origin === 'string' ? ['character', 'characters'] : ['entry', 'entries'];
  return `${count} ${Number(count) === 1 ? one : more}`;
}
