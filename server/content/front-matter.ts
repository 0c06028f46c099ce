import type { Document } from '@contentful/rich-text-types';
import type { z } from 'zod';
import { markdownToRichText } from './markdown.ts';
import { remedy } from './remedies.ts';
import { readYaml } from './yaml.ts';
import { lineOf } from './yaml-lines.ts';

/** The fields of a Markdown file, and what stands below them. */
export const FRONT_MATTER = /^---\r?\n(?<head>.*?\r?\n)---[^\S\n]*(?:\r?\n|$)(?<body>.*)$/s;

/** The schema of fields, whose names a remedy can tell. */
export type FieldsSchema<Fields> = z.ZodObject & z.ZodType<Fields>;

/**
 * Reads a Markdown file that begins with fields between two lines of `---`.
 * @param schema the shape of the fields
 * @param report takes every fault, with field or line and remedy
 * @returns the fields, and the body as rich text, which is absent when nothing is written; nothing when there are no sound fields
 */
export async function readEntry<Fields>(
  text: string,
  schema: FieldsSchema<Fields>,
  report: (problem: string) => void,
): Promise<{ fields: Fields; content?: Document } | undefined> {
  const parts = FRONT_MATTER.exec(text)?.groups;
  if (!parts) {
    report(`begin with '---', the fields ${required(schema)}, and '---'`);
    return;
  }
  const { head = '', body = '' } = parts;
  const above = text.slice(0, text.length - body.length).replace(/[^\n]/g, '');
  const { document, faults } = await markdownToRichText(above + body);
  faults.forEach(report);
  const fields = parseFields(head, schema, report);
  if (!fields) return;
  return { fields, ...(document.content.length > 0 && { content: document }) };
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
  const { value, fault } = readYaml(text);
  if (fault) {
    report(fault);
    return;
  }
  const parsed = schema.safeParse(value ?? {}, { error: remedy });
  for (const { path, message, ...issue } of parsed.error?.issues ?? []) {
    const [key] = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const line = lineOf(text, key === undefined ? path : [...path, key]);
    report([`line ${line}`, path.join('.'), message].filter(Boolean).join(': '));
  }
  return parsed.data;
}
