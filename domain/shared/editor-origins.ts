/** Editors write entries on these origins; pages that show drafts may be in their frames (live preview of Contentful). */
export const EDITOR_ORIGINS = ['https://app.contentful.com', 'https://app.eu.contentful.com'] as const;
