import type { Brand } from '#domain/shared/copy.ts';

type Sign = NonNullable<Brand['sign']>;

const PATHS: Record<Sign, string> = {
  star: 'm12 0 2.3 6.5L20.5 3.5l-3 6.2L24 12l-6.5 2.3 3 6.2-6.2-3L12 24l-2.3-6.5-6.2 3 3-6.2L0 12l6.5-2.3-3-6.2 6.2 3z',
  triangle: 'M12 2 23 22H1z',
  circle: 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22',
  diamond: 'm12 0 12 12-12 12L0 12z',
  leaf: 'M12 0c7 7 7 17 0 24C5 17 5 7 12 0',
  square: 'M2 2h20v20H2z',
  bar: 'M1 3h6v18H1zm8.5 4h6v14h-6zM18 11h5v10h-5z',
};

/** The simple sign in front of a client's name. */
export function BrandSign({ sign }: { sign: Sign }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      className="size-6 shrink-0 fill-current"
      aria-hidden="true"
    >
      <path d={PATHS[sign]} />
    </svg>
  );
}
