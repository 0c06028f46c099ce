import { FAQ_CATEGORIES, type FaqCategory, type Question } from '#domain/entries/faq.ts';
import type { RichTextCopy } from '#domain/entries/rich-text/rich-text.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import type { Meta } from '#domain/shared/copy.ts';
import { Scene } from '#src/ui/art/files.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { RichText } from '#src/ui/rich-text/RichText.tsx';
import { PageTitle } from '../../ui/parts/PageTitle.tsx';

/** The subject of the page, and the people of a load who ask; their ground sinks into the one across the page. */
export function FaqHero({ copy }: { copy: PageCopy<'faq'> }) {
  return (
    <section className="overflow-hidden bg-cool text-ink">
      <div className="measure grid gap-x-gutter gap-y-5 pt-6 lg:grid-cols-12 lg:pt-16">
        <div className="lg:col-span-6 lg:pb-20">
          <PageTitle heading={copy.heading} slogan={copy.slogan} accent="text-accent-deep" />
          <p className="mt-6 max-w-[36ch] text-lead">{copy.lead}</p>
        </div>
        <Scene
          name="crew"
          alt=""
          lazy={false}
          className="h-auto w-full translate-y-[5.833%] self-end lg:col-span-6"
        />
      </div>
      <div className="h-4 bg-ink" />
    </section>
  );
}

interface Props {
  heading: string;
  questions: Question[];
  copy: RichTextCopy;
}

/** The numbered questions of one category; one is open at a time, the first from the start. */
export function Questions({ heading, questions, copy }: Props) {
  return (
    <>
      <h2 id="questions" className="text-h2">
        {heading}
      </h2>
      <ol className="mt-8 border-t-[3px] border-ink lg:mt-12">
        {questions.map(({ question, answer }, place) => (
          <li key={question}>
            <details name="questions" open={place === 0} className="group border-b-2 border-rule">
              <summary className="flex items-start gap-4 py-5 hover:underline hover:decoration-2 hover:underline-offset-4 md:gap-6">
                <span className="w-8 shrink-0 font-display text-h3 leading-[0.8] text-accent md:w-12">
                  {place + 1}
                </span>
                <h3 className="flex-1 text-h4">{question}</h3>
                <span className="-my-1 grid size-9 shrink-0 place-items-center rounded-control bg-warm group-open:bg-signal">
                  <Icon name="plus" className="size-5 group-open:hidden" />
                  <Icon name="minus" className="hidden size-5 group-open:block" />
                </span>
              </summary>
              <div className="pb-8 md:ps-18 md:pe-12">
                <RichText document={answer} copy={copy} />
              </div>
            </details>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Title and description of one category for search results: the page's own words for the first, the category's name for the others. */
export function faqMeta({ meta, names, descriptions }: PageCopy<'faq'>, id: FaqCategory): Meta {
  if (id === FAQ_CATEGORIES[0]) return meta;
  return {
    title: `${names[id]}: ${meta.title.charAt(0).toLowerCase()}${meta.title.slice(1)}`,
    description: descriptions[id],
  };
}
