import type { Document } from '@contentful/rich-text-types';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Options, toMarkdown, type Unsafe } from 'mdast-util-to-markdown';
import { stringify } from 'yaml';
import type { Tag } from '#domain/entries/blog.ts';
import { sanitized } from '#domain/entries/rich-text/sanitized-document.ts';
import type { Picture } from '#domain/media/picture.ts';
import { lagosCellTime } from '#domain/shared/dates.ts';
import { IMAGES_FOLDER } from '../../media/pictures/pictures.ts';
import { type EntryItem, link, localized } from '../contentful/types/format.ts';
import { articleFile, termFile } from '../entries/entry-targets.ts';
import { parseEntries, placeOf } from '../entries/posts.ts';
import type { Files, Problem } from '../formats/errors.ts';
import type { Shared } from '../store/replica/replica-tables.ts';
import { type AssetBytes, ImportPictures } from './import-pictures.ts';
import { type ReadEntry, readExchange } from './read-exchange.ts';
import { PEOPLE_FILE } from './shared.ts';
import { blockTree, type WriterContext } from './trees.ts';

const UNSAFE: Unsafe[] = [
  // The reader takes these for a plain space or the end of a line.
  ...[...'\t\r\f\v'].map((character): Unsafe => ({ character, inConstruct: 'phrasing' })),
  // Space at the edges of a cell would be dropped.
  { character: ' ', before: '\\|', inConstruct: 'tableCell' },
  { character: ' ', after: '\\|', inConstruct: 'tableCell' },
];

const OPTIONS: Options = {
  bullet: '-',
  // Neither sign of a list, so that one as the first part of an item is still a rule.
  rule: '_',
  emphasis: '_',
  resourceLink: true,
  // Every cell counts as three wide, so that rows are as long as their words.
  extensions: [gfmToMarkdown({ stringLength: () => 3 })],
  unsafe: UNSAFE,
};

/** Writes a sound document as the Markdown from which the site reads the same one. */
export function documentToMarkdown(document: Document, around: WriterContext): string {
  const children = blockTree(document.content, around);
  return toMarkdown({ type: 'root', children }, OPTIONS);
}

/** The files of what all pages share; none of what there is nothing of. Of several announcements, the one that ends last. */
async function sharedFiles({ people, announcements }: Shared, pictures: ImportPictures): Promise<Files> {
  const files: Files = new Map();
  const written: Record<string, object> = {};
  for (const [id, { photo, sample, ...words }] of Object.entries(people)) {
    await pictures.fetchFor(photo, undefined);
    const file = photo && pictures.nameOf(photo.url);
    const { alt, credit, focus } = photo ?? {};
    written[id] = {
      ...words,
      ...(file && { photo: { file, alt, credit, ...(focus && { focus }) } }),
      ...(sample && { sample }),
    };
  }
  const announcement = announcements.at(-1);
  if (Object.keys(written).length > 0) files.set(PEOPLE_FILE, stringify(written, { lineWidth: 0 }));
  if (announcement) files.set('announcement.yaml', stringify(announcement, { lineWidth: 0 }));
  return files;
}

/** The result of an import. */
export interface Imported {
  /** Contents by path below the content folder. */
  files: Map<string, string | Buffer>;
  /** Things that the files cannot hold, and that an editor has to put right in them. */
  notes: Problem[];
  /** Entries that were left out, by id. */
  skipped: Problem[];
}

/**
 * Makes files of the content folder from the file of Contentful's tools.
 * @param file the parsed JSON
 * @param bytesOf fetches pictures
 * @returns nothing when it is no such file
 */
export async function importContent(file: unknown, bytesOf: AssetBytes): Promise<Imported | undefined> {
  const read = readExchange(file);
  if (!read) return undefined;
  const pictures = new ImportPictures(bytesOf);
  const skipped = [...read.skipped];
  const notes: Problem[] = [];
  const texts: Files = new Map();
  for (const entry of read.entries) {
    const path = pathOf(entry);
    if (entry.kind === 'term' && entry.draft) skipped.push({ file: path, message: 'is not published' });
    else texts.set(path, await writeEntry(entry, pictures, (message) => notes.push({ file: path, message })));
  }
  for (const [path, text] of await sharedFiles(read.shared, pictures)) texts.set(path, text);
  notes.push(...(await errorsOf(texts)));
  const images = [...pictures.files].map(([name, bytes]) => [`${IMAGES_FOLDER}/${name}`, bytes] as const);
  return { files: new Map<string, string | Buffer>([...texts, ...images]), notes, skipped };
}

function pathOf(read: ReadEntry): string {
  return read.kind === 'term' ? termFile(read.entry) : articleFile(read.kind, read.entry.slug);
}

async function writeEntry(
  read: ReadEntry,
  pictures: ImportPictures,
  note: (what: string) => void,
): Promise<string> {
  const content = read.entry.content && sanitized(read.entry.content);
  await pictures.fetchFor(read.kind === 'term' ? undefined : read.entry.image, content);
  if (read.kind === 'guide' && read.entry.pdf)
    note(
      'lost: the file of mediaPdf; the site makes its PDF from the text in a file of the same name with .pdf.md',
    );
  const lost = (what: string) => note(`lost: ${what}`);
  const body = content
    ? documentToMarkdown(content, { pictureFile: ({ url }) => pictures.nameOf(url), lost })
    : '';
  return `---\n${stringify(fieldsOf(read, pictures), { lineWidth: 0 })}---\n${body && `\n${body}`}`;
}

function fieldsOf(read: ReadEntry, pictures: ImportPictures): object {
  if (read.kind === 'term') {
    const { letter: _, slug: __, content: ___, ...fields } = read.entry;
    return fields;
  }
  const { title, subTitle, appears, image, meta, updated } = read.entry;
  const corrections = read.kind === 'post' ? read.entry.corrections : undefined;
  // The day of a correction is one of a change: a file says it once.
  const isSaid = updated === corrections?.[0]?.date;
  const date = appears ? lagosCellTime(appears) : read.entry.date;
  return {
    title,
    subTitle,
    date,
    ...(updated && !isSaid && { updated }),
    ...(corrections && { corrections }),
    ...('byline' in read.entry && read.entry.byline),
    ...(read.kind === 'post' && placeOf(read.entry)),
    ...('tags' in read.entry && { tags: read.entry.tags.map(({ name }) => name) }),
    cover: coverOf(image, pictures),
    meta,
    ...(read.entry.termLinks === false && { termLinks: false }),
    ...('client' in read.entry && { client: read.entry.client }),
    ...(read.entry.formerly && { formerly: read.entry.formerly }),
    ...(read.sample && { sample: true }),
    ...(read.draft && { draft: true }),
  };
}

/** A picture that could not be fetched stays where it is. */
function coverOf(image: Picture, pictures: ImportPictures): unknown {
  if ('drawing' in image) return image.drawing;
  const file = pictures.nameOf(image.url);
  const { url, width, height, ...words } = image;
  return file ? { file, ...words } : { url, width, height, ...words };
}

/** The errors by the rules of the files: those of the service are wider. */
async function errorsOf(texts: Files): Promise<Problem[]> {
  const problems: string[] = [];
  const letters = [...texts.keys()].flatMap(
    (file) => /^glossary\/(\w)\//.exec(file)?.[1]?.toUpperCase() ?? [],
  );
  await parseEntries(texts, { letters: [...new Set(letters)], problems });
  return problems.map((problem) => {
    const [file = '', ...message] = problem.split(': ');
    return { file, message: message.join(': ') };
  });
}

/** An entry of the file; fields without a value are left out. */
export function makeEntry(
  id: string,
  contentType: string,
  fields: Record<string, unknown>,
  tags: Tag[],
  isDraft = false,
): EntryItem {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  return {
    sys: {
      id,
      type: 'Entry',
      ...(!isDraft && { publishedVersion: 1 }),
      contentType: link('ContentType', contentType),
    },
    metadata: { tags: tags.map((tag) => link('Tag', tag.id)) },
    fields: Object.fromEntries(present.map(([name, value]) => [name, localized(value)])),
  };
}
