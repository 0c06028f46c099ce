import type { Document } from '@contentful/rich-text-types';
import type { RichTextCopy } from '#domain/entries/rich-text/rich-text.ts';
import type { Action } from '#domain/shared/copy.ts';
import { RichText } from '#src/ui/rich-text/RichText.tsx';
import { PackedHead } from './PackedHead.tsx';

interface Props {
  title: string;
  subTitle: string;
  content?: Document;
  /** The list that it stands in. */
  back: Action;
  text: RichTextCopy;
}

/** A term or a guide for reading without a line. */
export function PackedEntry({ title, subTitle, content, back, text }: Props) {
  return (
    <article>
      <PackedHead heading={title} line={subTitle} back={back} />
      <div className="bg-paper text-ink">
        <div className="measure py-12 lg:py-16">
          <div className="max-w-[46rem]">{content && <RichText document={content} copy={text} />}</div>
        </div>
      </div>
    </article>
  );
}
