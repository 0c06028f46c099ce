import type { Source } from '#domain/shared/copy.ts';

interface Props {
  sources: readonly Source[];
  intro?: string;
  className?: string;
}

/** Where a dated fact was read, as small links beside it. */
export function SourceLinks({ sources, intro, className = '' }: Props) {
  return (
    <p className={`text-label ${className}`}>
      {intro && `${intro} `}
      {sources.map(({ label, address }, place) => (
        <span key={address}>
          {place > 0 && '; '}
          <a
            href={address}
            className="inline-flex min-h-6 items-center underline decoration-1 underline-offset-4 hover:decoration-2"
            rel="noopener"
          >
            {label}
          </a>
        </span>
      ))}
    </p>
  );
}
