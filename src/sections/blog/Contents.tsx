import './contents.css';

interface Props {
  title: string;
  headings: { id: string; text: string }[];
}

/** What the text holds, as the document list that goes with a load. */
export function Contents({ title, headings }: Props) {
  return (
    <nav className="contents-list" aria-labelledby="contents-title">
      <h2 id="contents-title" className="pb-3 font-text text-label font-bold tracking-normal">
        {title}
      </h2>
      <ol className="border-t-[3px] border-ink">
        {headings.map(({ id, text }, place) => (
          <li key={id}>
            <a href={`#${id}`} className="contents-line">
              <span aria-hidden="true" className="font-display text-h4 text-laterite">
                {place + 1}
              </span>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
