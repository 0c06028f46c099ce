import { type TermSummary, termPath } from '#domain/entries/glossary.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import type { Lane, LaneNote } from '#domain/price/lanes.ts';
import { formatDate } from '#domain/shared/dates.ts';
import { SourceLinks } from '../../ui/blocks/SourceLinks.tsx';
import { fill } from '../../ui/parts/fill.ts';

interface Props {
  copy: PageCopy<'lanes'>['lane'];
  lane: Lane;
  /** The terms of the glossary that the lane names. */
  terms: readonly TermSummary[];
}

/** The goods and the checks of a road, each with its source. */
export function LaneNotes({ copy, lane, terms }: Props) {
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
            {fill(copy.checked, { date: formatDate(lane.checked) })}
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
