import type { ComponentProps } from 'react';
import type { FormField } from '#domain/leads/forms/fields.ts';
import type { Field } from '#src/ui/parts/Field.tsx';

type Native = Pick<
  ComponentProps<typeof Field>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'maxLength' | 'multiline' | 'required'
>;

const KINDS: Record<Exclude<FormField['kind'], 'choice'>, Native> = {
  line: {},
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none' },
  phone: { type: 'tel', inputMode: 'tel' },
  text: { multiline: true },
};

/** The attributes of a field in HTML: its keypad, what may be filled in, and how long it may be. */
export function nativeOf(field: FormField): Native {
  if (field.kind === 'choice') return {};
  const { kind, max, autoComplete, optional = false } = field;
  return { ...KINDS[kind], maxLength: max, autoComplete, required: !optional };
}
