import { type TermSummary, termPath } from '#domain/entries/glossary.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { type Lane, type LaneNote, lanePath } from '#domain/price/lanes.ts';
import type { PriceAnswer } from '#domain/price/question/answer.ts';
import { priceAddress } from '#domain/price/question/price-query.ts';
import { dieselWords } from '#domain/price/rates/diesel.ts';
import { longDay } from '#domain/shared/dates.ts';
import { fill } from '#domain/shared/fill.ts';
import { CONTACT_ANCHOR } from '#domain/shared/links.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { SourceLinks } from '../../ui/blocks/SourceLinks.tsx';
import { PageTitle } from '../../ui/parts/PageTitle.tsx';
import { counted, kilometres, rangeWords } from '../estimate/price-words.ts';
import type { LaneRow } from './lane-rows.ts';

interface LaneHeroProps {
  copy: PageCopy<'lanes'>['lane'];
  priceCopy: PageCopy<'price'>;
  /** The line about the price of diesel, with {price} and {date}. */
  diesel: string;
  lane: Lane;
  answer: PriceAnswer;
}

/** A road, its time and the price of a usual load on it. */
export function LaneHero({ copy, priceCopy, diesel, lane, answer }: LaneHeroProps) {
  const { question, route, days, best } = answer;
  const { estimate } = best;
  const facts = [
    { name: copy.facts.road, value: kilometres(route, priceCopy.road) },
    { name: copy.facts.days, value: counted(days.planned.days, priceCopy.road.days) },
    {
      name: fill(copy.facts.price, { tons: lane.tons }),
      value: estimate.priced ? rangeWords(estimate, priceCopy.answer) : copy.noPrice,
      note: estimate.priced && estimate.sample ? copy.sample : undefined,
    },
  ];
  return (
    <section className="bg-brand-deep text-paper">
      <div className="measure grid gap-x-gutter gap-y-8 pt-8 pb-section lg:grid-cols-12 lg:pt-16">
        <div className="lg:col-span-7">
          <PageTitle
            heading={fill(copy.title, { from: route.from.name, to: route.to.name })}
            slogan={lane.slogan}
            accent="text-signal"
          />
          <p className="mt-6 max-w-[46ch] text-lead">{lane.lead}</p>
          <div className="mt-6 flex flex-wrap gap-4 print:hidden">
            <ButtonLink href={priceAddress(question)} icon="arrow" event={EVENTS.cta}>
              {copy.ask}
            </ButtonLink>
            <ButtonLink href={`#${CONTACT_ANCHOR}`} kind="plain" event={EVENTS.contact}>
              {copy.send}
            </ButtonLink>
          </div>
        </div>
        <div className="self-end lg:col-span-5">
          <dl className="border-t-[3px] border-signal">
            {facts.map(({ name, value, note }) => (
              <div key={name} className="border-b-2 border-brand py-3">
                <dt className="text-label">{name}</dt>
                <dd className="font-display text-h3 text-signal">
                  {value}
                  {note && <span className="block font-text text-label text-paper">{note}</span>}
                </dd>
              </div>
            ))}
          </dl>
          {estimate.priced && <p className="mt-3 text-label">{dieselWords(estimate.diesel, diesel)}</p>}
        </div>
      </div>
    </section>
  );
}

interface LaneNotesProps {
  copy: PageCopy<'lanes'>['lane'];
  lane: Lane;
  /** The terms of the glossary that the lane names. */
  terms: readonly TermSummary[];
}

/** The goods and the checks of a road, each with its source. */
export function LaneNotes({ copy, lane, terms }: LaneNotesProps) {
  return (
    <section className="bg-cool text-ink">
      <div className="measure grid gap-x-gutter gap-y-12 py-section lg:grid-cols-2">
        <Notes heading={copy.goods} notes={lane.goods} source={copy.source} />
        <Notes heading={copy.checks} notes={lane.checks} source={copy.source} />
        <div className="lg:col-span-2">
          <p>
            {copy.terms}{' '}
            {terms.map((term, place) => (
              <span key={term.slug}>
                {place > 0 && ', '}
                <a href={termPath(term)} className="link">
                  {term.subject}
                </a>
              </span>
            ))}
            .
          </p>
          <p className="mt-3 max-w-[60ch] text-label">
            {fill(copy.checked, { date: longDay(lane.checked) })}
          </p>
        </div>
      </div>
    </section>
  );
}

interface NotesProps {
  heading: string;
  notes: readonly LaneNote[];
  source: string;
}

function Notes({ heading, notes, source }: NotesProps) {
  return (
    <div>
      <h2 className="text-h3">{heading}</h2>
      <dl className="mt-6 border-t-[3px] border-ink">
        {notes.map((note) => (
          <div key={note.title} className="border-b-2 border-ink py-4">
            <dt className="font-display text-h4">{note.title}</dt>
            <dd className="mt-2 max-w-[52ch]">
              {note.text}
              {note.source && <SourceLinks sources={[note.source]} intro={source} className="mt-1" />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Lanes as lines that lead to their pages. For a light field. */
export function LaneList({ rows }: { rows: readonly LaneRow[] }) {
  return (
    <ul className="border-t-[3px] border-ink">
      {rows.map(({ lane, name, road }) => (
        <li key={lane.slug} className="border-b-2 border-ink">
          <a
            href={lanePath(lane)}
            className="group flex min-h-target flex-wrap items-baseline justify-between gap-x-6 py-3"
          >
            <span className="font-display text-h4 group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4">
              {name}
            </span>
            <span className="text-label tabular-nums">{road}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
