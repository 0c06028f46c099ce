import type { Return } from '#domain/pages/copy/reverse-logistics.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { Scene } from '#src/ui/art/files.tsx';
import { SURFACE_CLASSES, type Surface } from '#src/ui/parts/surfaces.ts';

const SURFACES: Record<Return, Surface> = {
  crates: 'paper',
  rejects: 'accent',
  containers: 'ink',
  drums: 'cool',
};

/** Goods that come back, each on a card whose lower edge it stands on. */
export function Returns({ copy }: { copy: PageCopy<'reverse-logistics'>['benefits'] }) {
  return (
    <section aria-labelledby="returns" className="bg-warm py-section text-ink">
      <div className="measure">
        <h2 id="returns" className="max-w-[18ch] text-h2">
          {copy.heading}
        </h2>
        <ul className="mt-10 grid gap-4 md:grid-cols-2 md:gap-gutter lg:mt-16 xl:grid-cols-4">
          {copy.goods.map(({ kind, title, text }) => (
            <li
              key={kind}
              className={`grid grid-cols-[1fr_120px] overflow-hidden rounded-card md:flex md:flex-col ${SURFACE_CLASSES[SURFACES[kind]]}`}
            >
              <div className="p-5 md:p-6">
                <h3 className="text-h3">{title}</h3>
                <p className="mt-3 max-w-[36ch]">{text}</p>
              </div>
              <Scene
                name={`return-${kind}`}
                alt=""
                className="size-full object-contain object-right-bottom pt-5 pr-4 md:mt-auto md:h-auto md:px-6 md:pt-0"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
