import { DRAFT_FAULTS_ID, type PreviewKind } from '#domain/entries/drafts.ts';
import type { LayoutCopy } from '#domain/pages/standard-layout.ts';

interface Props {
  copy: LayoutCopy['preview'];
  kind: PreviewKind;
  /** The faults that keep the entry from being shown as it is. */
  faults?: string[] | undefined;
}

/**
 * Tells an editor that drafts are shown, on every page and while it is scrolled, and offers the way out. While an entry is typed, a
 * script puts its faults into the list.
 */
export function PreviewBar({ copy, kind, faults = [] }: Props) {
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
      <div role="status" id={DRAFT_FAULTS_ID} hidden={faults.length === 0} className="basis-full">
        <p>{copy.faulty}</p>
        <ul>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
