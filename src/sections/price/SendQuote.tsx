import type { QuoteFormCopy } from '#domain/form-copy.ts';
import { QUOTE_FORM } from '#domain/forms/quote.ts';
import type { ReturnedForm } from '#domain/services.ts';
import { CALL_IDS, CallForm } from '#src/forms/CallForm.tsx';
import type { Desk } from '#src/forms/desk.ts';
import { ErrorSummary } from '../contact/ErrorSummary.tsx';
import { Waybill } from '../contact/Waybill.tsx';
import { SEND_ANCHOR } from './anchors.ts';

interface Props {
  copy: QuoteFormCopy;
  desk: Desk;
  /** What was asked, as the query of the answer's address. */
  question: string;
  /** What came back from a plain POST. */
  returned: ReturnedForm | undefined;
}

/** Sends the question with its answer to the desk: a name and a telephone number are enough. */
export function SendQuote({ copy, desk, question, returned }: Props) {
  return (
    <section
      id={SEND_ANCHOR}
      aria-labelledby="send-heading"
      className="scroll-mt-4 bg-forest text-paper print:hidden"
    >
      <div className="measure grid gap-x-gutter gap-y-8 py-section lg:grid-cols-12">
        <div className="lg:col-span-5 lg:pe-8">
          <h2 id="send-heading" className="text-h2">
            {copy.heading}
          </h2>
          <p className="mt-5 max-w-[34ch] text-lead">{copy.lead}</p>
        </div>
        <div className="lg:col-span-7">
          <Waybill title={copy.title} copies={copy.copies}>
            {returned && (
              <ErrorSummary
                heading={returned.failure ? copy.failed[returned.failure] : copy.invalid}
                errors={returned.errors}
                form={CALL_IDS}
              />
            )}
            <CallForm
              definition={QUOTE_FORM}
              copy={copy}
              hints={{ phone_number: copy.phoneHint }}
              desk={desk}
              carried={{ question }}
              returned={returned}
            />
          </Waybill>
        </div>
      </div>
    </section>
  );
}
