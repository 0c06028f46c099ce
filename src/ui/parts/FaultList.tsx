import { fieldId } from './Field.tsx';

interface Props {
  heading: string;
  /** In the order of the fields. */
  faults: readonly { name: string; label: string; text: string | undefined }[];
  /** So that an address can lead here. */
  id?: string;
}

/** The faults of a form that asks by its address: a line for each field, which leads to it. Renders nothing without a fault. */
export function FaultList({ heading, faults, id }: Props) {
  if (faults.length === 0) return null;
  return (
    <p
      id={id}
      role="alert"
      className="border-b-2 border-ink bg-alert px-5 py-3 font-semibold text-accent-deep md:px-6"
    >
      {heading}{' '}
      {faults.map(({ name, label, text }) => (
        <a key={name} href={`#${fieldId(name)}`} className="block underline">
          {label}: {text}
        </a>
      ))}
    </p>
  );
}
