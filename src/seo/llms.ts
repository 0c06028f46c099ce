import { ARTICLE_KINDS, ARTICLES } from '#domain/entries/entry-kinds.ts';
import { termPath } from '#domain/entries/glossary.ts';
import type { Content } from '#domain/services/content.ts';
import type { PageName } from '#domain/shared/page-paths.ts';
import { PAGE_PATHS } from '#domain/shared/page-paths.ts';
import { allArticles, menuLabel, sitePages } from './site-page.ts';

interface Line {
  label: string;
  path: string;
  note: string;
}

/**
 * The guide of the site for language models: who we are, the pages of the menus, and what there is to read.
 * @see https://llmstxt.org
 */
export function llms(content: Content, siteUrl: string): string {
  const { brand, email, phone, address } = content.site();
  const { header, footer } = content.layout();
  const line = ({ label, path, note }: Line) => `- [${plain(label)}](${siteUrl}${path}): ${plain(note)}`;
  const part = (title: string, lines: string[]) =>
    lines.length > 0 ? [`## ${title}`, ...lines].join('\n') : [];
  const contact = content.page('contact');
  // A search has nothing to say before it is asked.
  const found = new Set(sitePages(content).map(({ path }) => path));
  return [
    `# ${brand.name}`,
    `> ${brand.tagline}`,
    content.page('home').meta.description,
    content
      .navigation()
      .menus.map(({ label, items }) => part(label, items.filter(({ path }) => found.has(path)).map(line))),
    ARTICLE_KINDS.map((kind) =>
      part(
        listName(ARTICLES[kind].list, content),
        allArticles(kind, content).map(({ title, slug, subTitle }) =>
          line({ label: title, path: ARTICLES[kind].path(slug), note: subTitle }),
        ),
      ),
    ),
    part(
      listName('glossary', content),
      content.terms().map((term) => line({ label: term.subject, path: termPath(term), note: term.subTitle })),
    ),
    part(footer.reach, [
      line({ label: header.contact, path: PAGE_PATHS.contact, note: contact.meta.description }),
      ...[email, phone, address].map(({ value }) => `- ${value}`),
    ]),
  ]
    .flat(2)
    .join('\n\n')
    .concat('\n');
}

/** The name of a list in the menus; its title where no menu names it. */
const listName = (list: PageName, content: Content): string =>
  menuLabel(list, content) ?? content.page(list).meta.title;

/** Words of an editor in one line, in which no bracket can end or begin a link. */
function plain(words: string): string {
  return words
    .split(/\s/)
    .filter(Boolean)
    .join(' ')
    .replace(/[[\]\\]/g, '\\$&');
}
