import type { LayoutCopy } from '#domain/pages/standard-layout.ts';
import type { FaqItem } from '#domain/shared/copy.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { Scene } from '#src/ui/art/files.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { OutboundLink } from '#src/ui/parts/OutboundLink.tsx';
import './faq.css';

interface Props {
  items: FaqItem[];
  copy: LayoutCopy['faq'];
  /** Address of a WhatsApp chat, where there is a number. */
  whatsapp?: string | undefined;
  newTabNote: string;
}

/** Questions of which one is open at a time (specification, section 4); the first is open from the start. */
export function Faq({ items, copy, whatsapp, newTabNote }: Props) {
  return (
    <section aria-labelledby="faq-title" className="faq bg-paper text-ink">
      <div className="measure grid gap-x-gutter gap-y-4 py-short-section lg:grid-cols-12">
        <div className="flex flex-col lg:col-span-5">
          <h2 id="faq-title" className="text-h3">
            {copy.heading}
          </h2>
          <p className="mt-2 text-lead md:mt-4">
            {copy.intro}{' '}
            <a href={copy.all.path} className="link">
              {copy.all.label}
            </a>
            {whatsapp && (
              <>
                {` ${copy.or} `}
                <OutboundLink href={whatsapp} note={newTabNote} className="link" event={EVENTS.cta}>
                  {copy.whatsapp}
                </OutboundLink>
              </>
            )}
            .
          </p>
          <div className="faq-gate">
            <Scene name="gate-arm" alt="" className="faq-arm" />
            <Scene name="gate-post" alt="" />
          </div>
        </div>
        <div className="border-t-[3px] border-ink lg:col-span-7 lg:col-start-6">
          {items.map((item, place) => (
            <Question key={item.id} item={item} open={place === 0} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Question({ item, open }: { item: FaqItem; open: boolean }) {
  return (
    <details name="faq" open={open} className="group border-b-2 border-rule">
      <summary className="flex items-start gap-4 py-2.5 md:py-3 hover:underline hover:decoration-2 hover:underline-offset-4">
        <h3 className="flex-1 text-[1.25rem] leading-tight md:text-[1.5rem]">{item.question}</h3>
        <span className="-my-1 grid size-9 shrink-0 place-items-center rounded-control bg-warm group-open:bg-signal">
          <Icon name="plus" className="size-5 group-open:hidden" />
          <Icon name="minus" className="hidden size-5 group-open:block" />
        </span>
      </summary>
      <p className="max-w-[41.25em] pb-3 md:pe-12 md:pb-4">{item.answer}</p>
    </details>
  );
}
