import type { QuoteFormCopy } from '#domain/leads/copy/form-copy.ts';
import { QUOTE_FORM } from '#domain/leads/forms/quote.ts';
import type { ReturnedForm } from '#domain/services/services.ts';
import { CallForm } from '#src/leads/forms/CallForm.tsx';
import type { Desk } from '#src/leads/forms/desk.ts';
import { CallSection } from '../../leads/contact/CallSection.tsx';
import { SEND_ANCHOR } from './anchors.ts';

interface Props {
  copy: QuoteFormCopy;
  desk: Desk;
  /** The request, as the query of the answer's address. */
  question: string;
  /** The form after a plain POST. */
  returned: ReturnedForm | undefined;
}

/** Sends the question with its answer to the desk: a name and a telephone number are enough. */
export function SendQuote({ copy, desk, question, returned }: Props) {
  return (
    <CallSection anchor={SEND_ANCHOR} heading={copy.heading} lead={copy.lead} form={copy} returned={returned}>
      <CallForm
        definition={QUOTE_FORM}
        copy={copy}
        hints={{ phone_number: copy.phoneHint }}
        desk={desk}
        carried={{ question }}
        returned={returned}
      />
    </CallSection>
  );
}
