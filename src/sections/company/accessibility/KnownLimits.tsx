import type { PageCopy } from '#domain/pages/pages.ts';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { PhoneLink } from '#src/ui/parts/PhoneLink.tsx';

interface Props {
  copy: Pick<PageCopy<'accessibility'>, 'limits' | 'tell'>;
  email: string;
  /** E.164. */
  phone: string;
}

/** The known limits, behind a warning, and the address for any others. */
export function KnownLimits({ copy: { limits, tell }, email, phone }: Props) {
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
          <h2 className="text-h3">{tell.heading}</h2>
          <p className="mt-4">{tell.text}</p>
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
