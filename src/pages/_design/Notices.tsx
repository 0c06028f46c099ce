import type { ReactNode } from 'react';
import type { ContactFormCopy } from '#domain/pages/pages.ts';
import { FormNote } from '#src/leads/forms/FormNote.tsx';
import { Sheet } from './Sheet.tsx';

/** The results of sending, as the form and as toasts say them. */
export function Notices({ copy, children }: { copy: ContactFormCopy; children: ReactNode }) {
  return (
    <Sheet title="Notices and toasts">
      <div className="kit-grid kit-wide">
        <FormNote outcome="accepted" text={copy.success} />
        <FormNote outcome="waiting" text={copy.waiting} />
        <FormNote outcome="delivered" text={copy.delivered} />
        <FormNote outcome="faulty" text={copy.invalid} />
        <FormNote outcome="unkept" text={copy.unkept} />
        <FormNote outcome="returned" text={copy.returned} />
      </div>
      {children}
    </Sheet>
  );
}
