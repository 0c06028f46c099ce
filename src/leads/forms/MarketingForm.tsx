import { MARKETING_FORM } from '#domain/leads/forms/marketing.ts';
import type { MarketingFormCopy } from '#domain/pages/copy/marketing.ts';
import type { ReturnedForm } from '#domain/services/services.ts';
import { Field } from '#src/ui/parts/Field.tsx';
import { SelectField } from '#src/ui/parts/SelectField.tsx';
import type { Desk } from './desk.ts';
import { LeadForm } from './LeadForm.tsx';
import { nativeOf } from './native.ts';

type Name = keyof typeof MARKETING_FORM.fields;

const LINES = (Object.keys(MARKETING_FORM.fields) as Name[]).filter((name) => name !== 'options');

interface MarketingFormProps {
  copy: MarketingFormCopy;
  desk: Desk;
  /** The form after a plain POST. */
  returned?: ReturnedForm | undefined;
}

/** The form of the landing page. */
export function MarketingForm({ copy, desk, returned }: MarketingFormProps) {
  const cell = (name: Name) => ({
    name,
    label: copy[name],
    error: returned?.errors[name],
    defaultValue: returned?.values[name],
  });
  return (
    <LeadForm definition={MARKETING_FORM} copy={copy} desk={desk} send={copy.send} returned={returned}>
      <div className="grid [&>*]:border-b-2 [&>*]:border-ink">
        {LINES.map((name) => (
          <Field key={name} {...nativeOf(MARKETING_FORM.fields[name])} {...cell(name)} />
        ))}
        <SelectField {...cell('options')} options={copy.services} none={copy.noOption} />
      </div>
    </LeadForm>
  );
}
