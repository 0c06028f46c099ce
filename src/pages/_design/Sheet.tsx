import type { ReactNode } from 'react';

/** One chapter of the design page. */
export function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="kit-sheet">
      <h2 className="text-h3">{title}</h2>
      {children}
    </section>
  );
}
