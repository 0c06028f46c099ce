import { CELL, FieldError, fieldId, LABEL } from './Field.tsx';
import { Icon } from './Icon.tsx';

interface SelectFieldProps {
  name: string;
  label: string;
  error?: string | undefined;
  /** The options, by value; `none` is first and has the empty value. */
  options: Record<string, string>;
  none: string;
  defaultValue?: string | undefined;
}

/** A labelled cell of a printed form in which one of a few things is chosen, or none. */
export function SelectField({ name, label, error, options, none, defaultValue }: SelectFieldProps) {
  const id = fieldId(name);
  return (
    <div data-cell="" data-invalid={error ? '' : undefined} className={CELL}>
      <label htmlFor={id} className={LABEL}>
        {label}
      </label>
      <select
        defaultValue={defaultValue}
        id={id}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-error`}
        className="form-control min-h-target grow appearance-none pe-14! pb-4"
      >
        <option value="">{none}</option>
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="caret" className="pointer-events-none absolute right-5 bottom-5 size-5" />
      <FieldError id={id} text={error} />
    </div>
  );
}
