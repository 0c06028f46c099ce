import type { FormDefinition } from '#domain/leads/forms/definition.ts';
import { faultOf } from '#domain/leads/forms/fields.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Texts by field: values, faults. */
export type ByField = Record<string, string>;

const isControl = (found: unknown): found is Control =>
  found instanceof HTMLInputElement ||
  found instanceof HTMLTextAreaElement ||
  found instanceof HTMLSelectElement;

/** The fields of a form as they stand in the page (src/ui/parts/Field.tsx, src/ui/parts/SelectField.tsx). */
export function formFields(form: HTMLFormElement, { fields }: FormDefinition) {
  const controls = Object.keys(fields)
    .map((name) => form.elements.namedItem(name))
    .filter(isControl);

  /** Marks a field as faulty and says why, or takes both away. */
  function show(control: Control, fault: string | undefined): void {
    const place = document.getElementById(`${control.id}-error`);
    if (place) {
      place.textContent = fault ?? '';
      place.hidden = !fault;
    }
    control.closest('[data-cell]')?.toggleAttribute('data-faulty', Boolean(fault));
    if (fault) control.setAttribute('aria-invalid', 'true');
    else control.removeAttribute('aria-invalid');
  }

  function judgeOne(control: Control): string | undefined {
    const field = fields[control.name];
    return field && faultOf(field, control.value);
  }

  return {
    /** The typed values, trimmed as the server keeps them. */
    values: (): ByField => Object.fromEntries(controls.map(({ name, value }) => [name, value.trim()])),

    isBlank: () => controls.every(({ value }) => value.trim() === ''),

    /** Judges all fields. @returns the faults */
    judge(): ByField {
      const faults: ByField = {};
      for (const control of controls) {
        const fault = judgeOne(control);
        if (fault) faults[control.name] = fault;
      }
      return faults;
    },

    /** Judges the field that has just changed, and shows what is wrong with it. */
    judgeAgain(target: EventTarget | null): void {
      const control = controls.find((one) => one === target);
      if (control) show(control, judgeOne(control));
    },

    /** Shows these faults and no others; the first faulty field takes the focus. */
    showFaults(faults: ByField): void {
      for (const control of controls) show(control, faults[control.name]);
      controls.find(({ name }) => faults[name])?.focus();
    },

    fill(values: ByField): void {
      for (const control of controls) control.value = values[control.name] ?? '';
    },

    /** Takes away what was typed and ticked. */
    clear(): void {
      for (const control of controls) control.value = '';
      for (const box of form.querySelectorAll<HTMLInputElement>('[type=checkbox]')) box.checked = false;
    },

    /** Keeps what was typed from being changed, or lets it. */
    hold(held: boolean): void {
      for (const control of controls) if ('readOnly' in control) control.readOnly = held;
    },

    /** The values of a message that this form has fields for, by their labels. */
    labelled: (values: ByField): [label: string, value: string][] =>
      controls.flatMap(({ name, labels }): [string, string][] => {
        const value = values[name];
        return value ? [[labels?.[0]?.textContent ?? name, value]] : [];
      }),
  };
}

export type Fields = ReturnType<typeof formFields>;
