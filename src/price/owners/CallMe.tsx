import type { PartnerFormCopy } from '#domain/leads/copy/form-copy.ts';
import { PARTNER_FORM } from '#domain/leads/forms/partner.ts';
import type { PartnerCopy } from '#domain/price/copy/partners.ts';
import type { ReturnedForm } from '#domain/services/services.ts';
import type { Offer } from '#domain/shared/page-paths.ts';
import { CallForm } from '#src/leads/forms/CallForm.tsx';
import type { Desk } from '#src/leads/forms/desk.ts';
import { CallSection } from '../../leads/contact/CallSection.tsx';
import { CALL_ANCHOR } from './anchors.ts';

interface Props {
  copy: PartnerCopy['form'];
  form: PartnerFormCopy;
  offer: Offer;
  desk: Desk;
  /** The form after a plain POST. */
  returned: ReturnedForm | undefined;
}

/** 'Call me': a name and a telephone number are enough, what is offered may stand beside them. */
export function CallMe({ copy, form, offer, desk, returned }: Props) {
  return (
    <CallSection anchor={CALL_ANCHOR} heading={copy.heading} lead={copy.lead} form={form} returned={returned}>
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
    </CallSection>
  );
}
