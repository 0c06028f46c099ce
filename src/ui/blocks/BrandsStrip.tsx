import type { LayoutCopy } from '#domain/pages/standard-layout.ts';
import type { Brand } from '#domain/shared/copy.ts';
import { Photo } from '#src/ui/parts/Photo.tsx';
import { BrandSign } from './BrandSign.tsx';
import './brands-strip.css';
import { PauseToggle } from './PauseToggle.tsx';

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
