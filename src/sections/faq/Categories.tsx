import { FAQ_CATEGORIES, type FaqCategoryId, faqPath } from '#domain/faq.ts';

interface Props {
  chosen: FaqCategoryId;
  /** Names the list for screen readers. */
  label: string;
}

const LINE =
  'flex min-h-target items-center rounded-control border-2 border-ink px-4 py-2 leading-tight font-semibold hover:bg-sand aria-[current]:bg-ink aria-[current]:text-paper lg:rounded-none lg:border-0 lg:border-b-2 lg:border-rule lg:px-0 lg:hover:bg-transparent lg:hover:underline lg:hover:decoration-2 lg:hover:underline-offset-4 lg:aria-[current]:border-ink lg:aria-[current]:bg-ink lg:aria-[current]:px-4';

/** The categories as links, so that every choice is an address: plates on phones, a list on the left where it fits. */
export function Categories({ chosen, label }: Props) {
  return (
    <nav aria-label={label} className="lg:sticky lg:top-26">
      <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-0 lg:border-t-[3px] lg:border-ink">
        {FAQ_CATEGORIES.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`${faqPath(id)}#questions`}
              aria-current={id === chosen ? 'page' : undefined}
              className={LINE}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
