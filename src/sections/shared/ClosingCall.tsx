import { EVENTS } from '#domain/analytics.ts';
import type { ClosingCallCopy } from '#domain/copy.ts';
import { Road } from '#src/illustrations/bands/Road.tsx';
import type { DrawingName } from '#src/illustrations/drawings.ts';
import { Scene } from '#src/illustrations/files.tsx';
import { OnField } from '#src/illustrations/parts/field.tsx';
import { ButtonLink } from '#src/ui/Button.tsx';
import { FIELD_CLASSES, type Field } from '#src/ui/fields.ts';

interface Props {
  copy: ClosingCallCopy;
  field?: Field;
  /** A drawing that stands at the right, on the road that closes the section. */
  scene?: DrawingName;
}

/** The last thing a page asks for: one sentence, one button, and a lorry that is ready to go. */
export function ClosingCall({ copy, field = 'amber', scene = 'truck-20' }: Props) {
  return (
    <section aria-labelledby="closing-call" className={`overflow-hidden ${FIELD_CLASSES[field]}`}>
      <div className="measure grid gap-x-gutter gap-y-10 pt-section lg:grid-cols-12">
        <div className="lg:col-span-6 lg:pb-section">
          <h2 id="closing-call" className="text-h2">
            {copy.heading}
          </h2>
          <p className="mt-6 max-w-[36ch] text-lead">{copy.text}</p>
          <ButtonLink
            href={copy.action.path}
            kind={field === 'amber' ? 'dark' : 'action'}
            icon="arrow"
            event={EVENTS.cta}
            className="mt-8"
          >
            {copy.action.label}
          </ButtonLink>
        </div>
        <Scene
          name={scene}
          alt=""
          className="h-auto w-full max-w-[34rem] self-end justify-self-end lg:col-span-6 lg:max-w-none"
        />
      </div>
      <OnField field={field}>
        <Road />
      </OnField>
    </section>
  );
}
