import type { LayoutCopy } from '#domain/pages/standard-layout.ts';
import type { FaqItem } from '#domain/shared/copy.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { Scene } from '#src/ui/art/files.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { OutboundLink } from '#src/ui/parts/OutboundLink.tsx';
import './faq.css';
import type { RichTextCopy } from '#domain/entries/rich-text/rich-text.ts';
import type { Reading } from '#src/ui/blocks/reading.ts';
import './related-reading.css';

interface FaqProps {
  items: FaqItem[];
  copy: LayoutCopy['faq'];
  /** Address of a WhatsApp chat, where there is a number. */
  whatsapp?: string | undefined;
  newTabNote: string;
}

/** Questions of which one is open at a time (specification, section 4); the first is open from the start. */
export function Faq({ items, copy, whatsapp, newTabNote }: FaqProps) {
  const half = Math.ceil(items.length / 2);
  return (
    <section aria-labelledby="faq-title" className="faq bg-paper text-ink">
      <div className="measure grid gap-x-gutter gap-y-4 py-short-section lg:grid-cols-12">
        <div className="flex flex-col lg:col-span-4">
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
        <div className="faq-lists lg:col-span-8">
          {[items.slice(0, half), items.slice(half)].map((list, side) => (
            <div key={list[0]?.id ?? side}>
              {list.map((item, place) => (
                <Question key={item.id} item={item} open={side === 0 && place === 0} />
              ))}
            </div>
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
        <h3 className="flex-1 text-[1.25rem] leading-tight md:text-[1.375rem]">{item.question}</h3>
        <span className="-my-1 grid size-9 shrink-0 place-items-center rounded-control bg-warm group-open:bg-signal">
          <Icon name="plus" className="size-5 group-open:hidden" />
          <Icon name="minus" className="hidden size-5 group-open:block" />
        </span>
      </summary>
      <p className="max-w-[41.25em] pb-3 md:pe-12">{item.answer}</p>
    </details>
  );
}

interface RelatedReadingProps {
  heading: string;
  readings: readonly Reading[];
  /** The kind of an entry, above its title. */
  kinds: RichTextCopy['kinds'];
}

/**
 * Related entries and pages: posts and guides below a service, services below a post or a guide. On phones by its
 * title alone: what it is about is first on its own page.
 */
export function RelatedReading({ heading, readings, kinds }: RelatedReadingProps) {
  if (readings.length === 0) return null;
  return (
    <section aria-labelledby="reading" className="bg-warm text-ink print:hidden">
      <div className="measure grid gap-x-gutter gap-y-4 py-short-section">
        <h2 id="reading" className="text-h4">
          {heading}
        </h2>
        <ul className="reading-rows">
          {readings.map(({ href, title, text, kind }) => (
            <li key={href} className={kind ? 'reading-row reading-kind' : 'reading-row'}>
              {kind && <p className="text-label font-semibold text-muted">{kinds[kind]}</p>}
              <h3 className="text-[1.5rem] leading-tight">
                <a href={href} className="hover:underline hover:decoration-2 hover:underline-offset-4">
                  {title}
                </a>
              </h3>
              {text && <p className="mt-1 max-md:hidden">{text}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
