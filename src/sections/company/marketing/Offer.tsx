import type { ReactNode } from 'react';
import { MARKETING_FORM } from '#domain/leads/forms/marketing.ts';
import type { MarketingFormCopy } from '#domain/pages/copy/marketing.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { Road } from '#src/ui/art/bands/Road.tsx';
import { Scene } from '#src/ui/art/files.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { fieldId } from '#src/ui/parts/Field.tsx';
import { Waybill } from '../../../ui/blocks/Waybill.tsx';
import { PageTitle } from '../../../ui/parts/PageTitle.tsx';

const [FIRST_FIELD = ''] = Object.keys(MARKETING_FORM.fields);

interface Props {
  copy: PageCopy<'marketing'>['hero'];
  form: Pick<MarketingFormCopy, 'title' | 'copies'>;
  /** The form, below an error summary where there is one. */
  children: ReactNode;
}

/**
 * The offer over a lorry on its road, and the form: fixed beside the text on wide screens, below it on small ones. The action leads to
 * the form's first field, so browsers focus it by themselves.
 */
export function Offer({ copy, form, children }: Props) {
  return (
    <section aria-labelledby="offer" className="overflow-hidden bg-brand text-paper">
      <div className="measure pt-6 lg:pt-12">
        <div className="md:w-[calc(100%-360px)] lg:w-[calc(100%-480px)]">
          <PageTitle id="offer" heading={copy.heading} slogan={copy.slogan} accent="text-signal" />
          <p className="mt-6 max-w-[40ch] text-lead">{copy.lead}</p>
          <p className="mt-7">
            <ButtonLink href={`#${fieldId(FIRST_FIELD)}`} icon="arrow" event={EVENTS.cta}>
              {copy.start.label}
            </ButtonLink>
          </p>
        </div>
      </div>
      <div className="mt-10 flex justify-end pe-6 md:me-[368px] lg:me-[calc(max(0px,50%-50rem)+496px)] lg:mt-14">
        <Scene
          name="offer-lorry"
          alt=""
          lazy={false}
          className="block h-auto w-[56rem] max-w-none shrink-0 lg:w-[74rem]"
        />
      </div>
      <Road />
      <div className="measure bg-brand-deep pt-8 pb-14 [&_input]:scroll-mt-44 md:fixed md:top-6 md:right-[calc(max(0px,50%-50rem)+var(--spacing-margin))] md:z-20 md:max-h-[calc(100vh-3rem)] md:w-84 md:overflow-y-auto md:bg-transparent md:p-0 md:pe-3 md:pb-3 lg:w-112">
        <Waybill title={form.title} copies={form.copies}>
          {children}
        </Waybill>
      </div>
    </section>
  );
}
