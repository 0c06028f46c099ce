import type { ReactNode } from 'react';
import type { Site } from '#domain/company/site.ts';
import type { ContactFormCopy, PageCopy } from '#domain/pages/pages.ts';
import { CONTACT_ANCHOR } from '#domain/shared/links.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { Scene } from '#src/ui/art/files.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { OutboundLink } from '#src/ui/parts/OutboundLink.tsx';
import { PhoneLink } from '#src/ui/parts/PhoneLink.tsx';
import { Waybill } from '../../ui/blocks/Waybill.tsx';
import { PageTitle } from '../../ui/parts/PageTitle.tsx';

interface ContactDeskProps {
  copy: Pick<PageCopy<'contact'>, 'heading' | 'slogan' | 'lead' | 'desk'>;
  form: Pick<ContactFormCopy, 'title' | 'copies'>;
  /** The other ways to reach a person. */
  ways?: ReactNode;
  /** The contact form, below an error summary where there is one. */
  children: ReactNode;
}

/** The opening of the contact screen: every way to reach a person beside the form, and the night desk at the field's foot. */
export function ContactDesk({ copy, form, ways, children }: ContactDeskProps) {
  return (
    <section id={CONTACT_ANCHOR} className="bg-brand text-paper" aria-labelledby="contact-heading">
      <div className="measure grid gap-x-gutter gap-y-10 pt-14 pb-section lg:grid-cols-12 lg:pt-20">
        <div className="lg:col-span-5 lg:pr-10">
          <PageTitle id="contact-heading" heading={copy.heading} slogan={copy.slogan} accent="text-signal" />
          <p className="mt-6 max-w-[22.5em] text-lead">{copy.lead}</p>
          <div className="mt-10">{ways}</div>
        </div>
        <div className="lg:col-span-7 flex flex-col">
          <Waybill title={form.title} copies={form.copies}>
            {children}
          </Waybill>
          <Scene
            name="night-desk"
            alt={copy.desk}
            className="mx-auto mt-auto -mb-section h-auto w-full max-w-[34rem] pt-10 lg:mr-0 lg:max-w-[32rem] print:hidden"
          />
        </div>
      </div>
    </section>
  );
}

interface WaysToReachProps {
  copy: PageCopy<'contact'>['ways'];
  site: Site;
  /** Address of a WhatsApp chat, where there is a number. */
  whatsapp?: string | undefined;
  newTabNote: string;
  /** How soon an enquiry is answered, where the company has said it. */
  replyTime: string | undefined;
}

const LINK = 'link inline-flex max-w-full min-h-target items-center wrap-anywhere';

/** Phone, WhatsApp, e-mail, hours, the time of a reply and the office, as a ruled list. */
export function WaysToReach({ copy, site, whatsapp, newTabNote, replyTime }: WaysToReachProps) {
  const outbound = { note: newTabNote, className: LINK, event: EVENTS.cta };
  return (
    <dl className="border-t-[3px] border-current">
      <ContactRow name={copy.phone}>
        <PhoneLink number={site.phone.value} className={LINK} />
      </ContactRow>
      {whatsapp && (
        <ContactRow name={copy.whatsapp}>
          <OutboundLink href={whatsapp} {...outbound}>
            {copy.chat}
          </OutboundLink>
        </ContactRow>
      )}
      <ContactRow name={copy.email}>
        <a href={`mailto:${site.email.value}`} className={LINK}>
          {site.email.value}
        </a>
      </ContactRow>
      <ContactRow name={copy.hours.name}>
        <p className="py-2.5 leading-snug">{copy.hours.text}</p>
      </ContactRow>
      {replyTime && (
        <ContactRow name={copy.reply}>
          <p className="py-2.5 leading-snug">{replyTime}</p>
        </ContactRow>
      )}
      <ContactRow name={copy.address}>
        <address className="py-2.5 not-italic leading-snug">{site.address.value}</address>
        <OutboundLink href={site.links.map.value} {...outbound}>
          {copy.map}
        </OutboundLink>
      </ContactRow>
    </dl>
  );
}

function ContactRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(104px,max-content)_minmax(0,1fr)] items-baseline border-b-2 border-paper/30 py-1">
      <dt className="text-label font-semibold">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The steps after sending, as a route with numbered stops. */
export function AfterSending({ copy }: { copy: PageCopy<'contact'>['next'] }) {
  return (
    <section className="bg-warm" aria-labelledby="after-sending">
      <div className="measure py-section">
        <h2 id="after-sending" className="text-h2">
          {copy.heading}
        </h2>
        <ol className="mt-12 grid lg:grid-cols-3 print:mt-4">
          {copy.steps.map((step, place) => (
            <li key={step} className="group flex gap-5 lg:flex-col lg:gap-6">
              <div className="flex flex-col items-center lg:flex-row">
                <span
                  className="grid size-14 shrink-0 print:size-10 place-items-center bg-ink font-display text-h4 text-paper"
                  aria-hidden="true"
                >
                  {place + 1}
                </span>
                <span
                  className="w-1 grow border-l-4 border-dashed border-ink group-last:hidden lg:h-1 lg:w-auto lg:border-t-4 lg:border-l-0"
                  aria-hidden="true"
                />
              </div>
              <p className="max-w-[22.5em] pt-3 pb-10 text-lead print:pb-2 lg:pt-0 lg:pr-8 lg:pb-0">{step}</p>
            </li>
          ))}
        </ol>
        <ButtonLink kind="plain" href={copy.terms.path} icon="arrow" event={EVENTS.cta} className="mt-10">
          {copy.terms.label}
        </ButtonLink>
      </div>
    </section>
  );
}
