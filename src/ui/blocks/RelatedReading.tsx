import type { RichTextCopy } from '#domain/entries/rich-text/rich-text.ts';
import type { Reading } from '#src/ui/blocks/reading.ts';
import './related-reading.css';

interface Props {
  heading: string;
  readings: readonly Reading[];
  /** The kind of an entry, above its title. */
  kinds: RichTextCopy['kinds'];
}

/**
 * Related entries and pages: posts and guides below a service, services below a post or a guide. On phones by its
 * title alone: what it is about stands first on its own page.
 */
export function RelatedReading({ heading, readings, kinds }: Props) {
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
