import type { PageCopy } from '#domain/pages/pages.ts';
import { CONTACT_ANCHOR } from '#domain/shared/links.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { Scene } from '#src/ui/art/files.tsx';
import { SourceLinks } from '#src/ui/blocks/SourceLinks.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';

/** The loss that the page is about, as bags that can be counted. */
export function ImpactHero({ copy }: { copy: PageCopy<'impact'> }) {
  return (
    <section aria-labelledby="impact-heading" className="overflow-hidden bg-brand-deep text-paper">
      <div className="measure grid items-end gap-x-gutter gap-y-6 pt-8 md:pt-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <p className="font-display text-h4">{copy.slogan}</p>
          <h1 id="impact-heading" className="mt-3 text-h2">
            {copy.heading}
          </h1>
        </div>
        <div className="lg:col-span-5">
          <p className="max-w-[42ch] text-lead">{copy.lead}</p>
          <SourceLinks sources={copy.sources} className="mt-4" />
          <ButtonLink href={`#${CONTACT_ANCHOR}`} icon="arrow" event={EVENTS.cta} className="mt-6">
            {copy.action}
          </ButtonLink>
        </div>
      </div>
      <div className="mt-10 border-b-12 border-ink lg:mt-14">
        <div className="measure">
          <Scene
            name="hundred-bags"
            phone="hundred-bags-tile"
            alt={copy.bags}
            lazy={false}
            className="h-auto w-full"
          />
        </div>
      </div>
    </section>
  );
}

type Copy = PageCopy<'impact'>['goals'];

/** The four goals in the words of the United Nations, and in ours what we do towards each. */
export function Goals({ copy }: { copy: Copy }) {
  return (
    <section aria-labelledby="goals" className="bg-paper py-section text-ink">
      <div className="measure">
        <div className="grid items-end gap-x-gutter gap-y-6 lg:grid-cols-12">
          <h2 id="goals" className="text-h2 lg:col-span-8">
            {copy.heading}
          </h2>
          <p className="max-w-[36ch] text-lead lg:col-span-4">{copy.lead}</p>
        </div>
        <ul className="mt-10 grid gap-x-gutter gap-y-12 md:grid-cols-2 lg:mt-14 xl:grid-cols-4">
          {copy.goals.map((goal) => (
            <Goal key={goal.number} goal={goal} labels={copy} />
          ))}
        </ul>
        <p className="mt-12 max-w-[70ch] border-t-2 border-rule pt-6">{copy.note}</p>
        <SourceLinks sources={copy.sources} className="mt-2" />
      </div>
    </section>
  );
}

interface GoalProps {
  goal: Copy['goals'][number];
  labels: Pick<Copy, 'goal' | 'ours'>;
}

function Goal({ goal, labels }: GoalProps) {
  return (
    <li className="flex flex-col border-t-[3px] border-ink pt-5">
      <h3>
        <span className="block text-h4">{labels.goal}</span>{' '}
        <span className="mt-3 block text-[min(clamp(7rem,5rem+7vw,12rem),36vw)] leading-[0.76] text-brand tabular-nums">
          {goal.number}
        </span>
      </h3>
      <p className="mt-6 max-w-[44ch] font-semibold">{goal.wording}</p>
      <p className="mt-5 text-label text-muted">{labels.ours}</p>
      <p className="mt-1 max-w-[44ch]">{goal.ours}</p>
    </li>
  );
}

/** Who is at work when a load moves: their trades as giant words on a ruled list. */
export function Jobs({ copy }: { copy: PageCopy<'impact'>['jobs'] }) {
  return (
    <section aria-labelledby="jobs" className="bg-cool py-section text-ink">
      <div className="measure">
        <div className="grid items-end gap-x-gutter gap-y-6 lg:grid-cols-12">
          <h2 id="jobs" className="text-h3 lg:col-span-7">
            {copy.heading}
          </h2>
          <p className="max-w-[42ch] lg:col-span-5">{copy.lead}</p>
        </div>
        <ul className="mt-8 border-t-[3px] border-ink lg:mt-12">
          {copy.trades.map(({ name, text }) => (
            <li
              key={name}
              className="grid items-center gap-x-gutter gap-y-3 border-b-2 border-ink py-5 md:grid-cols-12 md:py-4"
            >
              <h3 className="text-h1 text-brand md:col-span-7">{name}</h3>
              <p className="max-w-[42ch] md:col-span-5">{text}</p>
            </li>
          ))}
        </ul>
        <p className="mt-8 max-w-[58ch] text-lead">{copy.owners}</p>
      </div>
    </section>
  );
}

/** Where goods are lost on the way and what is done there: a loss sheet, one line for each place. */
export function Losses({ copy }: { copy: PageCopy<'impact'>['losses'] }) {
  return (
    <section aria-labelledby="losses" className="bg-warm py-section text-ink">
      <div className="measure">
        <div className="grid items-end gap-x-gutter gap-y-6 lg:grid-cols-12">
          <h2 id="losses" className="text-h2 lg:col-span-8">
            {copy.heading}
          </h2>
          <p className="max-w-[36ch] text-lead lg:col-span-4">{copy.lead}</p>
        </div>
        <ol className="mt-10 rounded-card bg-paper px-5 md:px-8 lg:mt-14">
          {copy.lines.map(({ place, risk, answer }, line) => (
            <li
              key={place}
              className="grid gap-x-gutter gap-y-4 border-b-2 border-rule py-6 last:border-b-0 md:grid-cols-2 lg:grid-cols-12 lg:items-baseline lg:py-7"
            >
              <h3 className="flex items-baseline gap-3 text-h3 md:col-span-2 lg:col-span-4">
                <span aria-hidden="true" className="w-[1ch] text-accent tabular-nums">
                  {line + 1}
                </span>
                {place}
              </h3>
              <Cell name={copy.columns.risk} text={risk} />
              <Cell name={copy.columns.answer} text={answer} strong />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Cell({ name, text, strong = false }: { name: string; text: string; strong?: boolean }) {
  return (
    <div className="lg:col-span-4">
      <p className="text-label text-muted">{name}</p>
      <p className={`mt-1 max-w-[40ch] ${strong ? 'font-semibold' : ''}`}>{text}</p>
    </div>
  );
}

/** That a load can be seen at any hour: one giant figure, and what is behind it. */
export function Visibility({ copy }: { copy: PageCopy<'impact'>['visibility'] }) {
  return (
    <section aria-labelledby="visibility" className="overflow-hidden bg-ink py-section text-paper">
      <div className="measure">
        <h2 id="visibility" className="max-w-[18ch] text-h3 md:text-h2">
          {copy.heading}
        </h2>
        <div className="mt-10 grid items-end gap-x-gutter gap-y-10 lg:mt-14 lg:grid-cols-12">
          <p className="lg:col-span-7">
            <span className="font-display block text-[min(clamp(7.25rem,2rem+23vw,19rem),37vw)] lg:text-[min(19rem,24.6vw_-_10px)] leading-[0.76] whitespace-nowrap text-signal tabular-nums">
              {copy.figure}
            </span>{' '}
            <span className="mt-6 block text-lead">{copy.uptime}</span>
          </p>
          <dl className="border-t-[3px] border-paper lg:col-span-5">
            {copy.facts.map(({ title, text }) => (
              <div key={title} className="border-b-2 border-brand-light py-5">
                <dt className="font-display text-h4">{title}</dt>
                <dd className="mt-2 max-w-[46ch]">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <ButtonLink href={copy.action.path} icon="arrow" event={EVENTS.cta} className="mt-10">
          {copy.action.label}
        </ButtonLink>
      </div>
    </section>
  );
}
