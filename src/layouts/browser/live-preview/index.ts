/**
 * Connects a page that shows drafts with the content service's editor, in whose pane it stands: marked elements open their field, and
 * what is typed is shown at once. Outside of a frame it does nothing.
 */
import { ContentfulLivePreview, LIVE_PREVIEW_EDITOR_SOURCE } from '@contentful/live-preview';
import { EDITED_ENTRY_ID, type EditedEntry } from '#domain/entries/drafts.ts';
import { EDITOR_ORIGINS } from '#domain/shared/editor-origins.ts';
import { LANGUAGE_TAG } from '#domain/shared/locale.ts';
import { DraftPage } from './draft-page.ts';
import { asEntity, asTyped } from './entity.ts';

const ORIGINS: readonly string[] = EDITOR_ORIGINS;

/** The library takes a message from anyone who says that he is the editor: apps in the editor are frames, too, and can reach this one. */
function onlyFromEditors(event: MessageEvent<{ source?: unknown } | null>): void {
  if (event.data?.source === LIVE_PREVIEW_EDITOR_SOURCE && !ORIGINS.includes(event.origin))
    event.stopImmediatePropagation();
}

/** The editors' origins that the page may stand in; the one that it does stand in, where the browser says so. */
function targetOrigins(): string[] {
  const { ancestorOrigins } = location;
  const around = ORIGINS.filter((origin) => ancestorOrigins?.contains(origin));
  return around.length > 0 ? around : [...ORIGINS];
}

const written = document.getElementById(EDITED_ENTRY_ID)?.textContent;
const edited: EditedEntry | undefined = written ? JSON.parse(written) : undefined;

if (window.parent !== window) {
  addEventListener('message', onlyFromEditors);
  const locale = edited?.locale ?? LANGUAGE_TAG;
  void ContentfulLivePreview.init({ locale, targetOrigin: targetOrigins(), ...placeOf(edited) });
  if (edited) {
    const page = new DraftPage();
    ContentfulLivePreview.subscribe({
      data: asEntity(edited),
      locale,
      callback: (data) => void page.show(asTyped(data, edited)),
    });
  }
}

function placeOf(entry: EditedEntry | undefined) {
  return entry ? { space: entry.space, environment: entry.environment } : {};
}
