import type { Brand } from '#domain/copy.ts';
import type { LayoutCopy } from '#domain/standard-layout.ts';
import { BrandSign } from './BrandSign.tsx';
import './brands-strip.css';
import { PauseToggle } from './PauseToggle.tsx';

interface Props {
  brands: Brand[];
  copy: LayoutCopy['brands'];
}

/** The clients' names on a belt that runs past, can be stopped, and lies still for those who want no motion. */
export function BrandsStrip({ brands, copy }: Props) {
  return (
    <section aria-labelledby="brands-title" className="brands-strip bg-glass text-muted">
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
          <BrandSign sign={brand.sign} />
          <span className="font-display text-[1.75rem] leading-none">{brand.name}</span>
        </li>
      ))}
    </ul>
  );
}
