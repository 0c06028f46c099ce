import type { RefObject } from 'react';
import { errorOf, type FormFields } from '#domain/leads/forms/fields.ts';

export type Texts = Record<string, string>;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls of a form for its fields, in their order. */
export const controlsOf = ({ current }: RefObject<HTMLFormElement | null>, fields: FormFields): Control[] =>
  Object.keys(fields).flatMap((name) => {
    const found = current?.elements.namedItem(name);
    return found instanceof Element ? [found as Control] : [];
  });

/** The typed values, trimmed as the server keeps them. */
export const typedIn = (form: HTMLFormElement, fields: FormFields): Texts =>
  Object.fromEntries(controlsOf({ current: form }, fields).map(({ name, value }) => [name, value.trim()]));

/** The errors in what was typed, by field. */
export const errorsIn = (typed: Texts, fields: FormFields): Texts =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const error = errorOf(field, typed[name] ?? '');
      return error ? [[name, error]] : [];
    }),
  );

/** Puts values into a form's fields; fields without one become empty, and boxes are not ticked any more. */
export function fill(form: HTMLFormElement, fields: FormFields, values: Texts): void {
  for (const control of controlsOf({ current: form }, fields)) control.value = values[control.name] ?? '';
  if (Object.keys(values).length > 0) return;
  for (const box of form.querySelectorAll<HTMLInputElement>('[type=checkbox]')) box.checked = false;
}
