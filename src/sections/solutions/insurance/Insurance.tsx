import { COVERS } from '#domain/pages/copy/insurance.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { OpeningWords, Quote } from '#src/sections/solutions/shared/parts.tsx';
import { Sources } from '#src/sections/solutions/shared/Sources.tsx';
import { Awning } from '#src/ui/art/bands/Awning.tsx';
import { Scene } from '#src/ui/art/files.tsx';
import { Waybill } from '#src/ui/blocks/Waybill.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { Scroller } from '#src/ui/parts/Scroller.tsx';

interface Props {
  copy: Pick<PageCopy<'insurance'>, 'opening' | 'insurer' | 'goods'>;
  /** The licensed insurer or broker, where the company has said which. */
  insurer: string | undefined;
}

/** The first screen: words and goods are under the same awning, and who insures is said at once. */
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

/** The steps at the gate when goods come off damaged, with the word of a client who did it. */
export function ClaimSteps({ copy }: { copy: Pick<PageCopy<'insurance'>, 'claim' | 'quote'> }) {
  const { heading, lead, drawing, steps } = copy.claim;
  return (
    <section aria-labelledby="claim" className="overflow-hidden bg-cool text-ink">
      <div className="measure grid gap-x-gutter gap-y-10 border-ink pt-section lg:grid-cols-12">
        <div className="lg:col-span-5 lg:pb-section">
          <h2 id="claim" className="text-h2">
            {heading}
          </h2>
          <p className="mt-6 max-w-[36ch] text-lead">{lead}</p>
          <Quote testimonial={copy.quote} className="mt-10" />
        </div>
        <div className="flex flex-col lg:col-span-6 lg:col-start-7">
          <ol className="border-t-[3px] border-ink">
            {steps.map(({ title, text }, place) => (
              <li key={title} className="grid grid-cols-[48px_1fr] gap-x-4 border-b-2 border-ink/25 py-5">
                <span className="font-display text-h3" aria-hidden="true">
                  {place + 1}
                </span>
                <div>
                  <h3 className="text-h4">{title}</h3>
                  <p className="mt-1 max-w-[48ch]">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <Scene name="claim" alt={drawing} className="mt-auto h-auto w-full pt-12" />
        </div>
      </div>
      <div className="h-3.5 bg-ink" />
    </section>
  );
}

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

/** The benefits of the cover, as four numbered clauses of a policy. */
export function Settled({ copy }: { copy: PageCopy<'insurance'>['benefits'] }) {
  return (
    <section aria-labelledby="settled" className="bg-paper py-section">
      <div className="measure">
        <h2 id="settled" className="max-w-[16ch] text-h2">
          {copy.heading}
        </h2>
        <ol className="mt-10 grid gap-x-gutter gap-y-8 md:grid-cols-2 md:gap-y-12 lg:mt-16 xl:grid-cols-4">
          {copy.items.map(({ title, text }, place) => (
            <li
              key={title}
              className="grid grid-cols-[56px_1fr] content-start border-t-[3px] border-ink pt-5 md:grid-cols-1"
            >
              <span className="row-span-2 font-display text-figure text-accent" aria-hidden="true">
                {place + 1}
              </span>
              <h3 className="text-h3 md:mt-6">{title}</h3>
              <p className="mt-3 max-w-[38ch]">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
