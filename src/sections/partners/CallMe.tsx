import type { PartnerFormCopy } from '#domain/form-copy.ts';
import { type Offer, PARTNER_FORM } from '#domain/forms/partner.ts';
import type { PartnerCopy } from '#domain/pages/partners.ts';
import type { ReturnedForm } from '#domain/services.ts';
import { CALL_IDS, CallForm } from '#src/forms/CallForm.tsx';
import type { Desk } from '#src/forms/desk.ts';
import { ErrorSummary } from '../contact/ErrorSummary.tsx';
import { Waybill } from '../contact/Waybill.tsx';
import { CALL_ANCHOR } from './anchors.ts';

interface Props {
  copy: PartnerCopy['form'];
  form: PartnerFormCopy;
  offer: Offer;
  desk: Desk;
  /** What came back from a plain POST. */
  returned: ReturnedForm | undefined;
}

/** 'Call me': a name and a telephone number are enough, what is offered may stand beside them. */
export function CallMe({ copy, form, offer, desk, returned }: Props) {
  return (
    <section
      id={CALL_ANCHOR}
      aria-labelledby="call-heading"
      className="scroll-mt-4 bg-forest text-paper print:hidden"
    >
      <div className="measure grid gap-x-gutter gap-y-8 py-section lg:grid-cols-12">
        <div className="lg:col-span-5 lg:pe-8">
          <h2 id="call-heading" className="text-h2">
            {copy.heading}
          </h2>
          <p className="mt-5 max-w-[34ch] text-lead">{copy.lead}</p>
        </div>
        <div className="lg:col-span-7">
          <Waybill title={form.title} copies={form.copies}>
            {returned && (
              <ErrorSummary
                heading={returned.failure ? form.failed[returned.failure] : form.invalid}
                errors={returned.errors}
                form={CALL_IDS}
              />
            )}
            <CallForm
              definition={PARTNER_FORM}
              copy={{ ...form, capacity: copy.capacity, base: copy.base }}
              hints={{
                phone_number: form.phoneHint,
                capacity: copy.capacityHint,
                base: copy.baseHint,
                call_time: copy.callTimeHint,
              }}
              desk={desk}
              carried={{ offer }}
              returned={returned}
            />
          </Waybill>
        </div>
      </div>
    </section>
  );
}
