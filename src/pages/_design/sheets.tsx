import type { ReactNode } from 'react';
import type { ContactFormCopy } from '#domain/pages/pages.ts';
import { FormNote } from '#src/leads/forms/FormNote.tsx';
import { SendButton } from '#src/leads/forms/LeadForm.tsx';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { MOTIFS } from '#src/ui/art/bands/motifs.ts';
import { Road } from '#src/ui/art/bands/Road.tsx';
import { DRAWING_NAMES } from '#src/ui/art/drawings.ts';
import { Scene } from '#src/ui/art/files.tsx';
import { materials } from '#src/ui/art/materials.ts';
import { palette, ROLES } from '#src/ui/art/palette.ts';
import { ButtonLink, SubmitButton } from '#src/ui/parts/Button.tsx';
import { SURFACE_CLASSES, type Surface } from '#src/ui/parts/surfaces.ts';

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

/** The eight painted bands in their three heights, and the road. */
export function Bands() {
  return (
    <Sheet title="Bands">
      <ul className="kit-grid kit-wide">
        {MOTIFS.map((motif) => (
          <li key={motif}>
            <Band motif={motif} size="large" />
            <Band motif={motif} />
            <Band motif={motif} size="small" />
            <p className="text-label font-semibold">{motif}</p>
          </li>
        ))}
      </ul>
      <h3 className="text-h4">road</h3>
      <Road />
    </Sheet>
  );
}

/** The results of sending, as the form and as toasts say them. */
export function Notices({ copy, children }: { copy: ContactFormCopy; children: ReactNode }) {
  return (
    <Sheet title="Notices and toasts">
      <div className="kit-grid kit-wide">
        <FormNote outcome="accepted" text={copy.success} />
        <FormNote outcome="waiting" text={copy.waiting} />
        <FormNote outcome="delivered" text={copy.delivered} />
        <FormNote outcome="invalid" text={copy.invalid} />
        <FormNote outcome="unkept" text={copy.unkept} />
        <FormNote outcome="returned" text={copy.returned} />
      </div>
      {children}
    </Sheet>
  );
}

/** Every drawing that is served as a file, under its name. */
export function Drawings() {
  return (
    <Sheet title="Drawings">
      <ul className="kit-grid">
        {DRAWING_NAMES.map((name) => (
          <li key={name} className="kit-drawing">
            <Scene name={name} alt="" className="h-auto w-full" />
            <p className="text-label font-semibold">{name}</p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

const ROLE_OF = new Map([...ROLES].map(([role, value]) => [value, role]));

/** Every colour of the drawings, under its paint, with the role that it has on pages. */
export function Colours() {
  return (
    <Sheet title="Colours">
      <ul className="kit-grid kit-narrow">
        {Object.entries({ ...palette, ...materials }).map(([name, value]) => (
          <li key={name}>
            <svg className="kit-swatch" aria-hidden="true">
              <rect width="100%" height="100%" fill={value} />
            </svg>
            <p className="text-label font-semibold">{name}</p>
            <p className="text-label">{ROLE_OF.get(value) ?? 'drawings alone'}</p>
            <p className="text-label text-muted">{value}</p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

const SIZES = [
  ['H1', 'font-display text-h1', 'Say the tonnes'],
  ['H2', 'font-display text-h2', 'Get a price'],
  ['H3', 'font-display text-h3', 'Safety and insurance'],
  ['H4', 'font-display text-h4', 'What truck sizes can I book?'],
  ['Figure', 'font-display text-figure', '151,000 m²'],
  ['Lead', 'text-lead', 'Price first, truck next, waybill last.'],
  ['Text', '', 'Racked, counted and insured space near the ports. ₦30,240 a box, Ọ̀yọ́ to Ƙaura.'],
  ['Label', 'text-label font-semibold', 'Warehouse space'],
] as const;

/** Every size of type. */
export function Type() {
  return (
    <Sheet title="Type">
      <dl>
        {SIZES.map(([name, classes, sample]) => (
          <div key={name} className="kit-type">
            <dt className="text-label text-muted">{name}</dt>
            <dd className={classes}>{sample}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

const STATES = ['', 'show-hover', 'show-focus-visible', 'show-active'] as const;
const SURFACES = Object.keys(SURFACE_CLASSES) as Surface[];

/** Buttons and links in every state, on every surface. */
export function Buttons() {
  return (
    <Sheet title="Buttons and links">
      {SURFACES.map((surface) => (
        <div key={surface}>
          <h3 className="text-h4">{surface}</h3>
          {STATES.map((state) => (
            <div key={state} className={`kit-surface ${SURFACE_CLASSES[surface]}`}>
              <span className="text-label">{state.replace('show-', '') || 'rest'}</span>
              <ButtonLink
                kind={surface === 'signal' ? 'dark' : 'action'}
                href="/design"
                icon="arrow"
                className={state}
              >
                Start Shipping
              </ButtonLink>
              <ButtonLink kind="plain" href="/design" className={state}>
                Get the partner app
              </ButtonLink>
              <a href="/design" className={`link ${state}`}>
                See all products
              </a>
            </div>
          ))}
        </div>
      ))}
      <h3 className="text-h4">disabled, sending</h3>
      <div className={`kit-surface ${SURFACE_CLASSES.paper}`}>
        <SubmitButton ariaDisabled>Send Message</SubmitButton>
        <SendButton label="Send Message" sendingLabel="Sending your message" sending />
      </div>
    </Sheet>
  );
}
