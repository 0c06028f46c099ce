import type { ProductPage, RelatedProduct } from '#domain/copy.ts';
import type { DrawingName } from '#src/illustrations/drawings.ts';
import { Scene } from '#src/illustrations/files.tsx';
import { FIELD_CLASSES, type Field } from '#src/ui/fields.ts';

/** How each product shows itself on a card: a drawing that stands on the card's edge, on a field of its own. */
const LOOKS: Record<ProductPage, { scene: DrawingName; field: Field; fit?: string }> = {
  haulage: { scene: 'tipper', field: 'laterite', fit: 'object-contain rolls' },
  warehousing: { scene: 'racking', field: 'ink' },
  'port-operations': { scene: 'port-gate-tile', field: 'amber', fit: 'object-contain' },
  'supply-chain': { scene: 'reports', field: 'glass' },
  'raw-material': { scene: 'bag-stacks', field: 'forest' },
};

interface Props {
  heading: string;
  products: readonly RelatedProduct[];
}

/** Cards that lead on to other products. */
export function RelatedProducts({ heading, products }: Props) {
  return (
    <section aria-labelledby="related-products" className="bg-paper py-section text-ink">
      <div className="measure">
        <h2 id="related-products" className="text-h2">
          {heading}
        </h2>
        <ul className="mt-10 grid gap-4 md:mt-14 md:gap-gutter lg:grid-flow-col lg:auto-cols-fr">
          {products.map((product) => (
            <Card key={product.page} {...product} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Card({ page, title, text }: RelatedProduct) {
  const { scene, field, fit = 'object-cover' } = LOOKS[page];
  return (
    <li
      className={`relative grid overflow-hidden rounded-card sm:grid-cols-2 lg:flex lg:flex-col ${FIELD_CLASSES[field]}`}
    >
      <div className="p-6 md:p-8">
        <h3 className="text-h3">
          <a
            href={`/products/${page}`}
            className="decoration-4 underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {title}
          </a>
        </h3>
        <p className="mt-3 max-w-[30ch]">{text}</p>
      </div>
      <Scene
        name={scene}
        alt=""
        className={`mt-auto h-48 w-full object-bottom sm:h-full sm:max-h-60 lg:aspect-[4/3] lg:h-auto lg:max-h-none ${fit}`}
      />
    </li>
  );
}
