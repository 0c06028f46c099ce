import type { LayoutCopy } from '#domain/pages/standard-layout.ts';
import { Filling } from './Slot.tsx';

/** The bar above a page that comes out of the browser; the service worker shows one of its lines, and brings its looks (src/offline/worker/reader.ts). */
export function KeptBar({ copy }: { copy: LayoutCopy['offline'] }) {
  const { label, again, ...lines } = copy;
  return (
    <Filling name="bar">
      <aside aria-label={label} className="kept-bar" data-kept-bar="">
        <p role="status">
          {Object.entries(lines).map(([name, words]) => (
            <span key={name} data-bar={name} hidden>
              {words}
            </span>
          ))}
        </p>
        <a href="{address}" data-unfetched="">
          {again}
        </a>
      </aside>
    </Filling>
  );
}
