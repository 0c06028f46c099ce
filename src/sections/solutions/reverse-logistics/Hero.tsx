import type { PageCopy } from '#domain/pages/pages.ts';
import { OpeningWords } from '#src/sections/solutions/shared/OpeningWords.tsx';
import { Scene } from '#src/ui/art/files.tsx';

/** The first screen: a truck that comes home loaded, against the direction of all others. */
export function Hero({ copy }: { copy: Pick<PageCopy<'reverse-logistics'>, 'opening' | 'truck'> }) {
  return (
    <section className="overflow-hidden bg-signal text-ink">
      <div className="measure">
        <OpeningWords copy={copy.opening} kind="dark" beside className="pt-8 md:pt-12" />
      </div>
      <Scene
        name="return-leg"
        phone="return-leg-tile"
        alt={copy.truck}
        lazy={false}
        className="pointer-events-none mt-4 h-auto w-full lg:mt-2"
      />
    </section>
  );
}
