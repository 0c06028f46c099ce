import { type TermSummary, termLink } from '#domain/entries/glossary.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';

interface Props {
  heading: string;
  terms: TermSummary[];
}

/** Other terms of the letter, below the one that has been read. */
export function RelatedTerms({ heading, terms }: Props) {
  if (terms.length === 0) return null;
  return (
    <section aria-labelledby="related" className="bg-cool text-ink">
      <div className="measure py-section">
        <h2 id="related" className="text-h2">
          {heading}
        </h2>
        <ul className="mt-12 grid gap-6 md:grid-cols-3">
          {terms.map((term) => (
            <li key={term.slug} className="grid">
              <article className="group relative flex min-h-56 flex-col rounded-card bg-white p-6 lg:p-8">
                <h3 className="text-h3">
                  <a
                    href={termLink(term)}
                    className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-[3px] group-hover:underline-offset-4"
                  >
                    {term.subject}
                  </a>
                </h3>
                <p className="mt-3">{term.subTitle}</p>
                <Icon name="arrow" className="mt-auto ms-auto size-6" />
              </article>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
