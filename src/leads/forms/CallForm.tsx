import type { FormCopy } from '#domain/leads/copy/form-copy.ts';
import type { FormDefinition } from '#domain/leads/forms/definition.ts';
import type { PARTNER_FORM } from '#domain/leads/forms/partner.ts';
import type { QUOTE_FORM } from '#domain/leads/forms/quote.ts';
import type { ReturnedForm } from '#domain/services/services.ts';
import { Field } from '#src/ui/parts/Field.tsx';
import type { Desk } from './desk.ts';
import { LeadForm } from './LeadForm.tsx';
import { nativeOf } from './native.ts';

/** The prefix of the ids of the form's fields: the contact form stands on the same page. */
export const CALL_IDS = 'call';

type Definition = typeof QUOTE_FORM | typeof PARTNER_FORM;
type FieldName<Of extends Definition> = keyof Of['fields'] & string;

interface CallFormProps<Of extends Definition> {
  definition: Of;
  copy: FormCopy & { send: string } & Record<FieldName<Of>, string>;
  hints?: Partial<Record<FieldName<Of>, string>>;
  desk: Desk;
  /** The hidden values of the page, by name. */
  carried: Record<keyof NonNullable<Of['carried']> & string, string>;
  /** The form after a plain POST. */
  returned?: ReturnedForm | undefined;
}

/** A form that asks to be called: its cells in pairs, the last one alone where their number is odd. */
export function CallForm<Of extends Definition>(props: CallFormProps<Of>) {
  const { definition, copy, hints = {}, desk, carried, returned } = props;
  const { fields }: FormDefinition = definition;
  const names = Object.keys(fields) as FieldName<Of>[];
  const alone = names.length % 2 === 1 ? names.at(-1) : undefined;
  return (
    <LeadForm definition={definition} copy={copy} desk={desk} send={copy.send} returned={returned}>
      {Object.entries<string>(carried).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="grid md:grid-cols-2 [&>*]:border-b-2 [&>*]:border-ink">
        {names.map((name, index) => (
          <Field
            key={name}
            {...(fields[name] && nativeOf(fields[name]))}
            name={name}
            form={CALL_IDS}
            label={copy[name]}
            hint={(hints as Partial<Record<string, string>>)[name]}
            error={returned?.errors[name]}
            defaultValue={returned?.values[name]}
            place={name === alone ? 'md:col-span-2' : index % 2 === 0 ? 'md:border-r-2' : ''}
          />
        ))}
      </div>
    </LeadForm>
  );
}
