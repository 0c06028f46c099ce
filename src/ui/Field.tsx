import type { ChangeEvent, ComponentProps, FocusEvent } from 'react';

type Element = HTMLInputElement | HTMLTextAreaElement;

/** What a line and a text area have in common. */
type Control = Pick<
  ComponentProps<'input'>,
  | 'autoComplete'
  | 'autoCapitalize'
  | 'defaultValue'
  | 'inputMode'
  | 'maxLength'
  | 'minLength'
  | 'pattern'
  | 'readOnly'
  | 'required'
> & {
  ref?: (element: Element | null) => void;
  onChange?: (event: ChangeEvent<Element>) => unknown;
  onBlur?: (event: FocusEvent<Element>) => unknown;
};

interface FieldProps extends Control {
  /** Also the end of the control's id, so that a link in an error summary can point to it. */
  name: string;
  /** Begins the control's id, where a page has two forms with fields of one name. */
  form?: string | undefined;
  label: string;
  type?: 'text' | 'email' | 'tel';
  /** What is wrong with the value; marks the field as faulty. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Shows a text area instead of a line. */
  multiline?: boolean;
  /** Where the cell stands in the grid around it. */
  place?: string;
}

export const FAULTY = 'bg-blush not-focus-within:shadow-[inset_6px_0_0_var(--color-laterite)]';

/** The id of a field's control. */
export const fieldId = (name: string, form = 'field') => `${form}-${name}`;

/** A labelled cell of a printed form: the whole cell takes the click, and the error stands inside it. */
export function Field({
  name,
  form,
  label,
  type = 'text',
  error,
  hint,
  multiline = false,
  place = '',
  ...control
}: FieldProps) {
  const id = fieldId(name, form);
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const common = {
    ...control,
    id,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes || undefined,
  };
  const foot = error ? 'pb-2' : 'grow pb-4';
  return (
    <div className={`form-cell ${error ? FAULTY : 'focus-within:bg-white'} ${place}`}>
      <label
        htmlFor={id}
        className={`block px-5 pt-4 text-label font-semibold md:px-6 ${error ? 'text-laterite-deep' : 'text-muted'}`}
      >
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="px-5 text-label text-muted md:px-6">
          {hint}
        </p>
      )}
      {multiline ? (
        <textarea {...common} rows={4} className={`form-control ${foot} min-h-36 resize-y`} />
      ) : (
        <input {...common} type={type} className={`form-control ${foot} min-h-target`} />
      )}
      {error && (
        <p id={`${id}-error`} className="px-5 pb-4 text-label font-semibold text-laterite-deep md:px-6">
          {error}
        </p>
      )}
    </div>
  );
}
