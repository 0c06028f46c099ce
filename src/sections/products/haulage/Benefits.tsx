import type { PageCopy } from '#domain/pages/pages.ts';
import { Scene } from '#src/ui/art/files.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';

/** The agreements before a truck leaves, ticked off as on a gate sheet, with the crew who tick it. */
export function Benefits({ copy }: { copy: PageCopy<'haulage'>['benefits'] }) {
  return (
    <section aria-labelledby="benefits" className="overflow-hidden bg-warm text-ink">
      <div className="measure grid gap-x-gutter gap-y-4 pt-section lg:grid-cols-12">
        <div className="flex flex-col lg:col-span-5">
          <h2 id="benefits" className="text-h2">
            {copy.heading}
          </h2>
          <Scene
            name="signing"
            alt=""
            className="mt-auto -mb-[4%] -ms-margin hidden h-auto w-[calc(100%+var(--spacing-margin))] max-w-none lg:block"
          />
        </div>
        <ul className="border-t-[3px] border-ink lg:col-span-6 max-md:pb-section lg:col-start-7 lg:pb-section">
          {copy.items.map(({ title, text }) => (
            <li key={title} className="flex gap-5 border-b-2 border-rule py-2.5 md:py-6">
              <span className="mt-1.5 grid size-9 shrink-0 rotate-45 place-items-center bg-brand text-paper">
                <Icon name="check" className="size-5 -rotate-45" />
              </span>
              <div>
                <h3 className="text-h4 md:text-[2.25rem] md:leading-none">{title}</h3>
                <p className="mt-0.5 max-w-[52ch] max-md:text-label md:mt-2">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <Scene
          name="signing"
          alt=""
          className="mx-auto -mb-[4%] hidden h-auto w-full self-end md:block lg:hidden"
        />
      </div>
      <div className="h-4 bg-ink max-md:hidden" />
    </section>
  );
}
