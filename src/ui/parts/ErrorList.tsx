import { ANSWER_ANCHOR } from '#domain/pages/anchors.ts';
import { fieldId } from './Field.tsx';

interface Props {
  heading: string;
  /** In the order of the fields. */
  errors: readonly { name: string; label: string; text: string | undefined }[];
}

/**
 * The errors of a form that asks by its address, in place of its answer: a line for each field, which leads to it. The fragment of the
 * form's address gives it the focus, without script. Renders nothing without an error.
 */
export function ErrorList({ heading, errors }: Props) {
  if (errors.length === 0) return null;
  return (
    <p
      id={ANSWER_ANCHOR}
      tabIndex={-1}
      role="alert"
      className="border-b-2 border-ink bg-alert px-5 py-3 font-semibold text-accent-deep md:px-6"
    >
      {heading}{' '}
      {errors.map(({ name, label, text }) => (
        <a key={name} href={`#${fieldId(name)}`} className="block underline">
          {label.endsWith('?') ? label : `${label}:`} {text}
        </a>
      ))}
    </p>
  );
}
