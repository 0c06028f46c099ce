import { EVENTS } from '#domain/analytics.ts';
import { GUIDE_FORM_ANCHOR, GUIDES_PATH, type Guide } from '#domain/guides.ts';
import type { PageCopy } from '#domain/pages.ts';
import type { Cover } from '#domain/picture.ts';
import { Band } from '#src/illustrations/bands/Band.tsx';
import { ButtonLink } from '#src/ui/Button.tsx';
import { FIELD_CLASSES } from '#src/ui/fields.ts';
import { pictureField, WideCover } from '../blog/Cover.tsx';

/** Letters up to which a title is set in the larger size. */
const SHORT_TITLE = 40;
/** Drawings whose people and goods stand far to the right; the sheet lies over the left. */
const TO_THE_RIGHT: readonly Cover[] = ['yard', 'terminal'];

interface Props {
  guide: Guide;
  copy: PageCopy<'guides'>['guide'];
}

/** The guide's picture as the ground, and on it a sheet with what the guide is and the way to get it. */
export function GuideHero({ guide, copy }: Props) {
  const { image, title, subTitle } = guide;
  const isRight = 'drawing' in image && TO_THE_RIGHT.includes(image.drawing);
  const place = isRight ? 'lg:object-[70%_100%]' : 'lg:object-[12%_100%]';
  return (
    <header className={`relative overflow-hidden ${FIELD_CLASSES[pictureField(image)]}`}>
      <WideCover
        image={image}
        className={`aspect-[8/5] w-full object-bottom lg:absolute lg:inset-0 lg:aspect-auto lg:size-full ${place}`}
      />
      <div className="relative lg:measure lg:py-16">
        <div className="bg-sand text-ink lg:w-[46%] lg:min-w-[34rem] lg:bg-paper">
          <Band motif="rosette" size="small" />
          <div className="px-margin pt-4 pb-10 lg:px-10 lg:pb-12">
            <p>
              <a href={GUIDES_PATH} className="link inline-flex min-h-target items-center text-forest">
                {copy.back}
              </a>
            </p>
            <h1
              className={`mt-4 leading-[0.94] ${title.length > SHORT_TITLE ? 'text-[min(clamp(2.75rem,2.05rem+3.1vw,4.75rem),14vw)]' : 'text-h2'}`}
            >
              {title}
            </h1>
            <p className="mt-5 max-w-[36ch] text-lead">{subTitle}</p>
            <ButtonLink href={`#${GUIDE_FORM_ANCHOR}`} icon="arrow" event={EVENTS.cta} className="mt-7">
              {copy.getFree}
            </ButtonLink>
          </div>
        </div>
      </div>
    </header>
  );
}
