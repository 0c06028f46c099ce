import type { Block, Document, Inline } from '@contentful/rich-text-types';
import { BLOCKS, helpers, type Text } from '@contentful/rich-text-types';
import type { AssetTarget, EntryTarget } from '#domain/entries/rich-text/rich-text.ts';
import { meantBy, type Pictures } from '../../media/pictures/pictures.ts';
import { addressAt } from './site-entry.ts';
import { anchorsOf, DRAFT, pathOf, type SitePages, setLive, siteError, uriOf } from './site-links.ts';

/** A text and the file of the content folder that it comes from. */
export interface PlacedDocument {
  file: string;
  document: Document;
  /** Path of the page that it is the text of, if it is one page. */
  page?: string;
}

/**
 * What a part of a text waits for until all files are read: a picture by its file, an entry whose title it shows by its path, or the
 * page of this site that its own words lead to.
 */
export type Wanted = { picture: string; alt: string } | { path: string } | { uri: string };

/** What is known of a text that is not at hand. */
export interface TextFacts {
  wanted: Wanted[];
  /** The ids on its page. */
  anchors: string[];
}

/** Texts that stand for others, and what is known of those. */
const stubs = new WeakMap<Document, TextFacts>();

/** A text without a word, which is notified of gaps in the place of one that is not at hand. */
export function stubOf(facts: TextFacts): Document {
  const stub: Document = { nodeType: BLOCKS.DOCUMENT, data: {}, content: [] };
  stubs.set(stub, facts);
  return stub;
}

/** The facts about a text made of Markdown that others depend on. */
export function factsOf(document: Document): TextFacts {
  return stubs.get(document) ?? { wanted: wantedBy(document), anchors: [...anchorsOf(document)] };
}

/** The targets that the parts of a text made of Markdown wait for, in reading order. */
export function wantedBy(document: Document): Wanted[] {
  return [...nodesOf(document)].flatMap((node) => wantedOf(node) ?? []);
}

function wantedOf({ nodeType, data }: Block | Inline): Wanted | undefined {
  if (typeof data['file'] === 'string') return { picture: data['file'], alt: String(data['alt']) };
  if (typeof data['path'] === 'string') return { path: data['path'] };
  const uri = uriOf({ nodeType, data } as Block | Inline);
  return uri === undefined ? undefined : { uri };
}

/** Why an entry that is written has no page: it is kept back, or it has errors of its own. */
export type Absent = 'draft' | 'with errors';

/** The targets that wanted things are looked for among. */
export interface Targets {
  /** The entries that can be linked to, by path. */
  entries: ReadonlyMap<string, EntryTarget>;
  pictures: Pictures;
  /** Without them, only links to entries are looked after. */
  pages?: SitePages | undefined;
}

/**
 * The entry or picture that a part waits for, or its address, where that leads somewhere; nothing where there is none.
 * @param page path of the page that the part is on
 */
export function targetOf(
  wanted: Wanted,
  targets: Targets,
  page?: string,
): AssetTarget | EntryTarget | string | undefined {
  if ('uri' in wanted) return siteError(wanted.uri, pagesOf(targets), page) ? undefined : wanted.uri;
  return 'path' in wanted
    ? targets.entries.get(wanted.path)
    : pictureTarget(targets.pictures, wanted.picture, wanted.alt);
}

const isOfEntry = (path: string) => Boolean(addressAt(path)?.slug);

/** Where links may lead: to entries that are shown, and to other pages as far as they are known. */
function pagesOf({ entries, pages }: Targets): SitePages {
  return {
    has: (path) => entries.has(path) || (!isOfEntry(path) && (pages?.has(path) ?? true)),
    anchors: (path) => pages?.anchors(path),
  };
}

/**
 * Gives every picture and every link without words in texts made of Markdown its target, which is known only when all
 * files are read. A link to an entry that is not shown, such as a draft, and one to no page become their words.
 * @param problems takes a line for every target that does not exist
 * @param absent why the page of a path is not there: what has errors reports them itself, and no link to it does
 */
export function setTargets(
  texts: Iterable<PlacedDocument>,
  targets: Targets,
  problems: string[],
  absent: (path: string) => Absent | undefined = () => undefined,
): void {
  for (const { file, document, page } of texts) {
    const report = (wanted: Wanted) => {
      const reason = absent(pathOfWanted(wanted) ?? '');
      if (reason !== 'with errors')
        problems.push(`${file}: ${gapOf(wanted, targets, reason === 'draft', page)}`);
    };
    for (const wanted of stubs.get(document)?.wanted ?? [])
      if (!targetOf(wanted, targets, page)) report(wanted);
    for (const node of nodesOf(document)) {
      const wanted = wantedOf(node);
      if (!wanted) continue;
      const target = targetOf(wanted, targets, page);
      if (!target) report(wanted);
      if ('uri' in wanted) {
        if (!target) setLive(node, pagesOf(targets), page);
        continue;
      }
      const { file: _, path: __, alt: ___, caption, credit, ...data } = node.data;
      const words = { ...(caption && { caption }), ...(credit && { credit }) };
      node.data = typeof target === 'object' ? { ...data, target: { ...target, ...words } } : data;
    }
  }
}

const NO_ENTRY = 'no entry that is shown has this address: write another, or remove the link';
const ELSEWHERE = 'add it to the images and write its file name: pages show no pictures of other sites';

/** The address that a part waits for, without what is within its page. */
const pathOfWanted = (wanted: Wanted) =>
  'picture' in wanted ? undefined : pathOf('uri' in wanted ? wanted.uri : wanted.path);

function gapOf(wanted: Wanted, targets: Targets, isDraft: boolean, page?: string): string {
  if (!('picture' in wanted)) {
    const uri = 'uri' in wanted ? wanted.uri : wanted.path;
    const path = pathOfWanted(wanted) ?? '';
    if (isOfEntry(path) && !targets.entries.has(path))
      return `link to ${path}: ${isDraft ? DRAFT : NO_ENTRY}`;
    return siteError(uri, pagesOf(targets), page) ?? '';
  }
  const { pictures } = targets;
  const { picture } = wanted;
  if (picture.includes('://')) return `picture '${picture}': ${ELSEWHERE}`;
  const remedy =
    pictures.refused?.get(picture) ??
    meantBy(picture, pictures) ??
    'is not there: add it to the images, or choose another';
  return `picture '${picture}': ${remedy}`;
}

function pictureTarget(pictures: Pictures, name: string, alt: string): AssetTarget | undefined {
  const picture = pictures.get(name);
  return picture && { kind: 'asset', title: alt, alt, ...picture };
}

/** Every part of a document that can hold others, in reading order. */
export function* nodesOf(node: Document | Block | Inline): Generator<Block | Inline> {
  for (const child of node.content as (Block | Inline | Text)[]) {
    if (helpers.isText(child)) continue;
    yield child;
    yield* nodesOf(child);
  }
}
