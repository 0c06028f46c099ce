import type { RelatedProduct } from '#domain/pages/copy/product-parts.ts';
import { PAGE_RECORDS } from '#domain/pages/page-records.ts';
import { PAGE_PATHS } from '#domain/shared/page-paths.ts';
import type { DrawingName } from '#src/ui/art/drawings.ts';
import { Scene } from '#src/ui/art/files.tsx';
import { SURFACE_CLASSES, type Surface } from '#src/ui/parts/surfaces.ts';

/** How a drawing fills its part of the card, where it does not cover it. */
const FITS: Partial<Record<DrawingName, string>> = { tipper: 'rolls', 'port-gate-tile': '' };

interface Props {
  heading: string;
  products: readonly RelatedProduct[];
}

/** Cards that lead on to other products; on phones rows, with the drawing at their end. */
export function RelatedProducts({ heading, products }: Props) {
  return (
    <section aria-labelledby="related-products" className="bg-paper py-section text-ink print:hidden">
      <div className="measure">
        <h2 id="related-products" className="text-h2">
          {heading}
        </h2>
        <ul className="mt-5 grid gap-2.5 md:mt-8 md:gap-gutter lg:grid-flow-col lg:auto-cols-fr">
          {products.map((product) => (
            <Card key={product.page} {...product} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Card({ page, title, text }: RelatedProduct) {
  const { product } = PAGE_RECORDS[page];
  const { drawing, surface }: { drawing: DrawingName; surface: Surface } = product;
  const fit = FITS[drawing] ?? 'sm:object-cover';
  return (
    <li
      className={`relative grid grid-cols-[minmax(min-content,1fr)_minmax(0,120px)] overflow-hidden rounded-card sm:grid-cols-2 lg:flex lg:flex-col ${SURFACE_CLASSES[surface]}`}
    >
      <div className="px-4 py-3 md:p-6">
        <h3 className="text-h4 sm:text-h3">
          <a
            href={PAGE_PATHS[page]}
            className="decoration-4 underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {title}
          </a>
        </h3>
        <p className="mt-1 max-w-[30ch] max-sm:text-label sm:mt-3">{text}</p>
      </div>
      <Scene
        name={drawing}
        alt=""
        className={`mt-auto h-22 w-full object-contain object-bottom sm:h-full sm:max-h-60 lg:aspect-[2/1] lg:h-auto lg:max-h-none ${fit}`}
      />
    </li>
  );
}
