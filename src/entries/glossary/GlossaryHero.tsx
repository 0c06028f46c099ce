import type { PageCopy } from '#domain/pages/pages.ts';
import { DataPlate } from './DataPlate.tsx';
import { LetterBar } from './LetterBar.tsx';
import { SearchBox } from './SearchBox.tsx';

interface Props {
  copy: PageCopy<'glossary'>;
  query: string;
  /** Letters that hold terms. */
  letters: string[];
}

/** The search, and the letters as painted plates. */
export function GlossaryHero({ copy, query, letters }: Props) {
  return (
    <section className="overflow-hidden bg-brand text-paper">
      <div className="measure grid gap-x-gutter xl:grid-cols-12">
        <div className="pt-10 pb-8 lg:pt-12 xl:col-span-8 lg:pb-14">
          <h1 className="text-[min(clamp(2.875rem,1.6rem+5.7vw,6.75rem),15vw)] leading-[0.94]">
            {copy.heading}
          </h1>
          <SearchBox copy={copy} query={query} />
        </div>
        <DataPlate copy={copy.plate} />
      </div>
      <LetterBar label={copy.letterBar} letters={letters} />
    </section>
  );
}
