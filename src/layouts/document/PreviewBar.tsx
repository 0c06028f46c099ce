import type { Site } from '#domain/company/site.ts';
import { DRAFT_ERRORS_ID, type PreviewKind } from '#domain/entries/drafts.ts';
import type { LayoutCopy } from '#domain/pages/standard-layout.ts';
import { Logo } from '#src/ui/parts/Logo.tsx';
import { spacedNumber } from '#src/ui/parts/whatsapp.ts';

interface PreviewBarProps {
  copy: LayoutCopy['preview'];
  kind: PreviewKind;
  /** The errors that keep the entry from being shown as it is. */
  errors?: string[] | undefined;
}

/**
 * Tells an editor that drafts are shown, on every page and while it is scrolled, and offers the way out. While an entry is typed, a
 * script puts its errors into the list.
 */
export function PreviewBar({ copy, kind, errors = [] }: PreviewBarProps) {
  return (
    <aside
      aria-label={copy.label}
      className="measure sticky bottom-0 z-50 flex flex-wrap items-center gap-x-6 bg-ink py-1 font-semibold text-paper"
    >
      <p>{kind === 'link' ? copy.draft : copy.notice}</p>
      {kind === 'frame' && (
        <a
          href="/api/content/preview/exit"
          data-unfetched=""
          className="link inline-flex min-h-target items-center"
        >
          {copy.exit}
        </a>
      )}
      <div role="status" id={DRAFT_ERRORS_ID} hidden={errors.length === 0} className="basis-full">
        <p>{copy.invalid}</p>
        <ul>
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      </div>
    </aside>
  );
}

interface LetterheadProps {
  site: Pick<Site, 'brand' | 'legalName' | 'address' | 'phone' | 'email'>;
  /** Where the page is found. */
  address: string;
}

/** Who printed paper comes from: hidden on screens, at the head of each sheet of paper (src/ui/styles/print.css). No link: the first of a page skips to its content. */
export function Letterhead({ site, address }: LetterheadProps) {
  return (
    <div className="hidden print:block" data-letterhead>
      <div>
        <Logo name={site.brand.name} />
        <p>
          <b>{site.legalName.value}</b>, {site.address.value}
        </p>
        <p>
          {spacedNumber(site.phone.value)}, {site.email.value}
        </p>
        <p>{address}</p>
      </div>
    </div>
  );
}
