import type { Action } from '#domain/copy.ts';

interface Props {
  text: string;
  /** The way back, where the text is the title of a page that has no other. */
  back?: Action;
}

/** Stands where an entry has no text, or an address no entry (specification, section 8). */
export function NotAvailable({ text, back }: Props) {
  const Text = back ? 'h1' : 'p';
  return (
    <section className="bg-sand text-ink">
      <div className="measure py-section">
        <Text className={back ? 'text-h2' : 'font-display text-h3'}>{text}</Text>
        {back && (
          <p className="mt-8">
            <a href={back.path} className="link inline-flex min-h-target items-center text-lead text-forest">
              {back.label}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}
