import type { ReactNode } from 'react';
import { EVENTS } from '#domain/analytics.ts';
import { GET_STARTED_ANCHOR } from '#domain/anchors.ts';
import type { MarketingFormCopy } from '#domain/pages/marketing.ts';
import type { PageCopy } from '#domain/pages.ts';
import { Road } from '#src/illustrations/bands/Road.tsx';
import { Scene } from '#src/illustrations/files.tsx';
import { ButtonLink } from '#src/ui/Button.tsx';
import { Waybill } from '../contact/Waybill.tsx';

interface Props {
  copy: PageCopy<'marketing'>['hero'];
  form: Pick<MarketingFormCopy, 'title' | 'copies'>;
  /** The form, below an error summary where there is one. */
  children: ReactNode;
}

/** The offer over a lorry on its road, and the form: fixed beside the text on wide screens, below it on small ones. */
export function Offer({ copy, form, children }: Props) {
  return (
    <section aria-labelledby="offer" className="overflow-hidden bg-forest text-paper">
      <div className="measure pt-6 lg:pt-12">
        <div className="lg:w-[calc(100%-28rem)]">
          <h1 id="offer" className="text-h1 xl:text-[7.5rem]">
            {copy.heading}
          </h1>
          <p className="mt-7 max-w-[40ch] text-lead">{copy.lead}</p>
          <p className="mt-7" data-get-started>
            <ButtonLink href={`#${GET_STARTED_ANCHOR}`} icon="arrow" event={EVENTS.cta}>
              {copy.start.label}
            </ButtonLink>
          </p>
        </div>
      </div>
      <div className="mt-10 flex justify-end pe-6 lg:me-[31rem] lg:mt-14">
        <Scene
          name="offer-lorry"
          alt=""
          lazy={false}
          className="block h-auto w-[56rem] max-w-none shrink-0 lg:w-[74rem]"
        />
      </div>
      <Road />
      <div
        id={GET_STARTED_ANCHOR}
        className="measure bg-deep pt-8 pb-14 lg:fixed lg:top-6 lg:right-margin lg:z-20 lg:max-h-[calc(100vh-3rem)] lg:w-112 lg:overflow-y-auto lg:bg-transparent lg:p-0 lg:pe-3 lg:pb-3"
      >
        <Waybill title={form.title} copies={form.copies}>
          {children}
        </Waybill>
      </div>
    </section>
  );
}
