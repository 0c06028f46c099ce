import { documentToReactComponents } from '@contentful/rich-text-react-renderer';
import type { Document } from '@contentful/rich-text-types';
import type { RichTextCopy } from '#domain/entries/rich-text/rich-text.ts';
import { renderers } from './renderers.tsx';
import './rich-text.css';
import { sanitized } from '#domain/entries/rich-text/sanitized-document.ts';

interface Props {
  document: Document;
  copy: RichTextCopy;
  /** Sets the text larger, as the opening of a longer one. */
  lead?: boolean;
}

/** Shows a rich-text body, from whichever source it comes. No part of it, known or not, breaks the page. */
export function RichText({ document, copy, lead = false }: Props) {
  const body = sanitized(document);
  return (
    <div className={lead ? 'rich-text rich-text-lead' : 'rich-text'}>
      {documentToReactComponents(body, renderers(body, copy))}
    </div>
  );
}
