import type { ComponentProps, ReactNode } from 'react';
import type { PageCopy } from '#domain/pages/pages.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { Scene } from '#src/ui/art/files.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { ReceivedStamp } from './ReceivedStamp.tsx';

interface Props {
  copy: Pick<PageCopy<'contact'>['sent'], 'heading' | 'lead' | 'home'>;
  mark?: ComponentProps<typeof ReceivedStamp>['mark'];
  /** The text alternative of the night desk; the drawing takes the place of the large stamp where the desk has the message. */
  desk?: string;
  /** The visitor's first action, before going on. */
  children?: ReactNode;
}

/** Keeps the drawing's room before it comes, or the text would break its lines anew. It yields to the text's longest word. */
const BESIDE_DESK =
  'md:grid md:grid-cols-[minmax(min-content,1fr)_minmax(0,18rem)] lg:grid-cols-[minmax(min-content,1fr)_minmax(0,34rem)]';

/** The result of a form that was sent without script, or of a link in an email. */
export function Sent({ copy, mark, desk, children }: Props) {
  return (
    <section className="bg-brand text-paper">
      <div
        className={`measure flex flex-col items-start gap-8 pt-10 pb-section lg:pt-20 ${desk ? BESIDE_DESK : 'justify-between md:flex-row'}`}
      >
        {!desk && (
          <ReceivedStamp mark={mark} className="w-36 min-w-0 md:order-last md:ms-auto md:w-64 lg:w-96" />
        )}
        {/* The text gives way to the drawing, until it is as narrow as its longest word. */}
        <div className="max-w-full shrink-1000">
          <h1 className="text-h1">{copy.heading}</h1>
          <p className="mt-8 mb-10 max-w-[29.25em] text-lead">{copy.lead}</p>
          <div className="flex flex-wrap gap-4">
            {children}
            <ButtonLink
              kind={children ? 'plain' : 'action'}
              href={copy.home.path}
              icon="arrow"
              event={EVENTS.cta}
            >
              {copy.home.label}
            </ButtonLink>
          </div>
        </div>
        {desk && (
          <Scene
            name="night-desk"
            alt={desk}
            lazy={false}
            className="-mb-section h-auto w-full min-w-0 max-w-[34rem] self-center md:self-end"
          />
        )}
      </div>
      <Band motif="lozenge" />
    </section>
  );
}
