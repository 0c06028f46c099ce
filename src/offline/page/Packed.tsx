import type { Document } from '@contentful/rich-text-types';
import type { Question } from '#domain/entries/faq.ts';
import type { RichTextCopy } from '#domain/entries/rich-text/rich-text.ts';
import type { Action } from '#domain/shared/copy.ts';
import { RichText } from '#src/ui/rich-text/RichText.tsx';

interface PackedHeadProps {
  heading: string;
  line?: string;
  back?: Action;
}

/** Heads a page that is read offline. */
function PackedHead({ heading, line, back }: PackedHeadProps) {
  return (
    <header className="bg-brand text-paper">
      <div className="measure pt-4 pb-10 lg:pt-8 lg:pb-14">
        {back && (
          <a href={back.path} className="link inline-flex min-h-target items-center">
            {back.label}
          </a>
        )}
        <h1 className="mt-4 max-w-[18ch] text-h2">{heading}</h1>
        {line && <p className="mt-4 max-w-[44ch] text-lead">{line}</p>}
      </div>
    </header>
  );
}

interface PackedEntryProps {
  title: string;
  subTitle: string;
  content?: Document;
  /** The list that it stands in. */
  back: Action;
  text: RichTextCopy;
}

/** A term or a guide for reading offline. */
export function PackedEntry({ title, subTitle, content, back, text }: PackedEntryProps) {
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

interface PackedListProps {
  heading: string;
  links: { path: string; title: string; line?: string }[];
  /** Many short names, which stand in columns. */
  dense?: boolean;
}

/** The terms or guides that can be read offline. */
export function PackedList({ heading, links, dense = false }: PackedListProps) {
  return (
    <section>
      <PackedHead heading={heading} />
      <div className="bg-paper text-ink">
        <ul className={`measure py-12 lg:py-16 ${dense ? 'gap-x-gutter sm:columns-2 lg:columns-3' : ''}`}>
          {links.map(({ path, title, line }) => (
            <li key={path} className="break-inside-avoid border-b-2 border-rule py-1">
              <a href={path} className="link inline-flex min-h-target items-center font-semibold">
                {title}
              </a>
              {line && <p className="pb-3">{line}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface PackedQuestionsProps {
  heading: string;
  categories: { name: string; questions: Question[] }[];
  text: RichTextCopy;
}

/** The questions of all categories on one page, closed. */
export function PackedQuestions({ heading, categories, text }: PackedQuestionsProps) {
  return (
    <section>
      <PackedHead heading={heading} />
      <div className="bg-paper text-ink">
        <div className="measure space-y-12 py-12 lg:py-16">
          {categories.map(({ name, questions }) => (
            <div key={name}>
              <h2 className="text-h3">{name}</h2>
              <div className="mt-5 border-t-[3px] border-ink">
                {questions.map(({ question, answer }) => (
                  <details key={question} className="border-b-2 border-rule">
                    <summary className="flex min-h-target items-center py-3 font-semibold hover:underline">
                      {question}
                    </summary>
                    <div className="max-w-[46rem] pb-6">
                      <RichText document={answer} copy={text} />
                    </div>
                  </details>
                ))}
              </div>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
