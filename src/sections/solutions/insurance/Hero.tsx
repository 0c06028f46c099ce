import type { PageCopy } from '#domain/pages/pages.ts';
import { OpeningWords } from '#src/sections/solutions/shared/OpeningWords.tsx';
import { Awning } from '#src/ui/art/bands/Awning.tsx';
import { Scene } from '#src/ui/art/files.tsx';

interface Props {
  copy: Pick<PageCopy<'insurance'>, 'opening' | 'insurer' | 'goods'>;
  /** The licensed insurer or broker, where the company has said which. */
  insurer: string | undefined;
}

/** The first screen: words and goods stand under the same awning, and who insures is said at once. */
export function Hero({ copy, insurer }: Props) {
  return (
    <section className="overflow-hidden bg-cool text-ink">
      <Awning className="-mt-6 md:mt-0" />
      <div className="measure">
        <OpeningWords copy={copy.opening} beside className="pt-8 md:pt-14" />
        <p className="mt-6 text-label">
          {insurer ? copy.insurer.known.replace('{insurer}', insurer) : copy.insurer.unknown}
        </p>
      </div>
      <div className="mt-10 border-b-[0.875rem] border-ink md:mt-14">
        <Scene
          name="sheltered-goods"
          phone="sheltered-goods-tile"
          alt={copy.goods}
          lazy={false}
          className="mx-auto h-auto w-full max-w-[92rem]"
        />
      </div>
    </section>
  );
}
