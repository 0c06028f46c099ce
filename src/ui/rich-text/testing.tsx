import { BLOCKS, type Document } from '@contentful/rich-text-types';
import { renderToStaticMarkup } from 'react-dom/server';
import { ENTRY_KINDS, KINDS } from '#domain/entries/entry-kinds.ts';
import type { RichTextCopy } from '#domain/entries/rich-text/rich-text.ts';
import { RichText } from './RichText.tsx';

/** Copy, short builders and the markup of documents, for tests. */
export const COPY: RichTextCopy = {
  opensInNewTab: 'opens in a new tab',
  embeddedAsset: 'embedded asset',
  table: 'Table {n}',
  kinds: Object.fromEntries(ENTRY_KINDS.map((kind) => [kind, KINDS[kind].one])) as RichTextCopy['kinds'],
};

export const text = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});
export const node = (nodeType: string, content: unknown[] = [], data: object = {}) => ({
  nodeType,
  content,
  data,
});
export const p = (...content: unknown[]) => node(BLOCKS.PARAGRAPH, content);
export const documentOf = (...content: unknown[]) => node(BLOCKS.DOCUMENT, content) as unknown as Document;

/** The markup of a document with this content, without the box around it. */
export function show(...content: unknown[]): string {
  const html = renderToStaticMarkup(<RichText document={documentOf(...content)} copy={COPY} />);
  return html.replace(/^<div class="rich-text">(.*)<\/div>$/s, '$1');
}
