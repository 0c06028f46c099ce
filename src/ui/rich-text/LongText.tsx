import { BLOCKS, type Document } from '@contentful/rich-text-types';
import { contents } from '#domain/entries/rich-text/headings.ts';
import type { RichTextCopy } from '#domain/entries/rich-text/rich-text.ts';
import { sanitized } from '#domain/entries/rich-text/sanitized-document.ts';
import { Contents } from './Contents.tsx';
import { RichText } from './RichText.tsx';

/** Headings from which a text is long enough to have a table of contents. */
const CONTENTS_FROM = 3;

interface Props {
  content: Document;
  /** Title of the contents. */
  onThisPage: string;
  copy: RichTextCopy;
  /** Marks the text for its editor. */
  marks?: object;
}

/** A text that fills a page: its opening, what it holds (beside it on wide screens), and the rest. */
export function LongText({ content, onThisPage, copy, marks }: Props) {
  const [opening, rest] = splitOpening(sanitized(content));
  const headings = contents(rest);
  return (
    <div {...marks} className="bg-paper text-ink">
      <div className="measure grid gap-x-gutter gap-y-10 py-14 lg:grid-cols-12 lg:gap-y-6 lg:py-20">
        <div className="lg:col-span-8 lg:col-start-5">
          <RichText document={opening} copy={copy} lead />
        </div>
        {headings.length >= CONTENTS_FROM && (
          <div className="lg:col-span-3 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <Contents title={onThisPage} headings={headings} />
          </div>
        )}
        <div className="min-w-0 lg:col-span-8 lg:col-start-5">
          <RichText document={rest} copy={copy} />
        </div>
      </div>
    </div>
  );
}

/** The first paragraph, which is set larger, and what follows it. */
function splitOpening(document: Document): [opening: Document, rest: Document] {
  const at = document.content[0]?.nodeType === BLOCKS.PARAGRAPH ? 1 : 0;
  const { content } = document;
  return [
    { ...document, content: content.slice(0, at) },
    { ...document, content: content.slice(at) },
  ];
}
