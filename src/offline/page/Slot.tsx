import type { ReactNode } from 'react';

/** A place that the service worker fills (src/offline/worker/reader.ts); pages that the server answers leave it empty. */
export function Slot({ name }: { name: string }) {
  return <div data-slot={name} />;
}

/** A template that the service worker fills a place with. Unseen where it stands; words in braces are put in. */
export function Filling({ name, children }: { name: string; children: ReactNode }) {
  return <template data-for={name}>{children}</template>;
}
