import type { PageCopy } from '#domain/pages/pages.ts';
import { OpeningWords } from '#src/sections/solutions/shared/OpeningWords.tsx';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { Scene } from '#src/ui/art/files.tsx';

/** The first screen: the answer is in the hand that would have called. */
export function Hero({ copy }: { copy: Pick<PageCopy<'tracking'>, 'opening' | 'phone'> }) {
  return (
    <section className="overflow-hidden bg-brand-deep text-paper">
      <div className="measure grid gap-x-gutter md:grid-cols-12">
        <OpeningWords copy={copy.opening} className="self-center py-10 md:col-span-7 md:py-16 lg:py-24" />
        <Scene
          name="phone-in-hand"
          alt={copy.phone}
          lazy={false}
          className="mx-auto h-auto w-[24rem] max-w-full self-end md:col-span-5 md:mt-6 md:w-[46rem] md:max-w-[112%]"
        />
      </div>
      <Band motif="chevron" size="medium" />
    </section>
  );
}
