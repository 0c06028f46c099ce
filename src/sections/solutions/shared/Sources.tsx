import type { Source } from '#domain/pages/copy/solutions.ts';

interface Props {
  /** Says what was read there. */
  intro: string;
  sources: readonly Source[];
  className?: string;
}

/** Where the facts above were read, and when they were true, in one line. */
export function Sources({ intro, sources, className = '' }: Props) {
  return (
    <p className={`text-label ${className}`}>
      {intro}{' '}
      {sources.map(({ name, address, date }, place) => (
        <span key={address}>
          {place > 0 && '; '}
          <a href={address} target="_blank" rel="noopener noreferrer" className="link">
            {name}
          </a>
          {date && ` (${date})`}
        </span>
      ))}
      .
    </p>
  );
}
