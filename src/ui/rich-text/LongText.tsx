import { Icon } from '#src/ui/parts/Icon.tsx';
import './article-print.css';
import './contents.css';
import { BLOCKS, type Document } from '@contentful/rich-text-types';
import type { ReactNode } from 'react';
import { contents } from '#domain/entries/rich-text/document.ts';
import type { RichTextCopy } from '#domain/entries/rich-text/rich-text.ts';
import { sanitized } from '#domain/entries/rich-text/sanitized-document.ts';
import { RichText } from './RichText.tsx';

interface ContentsProps {
  title: string;
  headings: { id: string; text: string }[];
}

/** The headings of the text, as the document list that goes with a load; folded on phones, where it would hide the text. */
function Contents({ title, headings }: ContentsProps) {
  return (
    <nav className="contents-list" aria-labelledby="contents-title">
      <h2 id="contents-title" className="pb-3 font-text text-label font-bold tracking-normal">
        {title}
      </h2>
      <details className="group border-t-[3px] border-ink">
        <summary className="flex min-h-target items-center justify-between border-b-2 border-rule font-bold">
          {title}
          <Icon name="plus" className="size-5 group-open:hidden" />
          <Icon name="minus" className="hidden size-5 group-open:block" />
        </summary>
        <ol>
          {headings.map(({ id, text }, place) => (
            <li key={id}>
              <a href={`#${id}`} className="contents-line">
                <span aria-hidden="true" className="font-display text-h4 text-accent">
                  {place + 1}
                </span>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** Headings from which a text is long enough to have a table of contents. */
const CONTENTS_FROM = 3;

interface LongTextProps {
  content: Document;
  /** Title of the contents. */
  onThisPage: string;
  copy: RichTextCopy;
  /** Marks the text for its editor. */
  marks?: object;
  /** What is below the text, in its column. */
  children?: ReactNode;
}

/** A text that fills a page: its opening, what it holds (beside it on wide screens), and the rest. */
export function LongText({ content, onThisPage, copy, marks, children }: LongTextProps) {
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
          {children}
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
