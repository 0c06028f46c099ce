import type { Source } from '#domain/pages/copy/solution-parts.ts';
import { FoldedSources } from '#src/ui/blocks/SourceLinks.tsx';

interface Props {
  /** Says what was read there. */
  intro: string;
  sources: readonly Source[];
  className?: string;
}

/** Where the facts above were read, and when they were true: one of them in a line, several folded behind it. */
export function Sources({ intro, sources, className = '' }: Props) {
  if (sources.length > 1)
    return (
      <FoldedSources intro={intro} className={className}>
        <Links sources={sources} />.
      </FoldedSources>
    );
  return (
    <p className={`text-label ${className}`}>
      {intro} <Links sources={sources} />.
    </p>
  );
}

function Links({ sources }: Pick<Props, 'sources'>) {
  return (
    <>
      {sources.map(({ name, address, date }, place) => (
        <span key={address}>
          {place > 0 && '; '}
          <a href={address} target="_blank" rel="noopener noreferrer" className="link">
            {name}
          </a>
          {date && ` (${date})`}
        </span>
      ))}
    </>
  );
}
