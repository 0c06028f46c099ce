import type { LayoutCopy } from '#domain/standard-layout.ts';

interface Props {
  copy: LayoutCopy['preview'];
}

/** Tells an editor that drafts are shown, on every page and while it is scrolled, and offers the way out. */
export function PreviewBar({ copy }: Props) {
  return (
    <aside
      aria-label={copy.label}
      className="measure sticky bottom-0 z-50 flex flex-wrap items-center gap-x-6 bg-ink py-1 font-semibold text-paper"
    >
      <p>{copy.notice}</p>
      <a
        href="/api/content/preview/exit"
        data-unfetched=""
        className="link inline-flex min-h-target items-center"
      >
        {copy.exit}
      </a>
    </aside>
  );
}
