import type { Correction } from '#domain/entries/blog.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { formatDate } from '#domain/shared/dates.ts';

/** Where the corrections of a post are on its page. */
export const CORRECTIONS_ANCHOR = 'corrections';

interface Props {
  corrections: Correction[];
  copy: PageCopy<'blog'>['corrections'];
  /** Marks them for their editor. */
  marks?: object;
}

/** What was wrong in a post and is right now, each with its day, as a newspaper has it. */
export function Corrections({ corrections, copy, marks }: Props) {
  const [before, after] = copy.entry.split('{date}');
  return (
    <section
      {...marks}
      id={CORRECTIONS_ANCHOR}
      aria-label={copy.label}
      className="mt-12 grid max-w-[40rem] scroll-mt-28 gap-4 border-s-[12px] border-accent bg-white px-6 py-5"
    >
      {corrections.map(({ date, text }) => (
        <p key={`${date} ${text}`}>
          <strong>
            {before}
            <time dateTime={date}>{formatDate(date)}</time>
            {after}
          </strong>{' '}
          {text}
        </p>
      ))}
    </section>
  );
}
