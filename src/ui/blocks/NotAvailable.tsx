import type { Action } from '#domain/shared/copy.ts';
import { NothingFound } from './NothingFound.tsx';

interface Props {
  text: string;
  /** The way back, where the text is the title of a page that has no other. */
  back?: Action;
}

/** Stands where an entry has no text, or an address no entry (specification, section 8). */
export function NotAvailable({ text, back }: Props) {
  return (
    <section className="bg-warm text-ink">
      <div className="measure py-section">
        {back ? (
          <NothingFound text={text} way={back} isTitle />
        ) : (
          <p className="font-display text-h3">{text}</p>
        )}
      </div>
    </section>
  );
}
