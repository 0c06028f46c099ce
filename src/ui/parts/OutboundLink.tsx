import type { ReactNode } from 'react';

interface Props {
  href: string;
  /** Says to screen readers that the link opens in a new tab. */
  note: string;
  className?: string | undefined;
  /** Name of the analytics event that a click fires. */
  event?: string | undefined;
  children: ReactNode;
}

/** A link to another site, opened in a new tab without opener or referrer. */
export function OutboundLink({ href, note, className, event, children }: Props) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className} data-event={event}>
      {children}
      <span className="sr-only">{` (${note})`}</span>
    </a>
  );
}
