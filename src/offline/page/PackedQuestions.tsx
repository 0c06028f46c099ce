import type { Question } from '#domain/entries/faq.ts';
import type { RichTextCopy } from '#domain/entries/rich-text/rich-text.ts';
import { RichText } from '#src/ui/rich-text/RichText.tsx';
import { PackedHead } from './PackedHead.tsx';

interface Props {
  heading: string;
  categories: { name: string; questions: Question[] }[];
  text: RichTextCopy;
}

/** The questions of all categories on one page, closed. */
export function PackedQuestions({ heading, categories, text }: Props) {
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
