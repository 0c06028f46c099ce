import { DRAFT_ERRORS_ID, type PreviewKind } from '#domain/entries/drafts.ts';
import type { LayoutCopy } from '#domain/pages/standard-layout.ts';

interface Props {
  copy: LayoutCopy['preview'];
  kind: PreviewKind;
  /** The errors that keep the entry from being shown as it is. */
  errors?: string[] | undefined;
}

/**
 * Tells an editor that drafts are shown, on every page and while it is scrolled, and offers the way out. While an entry is typed, a
 * script puts its errors into the list.
 */
export function PreviewBar({ copy, kind, errors = [] }: Props) {
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
