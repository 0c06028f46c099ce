import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';

/** The props that a line and a text area share. */
type Control = Pick<
  ComponentProps<'input'>,
  | 'autoComplete'
  | 'autoCapitalize'
  | 'defaultValue'
  | 'list'
  | 'inputMode'
  | 'maxLength'
  | 'readOnly'
  | 'required'
>;

interface FieldProps extends Control {
  /** Also the end of the control's id, so that a link in an error summary can point to it. */
  name: string;
  /** Begins the control's id, where a page has two forms with fields of one name. */
  form?: string | undefined;
  label: string;
  type?: 'text' | 'email' | 'tel' | 'date' | 'time';
  /** The error of the value; marks the field as invalid. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Shows a text area instead of a line. */
  multiline?: boolean;
  /** Where the cell is in the grid around it. */
  place?: string;
}

/** A cell, which says by `data-invalid` that its value is wrong: the server sets it, or a script. */
export const CELL =
  'group/cell form-cell focus-within:bg-white data-invalid:bg-alert data-invalid:not-focus-within:[box-shadow:inset_6px_0_0_var(--color-accent)]';

export const LABEL =
  'block px-5 pt-2.5 text-label font-semibold text-muted group-data-invalid/cell:text-accent-deep md:px-6 md:pt-4';

/** The id of a field's control. */
export const fieldId = (name: string, form = 'field') => `${form}-${name}`;

/** A labelled cell of a printed form: the whole cell takes the click, and the error is inside it. */
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
  const common = {
    ...control,
    id,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': hint ? `${id}-hint ${id}-error` : `${id}-error`,
  };
  const foot = 'grow pb-1.5 md:pb-4 group-data-invalid/cell:grow-0 group-data-invalid/cell:pb-2';
  return (
    <div data-cell="" data-invalid={error ? '' : undefined} className={`${CELL} ${place}`}>
      <label htmlFor={id} className={LABEL}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="px-5 text-label text-muted md:px-6">
          {hint}
        </p>
      )}
      {multiline ? (
        <TextArea {...common} rows={4} className={`form-control ${foot} min-h-28 resize-y md:min-h-36`} />
      ) : (
        <input {...common} type={type} className={`form-control ${foot} min-h-target`} />
      )}
      <FieldError id={id} text={error} />
    </div>
  );
}

/** When React hydrates a text area that came with a text, it puts that back in the place of what was typed meanwhile. */
function TextArea(props: ComponentProps<'textarea'> & { id: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed] = useState(() =>
    typeof document === 'undefined'
      ? undefined
      : (document.getElementById(props.id) as HTMLTextAreaElement | null)?.value,
  );
  useLayoutEffect(() => {
    if (area.current && typed !== undefined && area.current.value !== typed) area.current.value = typed;
  }, [typed]);
  return <textarea {...props} ref={area} />;
}

/** The error of the value of a cell; empty and hidden until something is. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return (
    <p
      id={`${id}-error`}
      hidden={!text}
      className="px-5 pb-4 text-label font-semibold text-accent-deep md:px-6"
    >
      {text}
    </p>
  );
}
