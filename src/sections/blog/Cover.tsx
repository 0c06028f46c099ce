import type { Cover as CoverName } from '#domain/blog.ts';

const FIELDS: Record<CoverName, string> = {
  quay: 'bg-amber',
  yard: 'bg-glass',
  warehouse: 'bg-laterite',
  corridor: 'bg-forest',
};

interface Props {
  cover: CoverName;
  className?: string;
}

/** The scene that stands for the theme of a post; decoration beside its title. */
export function Cover({ cover, className = '' }: Props) {
  return <div className={`${FIELDS[cover]} ${className}`} />;
}
