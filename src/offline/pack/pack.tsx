import { type Block, type Document, helpers, INLINES } from '@contentful/rich-text-types';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FAQ_CATEGORIES } from '#domain/entries/faq.ts';
import { termPath } from '#domain/entries/glossary.ts';
import { guidePath } from '#domain/entries/guides.ts';
import type { RichNode } from '#domain/entries/rich-text/document.ts';
import { type Pack, WHOLE_PAGES } from '#domain/offline/offline.ts';
import type { Content } from '#domain/services/content.ts';
import { destination } from '#domain/shared/links.ts';
import { FAQ_PATH, GLOSSARY_PATH, GUIDES_PATH, PAGE_PATHS } from '#domain/shared/page-paths.ts';
import { PackedEntry, PackedList, PackedQuestions } from '#src/offline/page/Packed.tsx';

/** A text as it is kept: links that lead out of the site become their words, since nothing answers them offline. */
function keptText(document: Document): Document {
  return kept(document);
}

function kept<Node extends Document | Block>(node: Node): Node {
  const children: RichNode[] = node.content;
  const content = children.flatMap((child): RichNode[] => {
    if (helpers.isBlock(child)) return [kept(child)];
    return isLinkOut(child) && 'content' in child ? child.content : [child];
  });
  return { ...node, content } as Node;
}

function isLinkOut(node: RichNode): boolean {
  if (node.nodeType !== INLINES.HYPERLINK || !('content' in node)) return false;
  const { uri } = node.data;
  return typeof uri === 'string' && destination(uri) === 'outbound';
}

type Row = [path: string, page: { title: string; html: string }];

/** The glossary, the questions and the guides as text in the site's type, without drawings, forms and what is related. */
export function pack(content: Content): Pack {
  const { header, richText } = content.layout();
  const text = { ...richText, opensInNewTab: header.opensInNewTab };
  const row = (path: string, title: string, markup: ReactNode): Row => [
    path,
    { title: renderToStaticMarkup(title), html: renderToStaticMarkup(markup) },
  ];
  const glossary = content.page('glossary');
  const guides = content.page('guides');
  const faq = content.page('faq');
  const terms = content.terms();

  const termRows = terms.flatMap(({ letter, slug }) => {
    const term = content.term(letter, slug);
    return term
      ? [
          row(
            termPath(term),
            term.subject,
            <PackedEntry
              {...term}
              content={term.content && keptText(term.content)}
              title={term.subject}
              back={{ label: glossary.term.back, path: GLOSSARY_PATH }}
              text={text}
            />,
          ),
        ]
      : [];
  });
  const guideRows = content.articles('guide').flatMap(({ slug }) => {
    const guide = content.article('guide', slug);
    return guide
      ? [
          row(
            guidePath(slug),
            guide.title,
            <PackedEntry
              {...guide}
              content={guide.content && keptText(guide.content)}
              back={{ label: guides.guide.back, path: GUIDES_PATH }}
              text={text}
            />,
          ),
        ]
      : [];
  });
  const termLinks = terms.map((term) => ({ path: termPath(term), title: term.subject }));
  const guideLinks = content.articles('guide').map(({ slug, title, subTitle }) => ({
    path: guidePath(slug),
    title,
    line: subTitle,
  }));
  const categories = FAQ_CATEGORIES.map((id) => ({
    name: faq.names[id],
    questions: content.questions(id).map((asked) => ({ ...asked, answer: keptText(asked.answer) })),
  }));

  return {
    pages: Object.fromEntries([
      row(
        GLOSSARY_PATH,
        glossary.meta.title,
        <PackedList heading={glossary.heading} links={termLinks} dense />,
      ),
      ...termRows,
      row(GUIDES_PATH, guides.meta.title, <PackedList heading={guides.heading} links={guideLinks} />),
      ...guideRows,
      row(
        FAQ_PATH,
        faq.meta.title,
        <PackedQuestions heading={faq.heading} categories={categories} text={text} />,
      ),
    ]),
    whole: WHOLE_PAGES.map((name) => PAGE_PATHS[name]),
  };
}
