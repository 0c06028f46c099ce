import { type Document, INLINES } from '@contentful/rich-text-types';
import type { FaqCategory, Question } from '#domain/entries/faq.ts';
import type { PdfText } from '#domain/entries/guide-pdf.ts';
import { destination } from '#domain/shared/links.ts';
import { FAQ_PATH, PAGE_PATHS } from '#domain/shared/page-paths.ts';
import { addressesIn } from '../copy/copy-addresses.ts';
import { fileOfPage } from '../entries/entry-targets.ts';
import { textFile } from '../entries/guides.ts';
import { nodesOf } from '../entries/link-targets.ts';
import { DRAFT, pathOf, type SitePages, siteError } from '../entries/site-links.ts';
import { lineOfWords } from '../formats/error-lines.ts';
import type { FileError, Files } from '../formats/errors.ts';
import { placeOf } from '../formats/field-places.ts';
import { readYaml } from '../formats/yaml.ts';

/** A link as an editor wrote it. */
export interface WrittenLink {
  file: string;
  /** Of a YAML file: the names of the fields that hold it, with dots. */
  field?: string | undefined;
  /** Path of the page that the link is on, if it is one page. */
  page?: string | undefined;
  uri: string;
  /** Where the file is at hand, from 1. */
  line?: number | undefined;
  /** Its page is written and kept back. */
  isDraft?: boolean | undefined;
}

/** All links that stand in a text. */
export function linksOf(file: string, document: Document, page?: string): WrittenLink[] {
  return [...nodesOf(document)]
    .filter(({ nodeType, data }) => nodeType === INLINES.HYPERLINK && data['uri'] !== undefined)
    .map(({ data }) => ({ file, page, uri: String(data['uri']) }));
}

/** The links of what is no entry: the questions, the privacy policy, the texts of PDFs, and addresses in YAML files. */
export function linksOfPages(
  files: Files,
  {
    questions,
    privacy,
    pdfTexts,
  }: { questions: Map<FaqCategory, Question[]>; privacy: Document; pdfTexts: Map<string, PdfText> },
): WrittenLink[] {
  const copy = [...files].filter(([file]) => file.endsWith('.yaml'));
  return [
    ...linksOf('privacy.md', privacy, PAGE_PATHS.privacy),
    ...[...questions].flatMap(([id, list]) =>
      list.flatMap(({ answer }) => linksOf(`questions/${id}.md`, answer, FAQ_PATH)),
    ),
    ...[...pdfTexts].flatMap(([slug, { content }]) => linksOf(textFile(slug), content)),
    ...copy.flatMap(([file, text]) => {
      const { value } = readYaml(text);
      return addressesIn(value).map(({ text: uri, path }) => ({ file, field: placeOf(path, value), uri }));
    }),
  ];
}

/** Gives links their lines. */
export function withPlaces(links: WrittenLink[], files: Files): WrittenLink[] {
  const turns = new Map<string, number>();
  return links.map((link) => {
    const { file, uri } = link;
    const key = `${file} ${uri}`;
    const turn = turns.get(key) ?? 0;
    turns.set(key, turn + 1);
    return { ...link, line: lineOfWords(files.get(file) ?? '', uri, turn) };
  });
}

/** Says which links lead to a draft, if their page is not there. */
export function withDrafts(links: WrittenLink[], files: Files): WrittenLink[] {
  return links.map((link) => ({ ...link, isDraft: files.has(fileOfPage(pathOf(link.uri) ?? '') ?? '') }));
}

/** What is wrong with a link to this site, with its line; nothing where it leads somewhere. */
export function errorOf({ uri, page, line, isDraft }: WrittenLink, pages: SitePages): string | undefined {
  const error = siteError(uri, pages, page);
  if (error === undefined) return undefined;
  const isKeptBack = isDraft && !pages.has(pathOf(uri) ?? '');
  const message = isKeptBack ? `link to ${uri}: ${DRAFT}` : error;
  return line === undefined ? message : `line ${line}: ${message}`;
}

/** The files whose links lead nowhere, without which their pages go. */
export function linkErrors(links: WrittenLink[], pages: SitePages): FileError[] {
  const known = new Map<string, boolean>();
  // Many links lead to one page.
  const has = (path: string) => {
    const found = known.get(path) ?? pages.has(path);
    known.set(path, found);
    return found;
  };
  const eachOnce = { ...pages, has };
  const problems = links.flatMap((link) => {
    const error = destination(link.uri) === 'site' ? errorOf(link, eachOnce) : undefined;
    return error === undefined ? [] : [{ file: link.file, problem: `${link.file}: ${error}` }];
  });
  return [...Map.groupBy(problems, ({ file }) => file)].map(([file, each]) => ({
    file,
    problems: each.map(({ problem }) => problem),
    shows: 'the rest',
  }));
}
