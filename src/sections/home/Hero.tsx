import type { PageCopy } from '#domain/pages/pages.ts';
import { CONTACT_ANCHOR } from '#domain/shared/links.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { BoardFoot } from '#src/ui/art/lorry/BoardFoot.tsx';
import { BoardHeadline } from '#src/ui/art/lorry/BoardHeadline.tsx';
import { HeroLorry } from '#src/ui/art/lorry/HeroLorry.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';

/** The first screen: a lorry whose body carries the rotating headline and the one thing to do. */
export function Hero({ copy }: { copy: PageCopy<'home'>['hero'] }) {
  return (
    <HeroLorry plate={copy.plate}>
      <BoardHeadline words={copy.words} where={copy.where} slogan={copy.slogan} />
      <BoardFoot lead={copy.lead} pause={copy.pause}>
        <ButtonLink href={`#${CONTACT_ANCHOR}`} icon="arrow" className="justify-between" event={EVENTS.cta}>
          {copy.start.label}
        </ButtonLink>
      </BoardFoot>
    </HeroLorry>
  );
}
