import { ZONES } from '#domain/company/states.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';

/** The map in words: every state, under its zone. */
export function StateList({ heading }: { heading: string }) {
  return (
    <details className="group mt-8 border-y-2 border-ink">
      <summary className="flex min-h-target items-center justify-between gap-4 py-3 font-semibold hover:underline">
        {heading}
        <Icon name="plus" className="size-5 group-open:hidden" />
        <Icon name="minus" className="hidden size-5 group-open:block" />
      </summary>
      <dl className="grid gap-x-gutter gap-y-4 pb-5 sm:grid-cols-2 md:grid-cols-3">
        {ZONES.map(({ name, states }) => (
          <div key={name}>
            <dt className="font-bold">{name}</dt>
            <dd>{states.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
