import { FAQ_CATEGORIES, type FaqCategory, faqPath } from '#domain/entries/faq.ts';
import type { PageCopy } from '#domain/pages/pages.ts';

interface Props {
  chosen: FaqCategory;
  /** Names the list for screen readers. */
  label: string;
  names: PageCopy<'faq'>['names'];
}

const LINE =
  'flex min-h-target items-center rounded-control border-2 border-ink px-4 py-2 leading-tight font-semibold hover:bg-warm aria-[current]:bg-ink aria-[current]:text-paper lg:rounded-none lg:border-0 lg:border-b-2 lg:border-rule lg:px-0 lg:hover:bg-transparent lg:hover:underline lg:hover:decoration-2 lg:hover:underline-offset-4 lg:aria-[current]:border-ink lg:aria-[current]:bg-ink lg:aria-[current]:px-4';

/** The categories as links, so that every choice is an address: plates on phones, a list on the left where it fits. */
export function Categories({ chosen, label, names }: Props) {
  return (
    <nav aria-label={label} className="lg:sticky lg:top-26">
      <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-0 lg:border-t-[3px] lg:border-ink">
        {FAQ_CATEGORIES.map((id) => (
          <li key={id}>
            <a
              href={`${faqPath(id)}#questions`}
              aria-current={id === chosen ? 'page' : undefined}
              className={LINE}
            >
              {names[id]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
