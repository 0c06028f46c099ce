import type { ReactNode } from 'react';
import type { Source } from '#domain/shared/copy.ts';

interface Props {
  sources: readonly Source[];
  intro?: string;
  className?: string;
}

/** Where a dated fact was read, as small links beside it, in tabs of their own; several that have a line before them are folded behind it. */
export function SourceLinks({ sources, intro, className = '' }: Props) {
  if (intro && sources.length > 1)
    return (
      <FoldedSources intro={intro} className={className}>
        <Links sources={sources} />
      </FoldedSources>
    );
  return (
    <p className={`text-label ${className}`}>
      {intro && `${intro} `}
      <Links sources={sources} />
    </p>
  );
}

interface FoldedSourcesProps {
  /** The line that opens them. */
  intro: string;
  className?: string;
  children: ReactNode;
}

/** Sources of a page that sells, behind one line. */
export function FoldedSources({ intro, className = '', children }: FoldedSourcesProps) {
  return (
    <details className={`text-label ${className}`}>
      <summary className="w-fit min-h-target cursor-pointer py-2.5 underline underline-offset-4">
        {intro.replace(/:$/, '')}
      </summary>
      <p className="mt-1">{children}</p>
    </details>
  );
}

function Links({ sources }: Pick<Props, 'sources'>) {
  return sources.map(({ label, address }, place) => (
    <span key={address}>
      {place > 0 && '; '}
      <a
        href={address}
        className="inline-flex min-h-6 items-center underline decoration-1 underline-offset-4 hover:decoration-2"
        target="_blank"
        rel="noopener noreferrer"
      >
        {label}
      </a>
    </span>
  ));
}
