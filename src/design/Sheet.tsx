import type { ReactNode } from 'react';

/** One chapter of the design page. */
export function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-h3 mb-8 border-b-[3px] pb-3">{title}</h2>
      {children}
    </section>
  );
}
