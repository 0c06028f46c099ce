import type { EditedEntry } from '#domain/entries/drafts.ts';

/** Attributes of the element that shows a field of the entry. */
export type FieldMarks = (fieldId: string) => object;

const NONE: FieldMarks = () => ({});

/**
 * The attributes that mark an element, so that a press on it in the editors' pane opens the field that it shows. The service's own helper
 * makes the marks; visitors' pages have none, and never load it.
 */
export async function fieldMarks(edited: EditedEntry | undefined): Promise<FieldMarks> {
  if (!edited) return NONE;
  const { ContentfulLivePreview } = await import('@contentful/live-preview');
  const { id: entryId, locale, localeOf, space, environment } = edited;
  return (fieldId) =>
    ContentfulLivePreview.getProps({
      entryId,
      fieldId,
      locale: localeOf[fieldId] ?? locale,
      space,
      environment,
    }) ?? {};
}
