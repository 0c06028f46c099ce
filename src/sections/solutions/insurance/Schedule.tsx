import { COVERS } from '#domain/pages/copy/insurance.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { Sources } from '#src/sections/solutions/shared/Sources.tsx';
import { Waybill } from '#src/ui/blocks/Waybill.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { Scroller } from '#src/ui/parts/Scroller.tsx';

type Copy = PageCopy<'insurance'>['schedule'];

/** A policy's schedule on paper: what each cover pays for, and beside it the clauses that decide a claim. */
export function Schedule({ copy }: { copy: Copy }) {
  return (
    <section aria-labelledby="schedule" className="bg-brand py-section text-paper">
      <div className="measure">
        <div className="grid items-end gap-x-gutter gap-y-6 lg:grid-cols-12">
          <h2 id="schedule" className="text-h2 lg:col-span-7">
            {copy.heading}
          </h2>
          <p className="max-w-[40ch] text-lead lg:col-span-4 lg:col-start-9">{copy.lead}</p>
        </div>
        <div className="mt-10 lg:mt-16">
          <Waybill title={copy.paper.title} copies={copy.paper.edition} filledIn>
            <div className="grid lg:grid-cols-12">
              <div className="px-5 pb-6 md:px-8 lg:col-span-7">
                <Scroller name={copy.caption} className="overflow-x-auto">
                  <Cover copy={copy} />
                </Scroller>
                <h3 className="mt-8 text-h4">{copy.leftOutAnyway.heading}</h3>
                <p className="mt-2 max-w-[60ch]">{copy.leftOutAnyway.text}</p>
              </div>
              <div className="border-t-2 border-ink bg-alert px-5 py-8 md:px-8 lg:col-span-5 lg:border-t-0 lg:border-l-2">
                <h3 className="text-h3">{copy.clauses.heading}</h3>
                <p className="mt-3 max-w-[44ch]">{copy.clauses.text}</p>
                <ul className="mt-6">
                  {copy.clauses.items.map(({ title, text }) => (
                    <li key={title} className="border-t-2 border-accent/30 py-3">
                      <h4 className="text-h4">{title}</h4>
                      <p className="mt-1 leading-snug">{text}</p>
                    </li>
                  ))}
                </ul>
              </div>
            </div>
          </Waybill>
        </div>
        <div className="mt-10 grid gap-x-gutter gap-y-8 lg:grid-cols-2">
          <div>
            <h3 className="text-h4">{copy.imports.heading}</h3>
            <p className="mt-2 max-w-[60ch]">{copy.imports.text}</p>
          </div>
          <p className="max-w-[60ch] self-end">{copy.note}</p>
        </div>
        <Sources intro={copy.sources} sources={copy.read} className="mt-8" />
      </div>
    </section>
  );
}

function Cover({ copy }: { copy: Copy }) {
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{copy.caption}</caption>
      <thead>
        <tr className="border-b-[3px] border-ink text-left align-bottom">
          <th scope="col" className="py-4 text-label font-normal text-muted">
            {copy.cause}
          </th>
          {COVERS.map((cover) => (
            <th key={cover} scope="col" className="w-22 py-4 pl-2 text-center font-display text-h4 sm:w-32">
              {copy.covers[cover]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {copy.perils.map(({ cause, covers }) => (
          <tr key={cause} className="border-b-2 border-rule">
            <th scope="row" className="py-3.5 pr-3 text-left font-display text-h4 font-extrabold">
              {cause}
            </th>
            {COVERS.map((cover) => (
              <td key={cover} className="pl-2 text-center">
                <Answer covered={covers.includes(cover)} copy={copy} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A sign and its word, so that it reads in black on paper too. */
function Answer({ covered, copy }: { covered: boolean; copy: Copy }) {
  const [icon, look, word] = covered
    ? (['check', 'text-brand', copy.covered] as const)
    : (['close', 'text-accent', copy.leftOut] as const);
  return (
    <span className={`inline-flex items-center gap-1.5 font-bold ${look}`}>
      <Icon name={icon} className="size-5" />
      {word}
    </span>
  );
}
