import type { FieldErrors, Resolver } from 'react-hook-form';
import { type Contact, type ContactInput, contactSchema } from '#domain/contact.ts';

/** Judges the form by the schema that the server uses too; of several faults in a field, the first is told. */
export const contactResolver: Resolver<ContactInput, unknown, Contact> = (typed) => {
  const judged = contactSchema.safeParse(typed);
  if (judged.success) return { values: judged.data, errors: {} };
  const errors: FieldErrors<ContactInput> = {};
  for (const { path, message } of judged.error.issues) {
    const field = path[0] as keyof ContactInput;
    errors[field] ??= { type: 'schema', message };
  }
  return { values: {}, errors };
};
