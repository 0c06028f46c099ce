import type { ReactNode } from 'react';

/** Safari gives a scrolling region no focus of its own; without it a keyboard cannot reach what is cut off. */
const FOCUSABLE = { tabIndex: 0 };

interface Props {
  /** The name of its content, for screen readers. */
  name: string;
  /** Its look, which has to let what is wider scroll (`overflow-x: auto`). */
  className: string;
  children: ReactNode;
}

/** A region that a keyboard and a screen reader find, for a table that can be wider than the window. */
export function Scroller({ name, className, children }: Props) {
  return (
    <section className={className} aria-label={name} {...FOCUSABLE}>
      {children}
    </section>
  );
}
