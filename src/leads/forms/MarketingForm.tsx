import { MARKETING_FORM } from '#domain/leads/forms/marketing.ts';
import type { MarketingFormCopy } from '#domain/pages/copy/marketing.ts';
import { SelectField } from '#src/ui/parts/SelectField.tsx';
import { LeadForm, type LeadFormProps } from './LeadForm.tsx';

interface MarketingFormProps extends LeadFormProps {
  services: MarketingFormCopy['services'];
  noOption: string;
}

/** The form of the landing page. */
export function MarketingForm({ services, noOption, ...props }: MarketingFormProps) {
  return (
    <LeadForm
      {...props}
      definition={MARKETING_FORM}
      grid="grid [&>*]:border-b-2 [&>*]:border-ink"
      choice={(cell) => <SelectField key={cell.name} {...cell} options={services} none={noOption} />}
    />
  );
}
