import type { ReactNode } from 'react';

/** The chapters of the design page, in their order. */
const TITLES = [
  'Colours',
  'Type',
  'Buttons and links',
  'Fields',
  'Notices and toasts',
  'Header',
  'Cards',
  'Signs',
  'Bands',
  'Parts of vehicles, at one scale',
  'Goods and people, at one scale',
  'Drawings',
] as const;
type Title = (typeof TITLES)[number];

const anchorOf = (title: Title) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** What the design page is, and links to its chapters. */
export function Index() {
  return (
    <header className="measure kit-index">
      <h1 className="text-h2">Components and drawings</h1>
      <p>Every part of the site in each of its states, for development only.</p>
      <nav aria-label="Chapters">
        <ul>
          {TITLES.map((title) => (
            <li key={title}>
              <a className="link" href={`#${anchorOf(title)}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

/** One chapter of the design page. */
export function Sheet({ title, children }: { title: Title; children: ReactNode }) {
  return (
    <section className="kit-sheet" id={anchorOf(title)}>
      <h2 className="text-h3">{title}</h2>
      {children}
    </section>
  );
}
