import type { EguideFormCopy } from '#domain/leads/copy/form-copy.ts';
import { EGUIDE_FORM } from '#domain/leads/forms/eguide.ts';
import type { ReturnedForm } from '#domain/services/services.ts';
import { Field } from '#src/ui/parts/Field.tsx';
import type { Desk } from './desk.ts';
import { LeadForm } from './LeadForm.tsx';
import { nativeOf } from './native.ts';

type Name = keyof typeof EGUIDE_FORM.fields;

const NAMES = Object.keys(EGUIDE_FORM.fields) as Name[];
const PLACES: Partial<Record<Name, string>> = { first_name: 'md:border-r-2', company: 'md:border-r-2' };

/** The prefix of the ids of the form's fields: the contact form stands on the same page. */
export const EGUIDE_IDS = 'eguide';

interface EguideFormProps {
  copy: EguideFormCopy;
  desk: Desk;
  /** The guide that is asked for. */
  slug: string;
  /** The form after a plain POST. */
  returned?: ReturnedForm | undefined;
}

/** The form on a guide's page: the PDF opens in a new tab, and a link to it stays here in case the tab is blocked. */
export function EguideForm({ copy, desk, slug, returned }: EguideFormProps) {
  return (
    <LeadForm
      definition={EGUIDE_FORM}
      copy={copy}
      desk={desk}
      send={copy.send}
      saysSending
      returned={returned}
      download={{ opening: copy.opening, link: copy.download, failure: copy.failure }}
    >
      <input type="hidden" name="slug" value={slug} />
      <div className="grid md:grid-cols-2 [&>*]:border-b-2 [&>*]:border-ink">
        {NAMES.map((name) => (
          <Field
            key={name}
            {...nativeOf(EGUIDE_FORM.fields[name])}
            name={name}
            form={EGUIDE_IDS}
            label={copy[name]}
            error={returned?.errors[name]}
            defaultValue={returned?.values[name]}
            place={PLACES[name]}
          />
        ))}
      </div>
    </LeadForm>
  );
}
