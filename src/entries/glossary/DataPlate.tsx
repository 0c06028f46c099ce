import type { PageCopy } from '#domain/pages/pages.ts';
import { Scene } from '#src/ui/art/files.tsx';

/** The weights on a container's door, whose words the glossary explains; for screens with room beside the search. */
export function DataPlate({ copy }: { copy: PageCopy<'glossary'>['plate'] }) {
  return (
    <figure className="relative -me-margin mt-6 hidden w-[26rem] self-end justify-self-end xl:col-span-4 xl:block">
      <Scene name="container-door" alt="" className="h-auto w-full" />
      <dl className="absolute inset-x-[13%] top-[19%] me-[10%] font-display text-[1.375rem] leading-none">
        {copy.lines.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-2 border-b-2 border-paper pt-4 pb-2.5">
            <dt>{label}</dt>
            <dd className="whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
      <figcaption className="sr-only">{copy.title}</figcaption>
    </figure>
  );
}
