import type { PageCopy } from '#domain/pages/pages.ts';
import { Waybill } from '#src/ui/blocks/Waybill.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';

/** The checks and their methods, as the sheet of a walk round the truck. */
export function CheckSheet({ copy }: { copy: PageCopy<'accessibility'>['checks'] }) {
  return (
    <section aria-labelledby="checks" className="bg-brand py-section text-paper">
      <div className="measure">
        <div className="grid items-end gap-x-gutter gap-y-6 lg:grid-cols-12">
          <h2 id="checks" className="text-h2 lg:col-span-7">
            {copy.heading}
          </h2>
          <p className="max-w-[40ch] text-lead lg:col-span-4 lg:col-start-9">{copy.lead}</p>
        </div>
        <div className="mt-10 lg:mt-16">
          <Waybill title={copy.title} copies={copy.copies} filledIn>
            <ul>
              {copy.lines.map(({ what, how }) => (
                <li
                  key={what}
                  className="grid gap-x-gutter gap-y-2 border-rule px-5 py-4 not-last:border-b-2 md:grid-cols-[2fr_3fr] md:px-6"
                >
                  <h3 className="flex items-center gap-4 self-start text-h4">
                    <span className="grid size-8 shrink-0 place-items-center rounded-full bg-brand text-paper">
                      <Icon name="check" className="size-5" />
                    </span>
                    {what}
                  </h3>
                  <p>{how}</p>
                </li>
              ))}
            </ul>
          </Waybill>
        </div>
      </div>
    </section>
  );
}
