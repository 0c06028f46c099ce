import type { LayoutCopy } from '#domain/pages/standard-layout.ts';

/**
 * Opens the menu on a phone. It is an empty disclosure before the menu, so that one style rule shows the menu while it
 * is open and, unlike a menu inside it, the wide header needs no script to show everything.
 */
export function MenuToggle({ copy }: { copy: Pick<LayoutCopy['header'], 'openMenu' | 'closeMenu'> }) {
  return (
    <details data-menu-toggle className="menu-toggle">
      <summary aria-controls="header-menu">
        <span className="sr-only when-closed">{copy.openMenu}</span>
        <span className="sr-only when-open">{copy.closeMenu}</span>
        <svg viewBox="0 0 28 20" width="28" height="20" className="h-5 w-7" aria-hidden="true">
          <path d="M0 2h28M0 10h28M0 18h18" className="when-closed" />
          <path d="m5 1 18 18m0-18L5 19" className="when-open" />
        </svg>
      </summary>
    </details>
  );
}
