import { GRADES } from '#domain/pages/insurance.ts';
import type { PageCopy } from '#domain/pages.ts';
import { Waybill } from '#src/sections/contact/Waybill.tsx';
import { Sources } from '#src/sections/solutions/Sources.tsx';
import { Icon } from '#src/ui/Icon.tsx';

type Copy = PageCopy<'insurance'>['schedule'];

/** A policy's schedule on paper: what each grade pays for, and beside it what none of them does. */
export function Schedule({ copy }: { copy: Copy }) {
  return (
    <section aria-labelledby="schedule" className="bg-forest py-section text-paper">
      <div className="measure">
        <div className="grid items-end gap-x-gutter gap-y-6 lg:grid-cols-12">
          <h2 id="schedule" className="text-h2 lg:col-span-7">
            {copy.heading}
          </h2>
          <p className="max-w-[40ch] text-lead lg:col-span-4 lg:col-start-9">{copy.lead}</p>
        </div>
        <div className="mt-10 lg:mt-16">
          <Waybill title={copy.paper.title} copies={copy.paper.edition}>
            <div className="grid lg:grid-cols-12">
              <div className="px-5 pb-6 md:px-8 lg:col-span-7">
                <Cover copy={copy} />
              </div>
              <div className="border-t-2 border-ink bg-blush px-5 py-8 md:px-8 lg:col-span-5 lg:border-t-0 lg:border-l-2">
                <h3 className="text-h3">{copy.excluded.heading}</h3>
                <p className="mt-3 max-w-[44ch]">{copy.excluded.text}</p>
                <ul className="mt-6">
                  {copy.excluded.items.map(({ title, text }) => (
                    <li key={title} className="border-t-2 border-laterite/30 py-3">
                      <h4 className="text-h4">{title}</h4>
                      <p className="mt-1 leading-snug">{text}</p>
                    </li>
                  ))}
                </ul>
              </div>
            </div>
          </Waybill>
        </div>
        <p className="mt-10 max-w-[70ch]">{copy.note}</p>
        <Sources intro={copy.sources} sources={copy.clauses} className="mt-2" />
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
          {GRADES.map((grade) => (
            <th key={grade} scope="col" className="w-11 pt-4 pb-3 text-center sm:w-20">
              <span className="sr-only">{copy.grade} </span>
              <span className="font-display text-figure">{grade}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {copy.perils.map(({ cause, grades }) => (
          <tr key={cause} className="border-b-2 border-rule">
            <th scope="row" className="py-3.5 pr-3 text-left font-display text-h4 font-extrabold">
              {cause}
            </th>
            {GRADES.map((grade) => (
              <td key={grade} className="text-center">
                <Tick covered={grades.includes(grade)} copy={copy} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Tick({ covered, copy }: { covered: boolean; copy: Copy }) {
  return (
    <span className="inline-block align-middle">
      <span className="sr-only">{covered ? copy.covered : copy.leftOut}</span>
      {covered ? (
        <span className="grid size-9 place-items-center rounded-full bg-forest text-paper">
          <Icon name="check" className="size-6" />
        </span>
      ) : (
        <span className="grid size-9 place-items-center text-laterite">
          <Icon name="close" className="size-6" />
        </span>
      )}
    </span>
  );
}
