import { Icon } from '#src/ui/parts/Icon.tsx';
import './contents.css';

interface Props {
  title: string;
  headings: { id: string; text: string }[];
}

/** The headings of the text, as the document list that goes with a load; folded on phones, where it would hide the text. */
export function Contents({ title, headings }: Props) {
  return (
    <nav className="contents-list" aria-labelledby="contents-title">
      <h2 id="contents-title" className="pb-3 font-text text-label font-bold tracking-normal">
        {title}
      </h2>
      <details className="group border-t-[3px] border-ink">
        <summary className="flex min-h-target items-center justify-between border-b-2 border-rule font-bold">
          {title}
          <Icon name="plus" className="size-5 group-open:hidden" />
          <Icon name="minus" className="hidden size-5 group-open:block" />
        </summary>
        <ol>
          {headings.map(({ id, text }, place) => (
            <li key={id}>
              <a href={`#${id}`} className="contents-line">
                <span aria-hidden="true" className="font-display text-h4 text-accent">
                  {place + 1}
                </span>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
