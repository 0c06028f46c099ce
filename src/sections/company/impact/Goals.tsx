import type { PageCopy } from '#domain/pages/pages.ts';
import { SourceLinks } from '#src/ui/blocks/SourceLinks.tsx';

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
