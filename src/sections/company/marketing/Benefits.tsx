import type { PageCopy } from '#domain/pages/pages.ts';
import type { DrawingName } from '#src/ui/art/drawings.ts';
import { Scene } from '#src/ui/art/files.tsx';

type Copy = PageCopy<'marketing'>['benefits'];

interface CardProps {
  benefit: Copy['fast'];
  drawing: DrawingName;
  ground: string;
  /** How the drawing stands in its card. */
  place: string;
}

function Card({ benefit, drawing, ground, place }: CardProps) {
  return (
    <li
      className={`flex flex-col justify-between gap-8 overflow-hidden rounded-card ${ground} sm:max-md:flex-row xl:flex-row`}
    >
      <div className="p-6 sm:max-md:w-1/2 md:p-8 xl:w-1/2">
        <h3 className="text-h3">{benefit.title}</h3>
        <p className="mt-4">{benefit.text}</p>
      </div>
      <div className="flex items-end justify-end sm:max-md:w-1/2 xl:w-1/2">
        <Scene name={drawing} alt="" className={place} />
      </div>
    </li>
  );
}

/** Three reasons, one card each. */
export function Benefits({ copy }: { copy: Copy }) {
  return (
    <section aria-labelledby="benefits" className="bg-cool text-ink">
      <div className="measure py-section">
        <div className="md:w-[calc(100%-368px)] lg:w-[calc(100%-496px)]">
          <h2 id="benefits" className="text-h2">
            {copy.heading}
          </h2>
          <ul className="mt-10 grid gap-gutter">
            <Card benefit={copy.fast} drawing="truck-15" ground="bg-signal" place="h-auto w-full" />
            <Card
              benefit={copy.easy}
              drawing="tracking"
              ground="bg-brand-deep text-paper"
              place="h-56 w-full object-cover sm:max-md:h-full xl:h-full"
            />
            <Card
              benefit={copy.reliable}
              drawing="support"
              ground="bg-warm"
              place="h-52 w-full object-contain object-right-bottom sm:max-md:h-full xl:h-full"
            />
          </ul>
        </div>
      </div>
    </section>
  );
}
