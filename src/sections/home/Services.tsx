import type { PageCopy } from '#domain/pages/pages.ts';
import { CONTACT_ANCHOR } from '#domain/shared/links.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import type { DrawingName } from '#src/ui/art/drawings.ts';
import { Scene } from '#src/ui/art/files.tsx';
import { SURFACE_CLASSES, type Surface } from '#src/ui/parts/surfaces.ts';

type Copy = PageCopy<'home'>['services'];

interface CardProps {
  copy: { title: string; text: string };
  surface: Surface;
  scene: DrawingName;
  href: string;
}

interface LargeCardProps extends CardProps {
  /** The end of the drawing that stays in view where the card is narrow; a lorry rolls (styles/motion.css). */
  bleed: 'object-left-bottom' | 'object-right-bottom rolls';
  /** A flatter form of the drawing, for phones. */
  tile?: DrawingName;
  className: string;
}

interface SmallCardProps extends CardProps {
  /** The compact form of the drawing, for a row on phones. */
  tile: DrawingName;
  /** Name of the analytics event that a click fires, where the card calls to action. */
  event?: string;
}

/** One of the two large cards: words above, a drawing on the card's edge. */
function LargeCard({ copy, surface, scene, tile, href, bleed, className }: LargeCardProps) {
  return (
    <li
      className={`relative flex flex-col overflow-hidden rounded-card ${SURFACE_CLASSES[surface]} ${className}`}
    >
      <div className="p-6 pb-8 md:p-8">
        <h3 className="text-h3">
          <a
            href={href}
            className="after:absolute after:inset-0 hover:underline decoration-4 underline-offset-4"
          >
            {copy.title}
          </a>
        </h3>
        <p className="mt-3 max-w-[26rem]">{copy.text}</p>
      </div>
      <Scene
        name={scene}
        phone={tile}
        alt=""
        className={`mt-auto h-64 w-full object-cover md:h-80 lg:h-auto ${bleed}`}
      />
    </li>
  );
}

/** A small card: a row with a tile on phones, a standing card from 768 px. */
function SmallCard({ copy, surface, scene, tile, href, event }: SmallCardProps) {
  return (
    <li
      className={`relative grid grid-cols-[1fr_120px] overflow-hidden rounded-card md:flex md:flex-col ${SURFACE_CLASSES[surface]}`}
    >
      <div className="p-5 md:p-7 md:pb-2">
        <h3 className="text-[min(1.625rem,34px)] leading-none md:text-[min(2.25rem,40px)]">
          <a
            href={href}
            data-event={event}
            className="after:absolute after:inset-0 hover:underline decoration-4 underline-offset-4"
          >
            {copy.title}
          </a>
        </h3>
        <p className="mt-2 leading-snug md:mt-3 md:max-w-[14rem]">{copy.text}</p>
      </div>
      <Scene name={scene} phone={tile} alt="" className="object-cover object-bottom md:mt-auto" />
    </li>
  );
}

/** The six services of the specification, each a card that leads to its page. */
export function Services({ copy }: { copy: Copy }) {
  return (
    <section aria-labelledby="services" className="py-section">
      <div className="measure">
        <div className="grid items-end gap-6 lg:grid-cols-12 lg:gap-gutter">
          <h2 id="services" className="text-h2 lg:col-span-7">
            {copy.heading}
          </h2>
          <div className="text-lead lg:col-span-4 lg:col-start-8">
            <p>{copy.lead}</p>
            {[copy.all, copy.price].map(({ label, path }) => (
              <a key={path} href={path} className="link mt-3 mr-6 inline-block py-2 text-brand">
                {label}
              </a>
            ))}
          </div>
        </div>
        <ul className="mt-10 grid gap-4 md:mt-16 md:grid-cols-2 md:gap-gutter lg:grid-cols-12">
          <LargeCard
            copy={copy.warehousing}
            surface="ink"
            scene="racking"
            tile="racking-tile"
            href="/products/warehousing"
            bleed="object-left-bottom"
            className="lg:col-span-5"
          />
          <LargeCard
            copy={copy.trucks}
            surface="signal"
            scene="tipper"
            href="/products/haulage"
            bleed="object-right-bottom rolls"
            className="lg:col-span-7"
          />
          <li className="md:col-span-2 lg:col-span-12">
            <ul className="grid gap-4 md:grid-cols-2 md:gap-gutter lg:grid-cols-4">
              <SmallCard
                copy={copy.tracking}
                surface="brand"
                scene="tracking"
                tile="tracking-tile"
                href="/solutions/tracking"
              />
              <SmallCard
                copy={copy.safety}
                surface="accent"
                scene="safety"
                tile="safety-tile"
                href="/solutions/insurance"
              />
              <SmallCard
                copy={copy.support}
                surface="warm"
                scene="support"
                tile="support-tile"
                href={`#${CONTACT_ANCHOR}`}
                event={EVENTS.cta}
              />
              <SmallCard
                copy={copy.reporting}
                surface="cool"
                scene="reports"
                tile="reports-tile"
                href="/products/supply-chain"
              />
            </ul>
          </li>
        </ul>
      </div>
    </section>
  );
}
