import type { ReactNode } from 'react';
import { Band } from '#src/ui/art/bands/Band.tsx';

interface WaybillProps {
  title: string;
  /** Says who keeps which copy. */
  copies: string;
  /** It is filled in already, and goes on paper with the page; a form to fill in does not. */
  filledIn?: boolean;
  children: ReactNode;
}

/** A printed form on paper, with its carbon copy showing beneath. */
export function Waybill({ title, copies, filledIn = false, children }: WaybillProps) {
  return (
    <div
      className={`${filledIn ? 'print:[box-shadow:none]' : 'print:hidden'} relative -mx-margin bg-paper text-ink [box-shadow:0_0.625rem_0_0_#f3d48b] forced-colors:border-2 md:mx-0 md:[box-shadow:0.375rem_0.375rem_0_0_var(--color-ink),0.75rem_0.75rem_0_0_#f3d48b]`}
    >
      <Band size="small" />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b-2 border-ink px-5 py-2.5 md:px-6 md:py-4">
        <p className="font-display text-h4">{title}</p>
        <p className="text-label text-muted">{copies}</p>
      </div>
      {children}
    </div>
  );
}
