import type { ReactNode } from 'react';
import type { ProductHeroCopy } from '#domain/pages/copy/product-parts.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { SURFACE_CLASSES, type Surface } from '#src/ui/parts/surfaces.ts';
import { PageTitle } from '../../parts/PageTitle.tsx';

/** Where words and drawing stand: `above` has the words over a drawing as wide as the page, `beside` splits the screen. */
export type HeroLayout = keyof typeof LAYOUTS;

const LAYOUTS = {
  above: {
    section: '',
    grid: 'pt-4 pb-6 lg:pt-12 lg:pb-14',
    heading: 'lg:col-span-8',
    words: 'self-end lg:col-span-4 lg:ps-6',
    drawing: '',
  },
  beside: {
    section: 'lg:grid',
    // Words and drawing share one cell, which is as high as the higher of them.
    grid: 'content-start pt-6 pb-10 lg:[grid-area:1/1] lg:pt-12 lg:pb-14',
    heading: 'lg:col-span-5',
    words: 'lg:col-span-4',
    // As wide as its half, as a large window's words allow, and as the window is high: width is 1.39 times the height.
    drawing:
      'lg:w-[min(56%,68rem,calc((100vh-5rem)*1.39))] lg:self-end lg:justify-self-end lg:[grid-area:1/1]',
  },
} as const;

interface Props {
  copy: ProductHeroCopy;
  surface: Surface;
  layout: HeroLayout;
  /** The drawing at the foot of the surface. */
  children: ReactNode;
}

/** The first screen of a product page: what it is, the one thing to do, and its drawing. */
export function ProductHero({ copy, surface, layout, children }: Props) {
  const { section, grid, heading, words, drawing } = LAYOUTS[layout];
  return (
    <section
      aria-labelledby="product"
      className={`relative overflow-hidden ${section} ${SURFACE_CLASSES[surface]}`}
    >
      <div className={`measure relative grid gap-x-gutter gap-y-6 lg:grid-cols-12 ${grid}`}>
        <PageTitle
          slogan={copy.slogan}
          heading={copy.heading}
          id="product"
          large={false}
          className={heading}
        />
        <div className={`lg:col-start-1 ${layout === 'above' ? 'lg:col-start-9' : ''} ${words}`}>
          <p className="max-w-[44ch] text-lead">{copy.lead}</p>
          <ButtonLink
            href={copy.action.path}
            kind={surface === 'signal' ? 'dark' : 'action'}
            icon="arrow"
            event={EVENTS.cta}
            className="mt-6 shrink-0"
          >
            {copy.action.label}
          </ButtonLink>
        </div>
      </div>
      <div className={drawing}>{children}</div>
    </section>
  );
}
