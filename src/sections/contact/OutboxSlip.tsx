import type { ContactFormCopy } from '#domain/pages.ts';
import { Icon } from '#src/ui/Icon.tsx';

const ID = 'outbox-slip';

/** Tells, on a later page, what became of a message that waited in the browser; hidden until then. */
export function OutboxSlip({ copy }: { copy: Pick<ContactFormCopy, 'delivered' | 'dropped' | 'close'> }) {
  return (
    <div
      id={ID}
      popover="manual"
      data-outbox-slip
      data-delivered={copy.delivered}
      data-dropped={copy.dropped}
      className="fixed inset-auto bottom-4 left-4 hidden max-w-[min(24rem,calc(100vw-2rem))] items-start gap-2 border-2 border-ink bg-paper p-4 text-label text-ink open:flex"
    >
      <p role="status" />
      <button
        type="button"
        popoverTarget={ID}
        popoverTargetAction="hide"
        className="-m-2 grid size-target shrink-0 place-items-center"
      >
        <Icon name="close" />
        <span className="sr-only">{copy.close}</span>
      </button>
    </div>
  );
}
