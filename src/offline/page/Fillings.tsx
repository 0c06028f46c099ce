import type { PageCopy } from '#domain/pages/pages.ts';
import { PackedLinks } from './PackedLinks.tsx';
import { Filling } from './Slot.tsx';

interface Props {
  copy: PageCopy<'offline'>;
  /** The pages that the pack holds, as menus name them. */
  packed: { label: string; path: string }[];
}

/** The parts of the page that depend on the browser: which page was asked for, what waits, and what is kept. */
export function Fillings({ copy, packed }: Props) {
  return (
    <>
      <Filling name="missing">
        <div className="mt-8 max-w-[46ch] border-l-8 border-signal ps-5">
          <p>{copy.missing}</p>
          <a href="{address}" className="link inline-flex min-h-target items-center font-semibold">
            {copy.again}
          </a>
        </div>
      </Filling>
      <Filling name="message">
        <section className="border-b-2 border-rule py-8">
          <h2 className="text-h3">{copy.waiting.heading}</h2>
          <p className="mt-3 max-w-[52ch]">{copy.waiting.text}</p>
          <blockquote className="mt-4 max-w-[52ch] border-l-4 border-brand ps-4 whitespace-pre-line">
            {'{message}'}
          </blockquote>
        </section>
      </Filling>
      <Filling name="kept">
        <PackedLinks heading={copy.kept.heading} text={copy.kept.text} links={packed} />
      </Filling>
      <Filling name="visited">
        <section aria-labelledby="opened" className="py-8">
          <h2 id="opened" className="text-h3">
            {copy.visited.heading}
          </h2>
          <p className="mt-2">{copy.visited.text}</p>
          <ul className="mt-5 border-t-[3px] border-ink">{'{items}'}</ul>
        </section>
      </Filling>
      <Filling name="item">
        <li className="flex flex-wrap items-center justify-between gap-x-6 border-b-2 border-rule py-1">
          <a href="{path}" className="link inline-flex min-h-target items-center font-semibold">
            {'{title}'}
          </a>
          <span className="text-label text-muted">{copy.asOf}</span>
        </li>
      </Filling>
    </>
  );
}
