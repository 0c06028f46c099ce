import type { FormDefinition } from '#domain/leads/forms/fields.ts';
import { PARTNER_FORM } from '#domain/leads/forms/partner.ts';
import { QUOTE_FORM } from '#domain/leads/forms/quote.ts';
import type { Offer } from '#domain/shared/page-paths.ts';
import { LeadForm, type LeadFormProps } from './LeadForm.tsx';

/** The request for an offer for a load. @param props.question the question, as the query of the answer's address */
export const QuoteForm = ({ question, ...props }: LeadFormProps & { question: string }) => (
  <CallForm {...props} definition={QUOTE_FORM} carried={{ question }} />
);

/** 'Call me' on the pages for owners. */
export const PartnerForm = ({ offer, ...props }: LeadFormProps & { offer: Offer }) => (
  <CallForm {...props} definition={PARTNER_FORM} carried={{ offer }} />
);

interface CallFormProps extends LeadFormProps {
  definition: FormDefinition;
  carried: Readonly<Record<string, string>>;
}

/** A form that asks to be called: its cells in pairs, the last one alone where their number is odd. */
function CallForm(props: CallFormProps) {
  const names = Object.keys(props.definition.fields);
  const alone = names.length % 2 === 1 ? names[names.length - 1] : undefined;
  const places = names.map((name, index) => [
    name,
    name === alone ? 'md:col-span-2' : index % 2 === 0 ? 'md:border-r-2' : '',
  ]);
  return (
    <LeadForm
      {...props}
      ids="call"
      grid="grid md:grid-cols-2 [&>*]:border-b-2 [&>*]:border-ink"
      places={Object.fromEntries(places)}
    />
  );
}
