import { EGUIDE_FORM } from '#domain/leads/forms/eguide.ts';
import type { Download } from './form-words.ts';
import { LeadForm, type LeadFormProps } from './LeadForm.tsx';

const PLACES = { first_name: 'md:border-r-2', company: 'md:border-r-2' };

interface EguideFormProps extends LeadFormProps {
  /** The guide that is asked for. */
  slug: string;
  download: Download;
}

/** The form on a guide's page: the PDF opens in a new tab, and a link to it stays here in case the tab is blocked. */
export function EguideForm({ slug, ...props }: EguideFormProps) {
  return (
    <LeadForm
      {...props}
      definition={EGUIDE_FORM}
      ids="eguide"
      grid="grid md:grid-cols-2 [&>*]:border-b-2 [&>*]:border-ink"
      places={PLACES}
      carried={{ slug }}
      saysSending
    />
  );
}
