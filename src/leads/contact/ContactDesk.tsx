import type { ReactNode } from 'react';
import type { ContactFormCopy, PageCopy } from '#domain/pages/pages.ts';
import { CONTACT_ANCHOR } from '#domain/shared/links.ts';
import { Scene } from '#src/ui/art/files.tsx';
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
