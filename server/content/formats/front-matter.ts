import type { Document } from '@contentful/rich-text-types';
import leven from 'leven';
import type { z } from 'zod';
import { remedy } from './errors.ts';
import { placeOf } from './field-places.ts';
import { markdownToRichText } from './markdown.ts';
import { BLANK, blankTexts, isOfBlank } from './placed-texts.ts';
import { lineOf, readYaml } from './yaml.ts';

/** The fields of a Markdown file, and what is below them. */
export const FRONT_MATTER = /^---[ \t]*\r?\n(?<head>.*?\r?\n)---[^\S\n]*(?:\r?\n|$)(?<body>.*)$/s;

const NOT_CLOSED = "line 1: write '---' on a line of its own below the fields, above the text";

/** The schema of fields, whose names a remedy can tell. */
export type FieldsSchema<Fields> = z.ZodObject & z.ZodType<Fields>;

/** An entry of a file: its fields, and its text where there is one. */
export interface FileEntry<Fields> {
  fields: Fields;
  content?: Document;
}

/** Reads entries as `readEntry` does, perhaps with less work. */
export type EntryReading = <Fields>(
  text: string,
  schema: FieldsSchema<Fields>,
  report: (problem: string) => void,
  file: string,
) => Promise<FileEntry<Fields> | undefined>;

/**
 * Reads a Markdown file that begins with fields between two lines of `---`.
 * @param schema the shape of the fields
 * @param report takes every error, with field or line and remedy
 * @returns the fields, and the body as rich text, which is absent when nothing is written; nothing when there are no valid fields
 */
export async function readEntry<Fields>(
  text: string,
  schema: FieldsSchema<Fields>,
  report: (problem: string) => void,
): Promise<FileEntry<Fields> | undefined> {
  const parts = FRONT_MATTER.exec(text)?.groups;
  if (!parts) {
    report(
      text.startsWith('---')
        ? NOT_CLOSED
        : `line 1: begin with '---', the fields ${required(schema)}, and '---'`,
    );
    return;
  }
  const { head = '', body = '' } = parts;
  const { document, errors } = markdownToRichText(inPlace(body, text));
  errors.forEach(report);
  const fields = parseFields(head, schema, report);
  if (!fields) return;
  return { fields, ...(document.content.length > 0 && { content: document }) };
}

/** The text below the fields of a file that was found in order. */
export async function readBody(text: string): Promise<Document> {
  const body = FRONT_MATTER.exec(text)?.groups?.['body'] ?? '';
  return markdownToRichText(inPlace(body, text)).document;
}

/** A body below as many empty lines as are above it, so that errors name the line of the file. */
function inPlace(body: string, text: string): string {
  return text.slice(0, text.length - body.length).replace(/[^\n]/g, '') + body;
}

function required(schema: z.ZodObject): string {
  const names = Object.keys(schema.shape).filter((name) => !schema.shape[name]?.safeParse(undefined).success);
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function parseFields<Fields>(
  head: string,
  schema: FieldsSchema<Fields>,
  report: (problem: string) => void,
): Fields | undefined {
  const text = `\n${head}`;
  const { value, error } = readYaml(text);
  if (error) {
    report(error);
    return;
  }
  const parsed = schema.safeParse(value ?? {}, { error: remedy });
  const blank = blankTexts(value);
  const issues = (parsed.error?.issues ?? []).filter((issue) => !isOfBlank(issue, blank));
  const slips = slipsIn(issues, value, schema);
  for (const { path, message, ...issue } of issues) {
    // The field is there, under a name with a slip.
    if (path.length === 1 && slips.has(String(path[0]))) continue;
    const [key] = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const line = lineOf(text, key === undefined ? path : [...path, key]);
    const meant = [...slips].find(([, written]) => path.length === 0 && written === key)?.[0];
    const says = meant === undefined ? message : `write '${meant}' in place of '${key}'`;
    report([`line ${line}`, placeOf(path, value), says].filter(Boolean).join(': '));
  }
  for (const path of blank)
    if (!issues.some((issue) => issue.path.join() === path.join()))
      report(`line ${lineOf(text, path)}: ${placeOf(path, value)}: ${BLANK}`);
  return parsed.data;
}

/** A slip changes one letter, or two where they change places. */
const SLIP = 2;

/** The fields that are not written, but under a name that is nearly theirs; with that name. */
function slipsIn(issues: z.core.$ZodIssue[], value: unknown, schema: z.ZodObject): Map<string, string> {
  const written = Object.keys(Object(value));
  const missing = Object.keys(schema.shape).filter((name) => !written.includes(name));
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' && issue.path.length === 0 && issue.keys.length === 1
      ? issue.keys
      : [],
  );
  return new Map(
    unknown.flatMap((key) => {
      const meant = missing.find((name) => leven(key.toLowerCase(), name.toLowerCase()) <= SLIP);
      return meant === undefined ? [] : [[meant, key]];
    }),
  );
}
