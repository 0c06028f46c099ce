import type { PageCopy } from '#domain/pages/pages.ts';
import { OpeningWords } from '#src/sections/solutions/shared/OpeningWords.tsx';
import { Scene } from '#src/ui/art/files.tsx';

/** The first screen: the words stand in the night sky over the road. */
export function Hero({ copy }: { copy: Pick<PageCopy<'delivery'>, 'opening' | 'night'> }) {
  return (
    <section className="overflow-hidden bg-ink text-paper">
      <div className="measure relative">
        <OpeningWords copy={copy.opening} beside className="pt-10 md:pt-14 lg:pt-16" />
      </div>
      <Scene
        name="night-express"
        phone="night-express-tile"
        alt={copy.night}
        lazy={false}
        className="mt-4 h-auto w-full"
      />
    </section>
  );
}
