import { COMPANY_MAX, EMAIL_MAX, NAME_MAX } from '#domain/form-fields.ts';
import {
  MARKETING_FIELDS,
  type MarketingField,
  type MarketingInput,
  marketingSchema,
  SERVICES_OF_INTEREST,
} from '#domain/marketing.ts';
import type { MarketingFormCopy } from '#domain/pages/marketing.ts';
import type { ReturnedForm } from '#domain/services.ts';
import { Field } from '#src/ui/Field.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { LeadForm } from '../lead-form/LeadForm.tsx';
import { useLeadForm } from '../lead-form/use-lead-form.ts';

const ACTION = '/api/marketing-lead';
const BLANK: MarketingInput = { first_name: '', company: '', email: '', options: '' };

interface MarketingFormProps {
  copy: MarketingFormCopy;
  /** What came back from a plain POST; such a form is not hydrated, so that nothing typed into it can be lost. */
  returned?: ReturnedForm | undefined;
}

/** The form of the landing page: plain HTML that posts by itself, and a React form once somebody touches it. */
export function MarketingForm({ copy, returned }: MarketingFormProps) {
  const parts = { action: ACTION, schema: marketingSchema, fields: MARKETING_FIELDS, blank: BLANK, copy };
  const { register, errors, ...form } = useLeadForm(parts);
  const cell = (name: MarketingField) => ({
    ...register(name),
    label: copy[name],
    error: errors[name]?.message ?? returned?.errors[name],
    defaultValue: returned?.values[name],
  });
  const line = { readOnly: form.sending, required: true };
  return (
    <LeadForm action={ACTION} copy={copy} send={copy.send} returned={returned} {...form}>
      <div className="grid [&>*]:border-b-2 [&>*]:border-ink">
        <Field {...cell('first_name')} {...line} autoComplete="name" maxLength={NAME_MAX} />
        <Field {...cell('company')} {...line} autoComplete="organization" maxLength={COMPANY_MAX} />
        <Field
          {...cell('email')}
          {...line}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={EMAIL_MAX}
        />
        <SelectField {...cell('options')} options={SERVICES_OF_INTEREST} none={copy.noOption} />
      </div>
    </LeadForm>
  );
}
