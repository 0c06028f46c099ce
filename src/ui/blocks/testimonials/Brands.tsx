import type { LayoutCopy } from '#domain/pages/standard-layout.ts';
import type { Brand } from '#domain/shared/copy.ts';
import { Photo } from '#src/ui/parts/photo/Photo.tsx';
import './brands-strip.css';
import { PauseToggle } from './Testimonials.tsx';

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
function BrandSign({ sign }: { sign: Sign }) {
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

interface Props {
  brands: Brand[];
  /** The site says that it holds samples: invented names may be among them (docs/decisions/0026-sample-content.md). */
  samples?: boolean | undefined;
  copy: LayoutCopy['brands'];
}

/** The clients' logos or names on a belt that runs past; nothing as long as none is real. */
export function BrandsStrip({ brands, samples = false, copy }: Props) {
  const shown = samples ? brands : brands.filter(({ sample }) => !sample);
  if (shown.length === 0) return null;
  return <Belt brands={shown} copy={copy} />;
}

/** It runs past, can be stopped, and lies still for those who want no motion. */
function Belt({ brands, copy }: Omit<Props, 'samples'>) {
  return (
    <section aria-labelledby="brands-title" className="brands-strip bg-cool text-muted">
      <div className="brands-head">
        <PauseToggle name="brands" label={copy.pause} />
        <h2
          id="brands-title"
          className="max-w-40 font-text text-label font-semibold tracking-normal text-ink"
        >
          {copy.heading}
        </h2>
        {brands.some(({ sample }) => sample) && <p className="text-label">{copy.samples}</p>}
      </div>
      <div className="brands-window">
        <div className="brands-belt">
          <Run brands={brands} />
          <Run brands={brands} repeated />
        </div>
      </div>
    </section>
  );
}

/** The names once; the repetition that closes the loop is for the eye only. */
function Run({ brands, repeated = false }: { brands: Brand[]; repeated?: boolean }) {
  return (
    <ul className="brands-run" aria-hidden={repeated || undefined}>
      {brands.map((brand) => (
        <li key={brand.name} className="flex items-center gap-3 whitespace-nowrap">
          <Mark brand={brand} />
        </li>
      ))}
    </ul>
  );
}

/** A logo says its name itself. */
function Mark({ brand: { name, logo, sign } }: { brand: Brand }) {
  if (logo) return <Photo photo={{ ...logo, alt: name }} sizes="176px" className="brands-logo" />;
  return (
    <>
      {sign && <BrandSign sign={sign} />}
      <span className="font-display text-[1.75rem] leading-none">{name}</span>
    </>
  );
}
