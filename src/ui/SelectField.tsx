import type { ComponentProps } from 'react';
import { FAULTY, fieldId } from './Field.tsx';
import { Icon } from './Icon.tsx';

interface SelectFieldProps extends Pick<ComponentProps<'select'>, 'defaultValue' | 'onChange' | 'onBlur'> {
  name: string;
  label: string;
  error?: string | undefined;
  /** What can be chosen, by value; `none` stands first and has the empty value. */
  options: Record<string, string>;
  none: string;
  ref?: (element: HTMLSelectElement | null) => void;
}

/** A labelled cell of a printed form in which one of a few things is chosen, or none. */
export function SelectField({ name, label, error, options, none, ...control }: SelectFieldProps) {
  const id = fieldId(name);
  return (
    <div className={`form-cell ${error ? FAULTY : 'focus-within:bg-white'}`}>
      <label htmlFor={id} className="block px-5 pt-4 text-label font-semibold text-muted md:px-6">
        {label}
      </label>
      <select
        {...control}
        id={id}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
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
      {error && (
        <p id={`${id}-error`} className="px-5 pb-4 text-label font-semibold text-laterite-deep md:px-6">
          {error}
        </p>
      )}
    </div>
  );
}
