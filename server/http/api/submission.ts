import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  CONTACT_FIELDS,
  type Contact,
  type ContactField,
  type ContactInput,
  contactSchema,
  TRAP_FIELD,
} from '#domain/contact.ts';

/** What a submission turned out to be: a contact, or faults by field. */
export type Judgement = { contact: Contact } | { errors: Partial<Record<ContactField, string>> };

/** Judges the body of a submission; of several faults in a field, the first counts. */
export function judge(body: unknown): Judgement {
  const { data, error } = contactSchema.safeParse(fieldsOf(body));
  if (data) return { contact: data };
  const { fieldErrors } = z.flattenError(error);
  const faulty = CONTACT_FIELDS.flatMap((field) => {
    const [message] = fieldErrors[field] ?? [];
    return message === undefined ? [] : [[field, message]];
  });
  return { errors: Object.fromEntries(faulty) };
}

/** What was typed into the form, to show it again. */
export function typedValues(body: unknown): Partial<ContactInput> {
  const fields = fieldsOf(body);
  return Object.fromEntries(
    CONTACT_FIELDS.map((field) => [field, fields[field]]).filter(([, value]) => typeof value === 'string'),
  );
}

/** Whether the field that people never see was filled. */
export function isTrapped(body: unknown): boolean {
  const value = fieldsOf(body)[TRAP_FIELD];
  return value !== undefined && value !== null && value !== '';
}

/** Whether this came from a form without script, which wants a page for an answer. */
export function wantsPage(request: FastifyRequest): boolean {
  const { 'content-type': type = '', accept = '' } = request.headers;
  return type.startsWith('application/x-www-form-urlencoded') && !accept.includes('json');
}

function fieldsOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? Object.fromEntries(Object.entries(body)) : {};
}
