import type { ReactNode } from 'react';
import type { ContactFormCopy } from '#domain/pages/pages.ts';
import type { LayoutCopy } from '#domain/pages/standard-layout.ts';
import type { ClosingCallCopy } from '#domain/shared/copy.ts';
import { CONTACT_ANCHOR } from '#domain/shared/links.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { Scene } from '#src/ui/art/files.tsx';
import { OutboundLink } from '#src/ui/parts/OutboundLink.tsx';
import { PhoneLink } from '#src/ui/parts/PhoneLink.tsx';
import { Waybill } from '../../ui/blocks/Waybill.tsx';

interface ContactSectionProps {
  copy: LayoutCopy['contact'];
  /** The heading of a product page. */
  closing?: ClosingCallCopy | undefined;
  form: Pick<ContactFormCopy, 'title' | 'copies'>;
  /** E.164. */
  phone: string;
  /** Address of a WhatsApp chat, where there is a number. */
  whatsapp?: string | undefined;
  newTabNote: string;
  /** The contact form. */
  children: ReactNode;
}

/** The enquiry desk that closes a page, on product pages under their own call to action; in-page links `#contact_sales` come here. */
export function ContactSection({
  copy,
  closing,
  form,
  phone,
  whatsapp,
  newTabNote,
  children,
}: ContactSectionProps) {
  return (
    <section id={CONTACT_ANCHOR} className="bg-ink text-paper print:hidden" aria-labelledby="contact-heading">
      <div className="measure grid gap-x-gutter gap-y-4 pt-short-section lg:grid-cols-12">
        <div className="flex flex-wrap gap-x-6 gap-y-1 lg:col-span-5 lg:flex-col lg:flex-nowrap lg:gap-6 lg:pr-10">
          <h2 id="contact-heading" className="w-full text-h2">
            {closing?.heading ?? copy.heading}
          </h2>
          <p className="w-full max-w-[18.75em] text-lead">{closing?.text ?? copy.intro}</p>
          {closing && (
            <a href={closing.action.path} className="link self-start py-2" data-event={EVENTS.cta}>
              {closing.action.label}
            </a>
          )}
          <PhoneLink number={phone} className="link self-start py-2 font-display text-h4 whitespace-nowrap" />
          {whatsapp && (
            <OutboundLink
              href={whatsapp}
              note={newTabNote}
              className="link self-start py-2 text-signal"
              event={EVENTS.cta}
            >
              {copy.whatsapp}
            </OutboundLink>
          )}
          <a href={copy.terms.path} className="link self-start py-2">
            {copy.terms.label}
          </a>
          <Scene name="bag-stacks" alt="" className="mt-auto hidden h-auto w-full max-w-[27rem] lg:block" />
        </div>
        <div className="pb-short-section lg:col-span-7">
          <Waybill title={form.title} copies={form.copies}>
            {children}
          </Waybill>
        </div>
      </div>
    </section>
  );
}

interface ReachProps extends Pick<ContactSectionProps, 'phone' | 'whatsapp' | 'newTabNote'> {
  copy: LayoutCopy['contact']['quiet'];
}

/** The heading of a short contact section, with telephone and WhatsApp beside it. */
function Reach({ copy, phone, whatsapp, newTabNote }: ReachProps) {
  return (
    <>
      <h2 id="contact-heading" className="text-h4">
        {copy.heading}
      </h2>
      <PhoneLink number={phone} className="link inline-block py-2.5" />
      {whatsapp && (
        <OutboundLink
          href={whatsapp}
          note={newTabNote}
          className="link inline-block py-2.5 text-signal"
          event={EVENTS.cta}
        >
          {copy.whatsapp}
        </OutboundLink>
      )}
    </>
  );
}

/**
 * The same in one row, with the form behind 'Write to us': for pages that have a form of their own, or are not about shipping. The anchor
 * lies inside the fold, so that browsers open it, without script too, for anyone who follows a link to it.
 */
export function FoldedContact({ copy, form, phone, whatsapp, newTabNote, children }: ContactSectionProps) {
  const { quiet } = copy;
  return (
    <section className="bg-ink text-paper print:hidden" aria-labelledby="contact-heading">
      <div className="measure py-10">
        <div className="flex flex-wrap items-baseline gap-x-8 gap-y-2">
          <Reach copy={quiet} phone={phone} whatsapp={whatsapp} newTabNote={newTabNote} />
          <details className="open:w-full">
            <summary
              className="link inline-flex min-h-target cursor-pointer items-center"
              data-event={EVENTS.cta}
            >
              {quiet.form.label}
            </summary>
            <div id={CONTACT_ANCHOR} className="mt-4 max-w-[52rem] scroll-mt-24">
              <Waybill title={form.title} copies={form.copies}>
                {children}
              </Waybill>
            </div>
          </details>
        </div>
      </div>
    </section>
  );
}

/**
 * One line in place of the shared block, for pages that confirm, find nothing or state terms (docs/design.md, "Rules"); in-page
 * links `#contact_sales` come here.
 */
export function QuietLine({ copy, ...reach }: ReachProps) {
  return (
    <section id={CONTACT_ANCHOR} className="bg-ink text-paper print:hidden" aria-labelledby="contact-heading">
      <div className="measure flex flex-wrap items-baseline gap-x-8 gap-y-2 py-10">
        <Reach copy={copy} {...reach} />
        <a href={copy.form.path} className="link inline-block py-2.5">
          {copy.form.label}
        </a>
      </div>
    </section>
  );
}
