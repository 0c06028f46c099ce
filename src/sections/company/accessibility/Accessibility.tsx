import type { PageCopy } from '#domain/pages/pages.ts';
import { BROWSER_FLOOR } from '#domain/shared/browser-floor.ts';
import { longDay } from '#domain/shared/dates.ts';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { Scene } from '#src/ui/art/files.tsx';
import { Waybill } from '#src/ui/blocks/Waybill.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { PhoneLink } from '#src/ui/parts/PhoneLink.tsx';
import { PageTitle } from '../../../ui/parts/PageTitle.tsx';

/** The promise, beside a gate that opens. */
export function AccessibilityHero({ copy }: { copy: PageCopy<'accessibility'> }) {
  return (
    <section aria-labelledby="accessibility" className="border-b-10 border-ink bg-warm text-ink">
      <div className="measure grid gap-x-gutter gap-y-8 pt-12 lg:grid-cols-12 lg:pt-20">
        <div className="lg:col-span-8 lg:pb-20">
          <PageTitle
            id="accessibility"
            heading={copy.heading}
            slogan={copy.slogan}
            accent="text-accent-deep"
          />
          <p className="mt-6 max-w-[46ch] text-lead">{copy.lead}</p>
          <p className="mt-4 text-label font-bold">
            {copy.since} <time dateTime={copy.date}>{longDay(copy.date)}</time>
          </p>
        </div>
        <Scene
          name="gate"
          alt={copy.gate}
          lazy={false}
          className="-ms-margin -mb-2.5 h-auto w-full max-w-96 self-end lg:col-span-4 lg:ms-0 lg:max-w-none"
        />
      </div>
    </section>
  );
}

/** Puts the versions of the floor in the places that name their engines, like `{chrome}`. */
const withVersions = (text: string) =>
  Object.entries(BROWSER_FLOOR).reduce(
    (text, [engine, version]) => text.replace(`{${engine}}`, version),
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

/** The checks and their methods, as the sheet of a walk round the truck. */
export function CheckSheet({ copy }: { copy: PageCopy<'accessibility'>['checks'] }) {
  return (
    <section aria-labelledby="checks" className="bg-brand py-section text-paper">
      <div className="measure">
        <div className="grid items-end gap-x-gutter gap-y-6 lg:grid-cols-12">
          <h2 id="checks" className="text-h2 lg:col-span-7">
            {copy.heading}
          </h2>
          <p className="max-w-[40ch] text-lead lg:col-span-4 lg:col-start-9">{copy.lead}</p>
        </div>
        <div className="mt-10 lg:mt-16">
          <Waybill title={copy.title} copies={copy.copies} filledIn>
            <ul>
              {copy.lines.map(({ what, how }) => (
                <li
                  key={what}
                  className="grid gap-x-gutter gap-y-2 border-rule px-5 py-4 not-last:border-b-2 md:grid-cols-[2fr_3fr] md:px-6"
                >
                  <h3 className="flex items-center gap-4 self-start text-h4">
                    <span className="grid size-8 shrink-0 place-items-center rounded-full bg-brand text-paper">
                      <Icon name="check" className="size-5" />
                    </span>
                    {what}
                  </h3>
                  <p>{how}</p>
                </li>
              ))}
            </ul>
          </Waybill>
        </div>
      </div>
    </section>
  );
}

interface Props {
  copy: Pick<PageCopy<'accessibility'>, 'limits' | 'report'>;
  email: string;
  /** E.164. */
  phone: string;
}

/** The known limits, behind a warning, and the address for any others. */
export function KnownLimits({ copy: { limits, report }, email, phone }: Props) {
  return (
    <section aria-labelledby="limits" className="bg-paper text-ink">
      <Band motif="hazard" />
      <div className="measure grid gap-x-gutter gap-y-12 py-section lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 id="limits" className="text-h2">
            {limits.heading}
          </h2>
          <ul className="mt-10 border-t-[3px] border-ink">
            {limits.items.map(({ title, text }) => (
              <li key={title} className="border-b-2 border-ink py-5">
                <h3 className="text-h4">{title}</h3>
                <p className="mt-2 max-w-[60ch]">{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <div className="self-end bg-cool p-6 md:p-8 lg:col-span-4 lg:col-start-9">
          <h2 className="text-h3">{report.heading}</h2>
          <p className="mt-4">{report.text}</p>
          <p className="mt-5 grid justify-items-start font-display text-h4">
            <PhoneLink number={phone} className="inline-flex min-h-target items-center" />
            <a href={`mailto:${email}`} className="inline-flex min-h-target items-center break-all">
              {email}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
