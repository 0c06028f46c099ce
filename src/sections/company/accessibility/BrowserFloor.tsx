import type { PageCopy } from '#domain/pages/pages.ts';
import { BROWSER_FLOOR } from '#domain/shared/browser-floor.ts';

/** Puts the versions of the floor in the places that name their engines, like `{chrome}`. */
const withVersions = (text: string) =>
  Object.entries(BROWSER_FLOOR).reduce(
    (told, [engine, version]) => told.replace(`{${engine}}`, version),
    text,
  );

/** The oldest browsers in which everything works, and what holds in older ones. */
export function BrowserFloor({ copy }: { copy: PageCopy<'accessibility'>['browsers'] }) {
  return (
    <section aria-labelledby="browsers" className="bg-cool py-section text-ink">
      <div className="measure grid gap-x-gutter gap-y-10 lg:grid-cols-12">
        <h2 id="browsers" className="text-h2 lg:col-span-5">
          {copy.heading}
        </h2>
        <ul className="border-t-[3px] border-ink lg:col-span-7">
          {copy.items.map(({ title, text }) => (
            <li key={title} className="border-b-2 border-ink py-5">
              <h3 className="text-h4">{title}</h3>
              <p className="mt-2 max-w-[60ch]">{withVersions(text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
