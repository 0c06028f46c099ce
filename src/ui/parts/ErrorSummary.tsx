import type { ReturnedForm } from '#domain/services/services.ts';
import { fieldId } from '#src/ui/parts/Field.tsx';

interface ErrorSummaryProps {
  heading: string;
  errors: ReturnedForm['errors'];
  /** The fields of the form; an error in something else has no field to lead to. */
  fields: readonly string[];
  /** The prefix of the ids of the form's fields, where the page has two forms. */
  form?: string | undefined;
}

/** Why a form came back, with links to the invalid fields; the browser moves the focus here by itself. */
export function ErrorSummary({ heading, errors, fields, form }: ErrorSummaryProps) {
  const invalid = Object.entries(errors);
  const focusOnArrival = { tabIndex: -1, autoFocus: true };
  return (
    <div
      role="alert"
      data-error-summary=""
      className="border-b-2 border-l-6 border-ink border-l-accent bg-alert px-5 py-4 md:px-6"
      {...focusOnArrival}
    >
      <p className="font-bold">{heading}</p>
      {invalid.length > 0 && (
        <ul>
          {invalid.map(([field, message]) => (
            <li key={field}>
              {fields.includes(field) ? (
                <a
                  href={`#${fieldId(field, form)}`}
                  className="link inline-flex min-h-target items-center text-accent-deep"
                >
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
