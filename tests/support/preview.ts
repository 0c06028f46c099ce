import type { Content } from '#domain/services/content.ts';
import type { Preview } from '../../server/content/preview/preview.ts';

/** A preview that shows one content on every page, and knows no entry. */
export const previewOf = (secret: string, content: () => Content): Preview => ({
  secret,
  at: async () => ({ content: content(), errors: [] }),
  pageOf: async () => undefined,
  typed: async () => undefined,
});
