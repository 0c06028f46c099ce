import { useState } from 'react';
import { EVENTS } from '#domain/analytics.ts';
import {
  EGUIDE_FIELDS,
  type EguideAnswer,
  type EguideField,
  type EguideInput,
  eguideFormSchema,
} from '#domain/eguide.ts';
import type { EguideFormCopy } from '#domain/form-copy.ts';
import { COMPANY_MAX, EMAIL_MAX, NAME_MAX } from '#domain/form-fields.ts';
import type { ReturnedForm } from '#domain/services.ts';
import { Field } from '#src/ui/Field.tsx';
import { LeadForm } from '../lead-form/LeadForm.tsx';
import { useLeadForm } from '../lead-form/use-lead-form.ts';

const ACTION = '/api/eguide-subscription';
const BLANK: EguideInput = { email: '', first_name: '', last_name: '', company: '' };
/** The toast is read first (specification, section 8). */
const OPEN_AFTER_MS = 1000;

/** What the ids of the form's fields begin with: the contact form stands on the same page. */
export const EGUIDE_FORM = 'eguide';

interface EguideFormProps {
  copy: EguideFormCopy;
  /** The guide that is asked for. */
  slug: string;
  /** What came back from a plain POST; such a form is not hydrated, so that nothing typed into it can be lost. */
  returned?: ReturnedForm | undefined;
}

/** The form on a guide's page: the PDF opens in a new tab, and a link to it stays here in case the tab is blocked. */
export function EguideForm({ copy, slug, returned }: EguideFormProps) {
  const [pdf, setPdf] = useState<string>();
  const { register, errors, ...form } = useLeadForm({
    action: ACTION,
    schema: eguideFormSchema,
    fields: EGUIDE_FIELDS,
    blank: BLANK,
    copy,
    event: EVENTS.guideRequested,
    onAccepted: (data) => {
      const { pdf_url: address } = (data ?? {}) as Partial<EguideAnswer>;
      setPdf(address);
      if (!address) return copy.success;
      setTimeout(() => window.open(address, '_blank', 'noopener,noreferrer'), OPEN_AFTER_MS);
      return copy.opening;
    },
    onFailed: ({ status }) => {
      console.error(`The guide was not sent: ${status ?? 'no answer'}`);
      return copy.failure;
    },
  });
  const cell = (name: EguideField) => ({
    ...register(name),
    form: EGUIDE_FORM,
    label: copy[name],
    error: errors[name]?.message ?? returned?.errors[name],
    defaultValue: returned?.values[name],
    readOnly: form.sending,
    required: true,
  });
  const download = pdf && (
    <a
      href={pdf}
      target="_blank"
      rel="noopener noreferrer"
      className="link inline-flex min-h-target items-center"
    >
      {copy.download}
    </a>
  );
  return (
    <LeadForm
      action={ACTION}
      copy={copy}
      send={copy.send}
      saysSending
      returned={returned}
      afterwards={download}
      {...form}
    >
      <input type="hidden" name="slug" value={slug} />
      <div className="grid md:grid-cols-2 [&>*]:border-b-2 [&>*]:border-ink">
        <Field {...cell('first_name')} autoComplete="given-name" maxLength={NAME_MAX} place="md:border-r-2" />
        <Field {...cell('last_name')} autoComplete="family-name" maxLength={NAME_MAX} />
        <Field
          {...cell('company')}
          autoComplete="organization"
          maxLength={COMPANY_MAX}
          place="md:border-r-2"
        />
        <Field
          {...cell('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={EMAIL_MAX}
        />
      </div>
    </LeadForm>
  );
}
