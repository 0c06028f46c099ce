import type { ReactNode } from 'react';
import { MARKETING_FORM } from '#domain/leads/forms/marketing.ts';
import type { MarketingFormCopy } from '#domain/pages/copy/marketing.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import type { Testimonial } from '#domain/shared/copy.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { Road } from '#src/ui/art/bands/Road.tsx';
import type { DrawingName } from '#src/ui/art/drawings.ts';
import { Scene } from '#src/ui/art/files.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { fieldId } from '#src/ui/parts/Field.tsx';
import { Waybill } from '../../../ui/blocks/Waybill.tsx';
import { PageTitle } from '../../../ui/parts/PageTitle.tsx';
import { InitialsStamp } from '../../../ui/parts/photo/PortraitFrame.tsx';

type Copy = PageCopy<'marketing'>['benefits'];

interface CardProps {
  benefit: Copy['fast'];
  drawing: DrawingName;
  ground: string;
  /** Where the drawing is in its card. */
  place: string;
}

function Card({ benefit, drawing, ground, place }: CardProps) {
  return (
    <li
      className={`flex flex-col justify-between gap-8 overflow-hidden rounded-card ${ground} sm:max-md:flex-row xl:flex-row`}
    >
      <div className="p-6 sm:max-md:w-1/2 md:p-8 xl:w-1/2">
        <h3 className="text-h3">{benefit.title}</h3>
        <p className="mt-4">{benefit.text}</p>
      </div>
      <div className="flex items-end justify-end sm:max-md:w-1/2 xl:w-1/2">
        <Scene name={drawing} alt="" className={place} />
      </div>
    </li>
  );
}

/** Three reasons, one card each. */
export function Benefits({ copy }: { copy: Copy }) {
  return (
    <section aria-labelledby="benefits" className="bg-cool text-ink">
      <div className="measure py-section">
        <div className="md:w-[calc(100%-368px)] lg:w-[calc(100%-496px)]">
          <h2 id="benefits" className="text-h2">
            {copy.heading}
          </h2>
          <ul className="mt-10 grid gap-gutter">
            <Card benefit={copy.fast} drawing="truck-15" ground="bg-signal" place="h-auto w-full" />
            <Card
              benefit={copy.easy}
              drawing="tracking"
              ground="bg-brand-deep text-paper"
              place="h-56 w-full object-cover sm:max-md:h-full xl:h-full"
            />
            <Card
              benefit={copy.reliable}
              drawing="support"
              ground="bg-warm"
              place="h-52 w-full object-contain object-right-bottom sm:max-md:h-full xl:h-full"
            />
          </ul>
        </div>
      </div>
    </section>
  );
}

/** A customer's words, signed for with the initials as a stamp. */
export function CustomerNote({ heading, testimonial }: { heading: string; testimonial: Testimonial }) {
  return (
    <section aria-labelledby="customer" className="bg-accent text-paper">
      <Band motif="lozenge" />
      <div className="measure py-section">
        <figure className="md:w-[calc(100%-368px)] lg:w-[calc(100%-496px)]">
          <h2 id="customer" className="font-text text-label font-semibold tracking-normal">
            {heading}
          </h2>
          <blockquote>
            <p className="mt-5 font-display text-h3">{testimonial.review}</p>
          </blockquote>
          <figcaption className="mt-8 flex w-fit items-center gap-4 bg-paper py-4 ps-4 pe-8 text-ink">
            <InitialsStamp {...testimonial} />
            <span>
              <b className="block font-bold">{testimonial.name}</b>
              <span className="text-muted">{testimonial.handle}</span>
            </span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}

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
