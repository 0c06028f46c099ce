import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** One page as a reader finds it. */
interface ReadPage {
  /** Its words in the order in which they are drawn, without spaces: a line may end anywhere. */
  words: string;
  /** Names of the faces that it is set in. */
  faces: string[];
  /** How much of the room between the margins is used, from 0 to 1. */
  filled: number;
  /** Words outside head and foot that no tag has. */
  untagged: string;
  links: Link[];
  fields: Field[];
  tags: Tag[];
}

interface Link {
  /** Absent when it leads to a place in the file. */
  url?: string;
  /** What it says to who cannot see it. */
  description: string;
  /** The tag that it is in. */
  tag: string | undefined;
}

interface Field {
  kind: 'text' | 'tick';
  name: string;
  label: string;
  tag: string | undefined;
}

interface Tag {
  role: string;
  scope?: string;
  parent: string;
  /** Roles of its children; 'content' or 'annotation' for what is no tag. */
  children: string[];
}

/** The content of a PDF as its reader finds it. */
export interface ReadPdf {
  pages: ReadPage[];
  /** Entries of the document's information, such as Title. */
  info: Record<string, unknown>;
  /** Part of the PDF/UA standard that the file says to follow. */
  accessible: string | undefined;
  isTagged: boolean;
  bookmarks: Bookmark[];
}

interface Bookmark {
  title: string;
  page: number;
  items: string[];
}

/** Margins of a page of text, in points (src/entries/guides/pdf/guide.typ). */
const MARGIN = { top: 82, bottom: 68 };

/** Reads a PDF with pdf.js, the reader of Firefox. */
export async function readPdf(file: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(file), verbosity: 0, fontExtraProperties: true });
  const pdf = await task.promise;
  const { info, metadata } = await pdf.getMetadata();
  // The types of pdf.js say an object.
  const marks = (await pdf.getMarkInfo()) as unknown as Map<string, boolean> | null;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1)
    pages.push(await readPage(await pdf.getPage(number)));
  const read = {
    pages,
    info: info as Record<string, unknown>,
    accessible: metadata?.get('pdfuaid:part') as string | undefined,
    isTagged: marks?.get('Marked') === true,
    bookmarks: await bookmarksOf(pdf),
  };
  await task.destroy();
  return read;
}

async function bookmarksOf(pdf: PDFDocumentProxy): Promise<Bookmark[]> {
  const all = (await pdf.getOutline()) ?? [];
  return Promise.all(
    all.map(async ({ title, dest, items }) => ({
      title,
      page: Array.isArray(dest) ? (await pdf.getPageIndex(dest[0])) + 1 : 0,
      items: items.map((item: { title: string }) => item.title),
    })),
  );
}

async function readPage(page: PDFPageProxy): Promise<ReadPage> {
  // With the list of what is drawn come the faces.
  await page.getOperatorList();
  const annotations = await page.getAnnotations();
  const { tags, owners } = flatten((await page.getStructTree()) as Node | null);
  const text = await readText(page, owners);
  const height = page.view[3] ?? 0;
  const lowest = Math.min(text.lowest, ...annotations.map(({ rect }) => rect[1]));
  const ownerOf = ({ id }: { id: string }) => owners.get(`pdfjs_internal_id_${id}`);
  return {
    words: text.words,
    untagged: text.untagged,
    faces: text.faces,
    tags,
    filled: (height - MARGIN.top - lowest) / (height - MARGIN.top - MARGIN.bottom),
    links: annotations
      .filter(({ subtype }) => subtype === 'Link')
      .map((link) => ({ url: link.unsafeUrl, description: link.contentsObj.str, tag: ownerOf(link) })),
    fields: annotations
      .filter(({ subtype }) => subtype === 'Widget')
      .map((field) => ({
        kind: field.checkBox ? 'tick' : 'text',
        name: field.fieldName,
        label: field.alternativeText,
        tag: ownerOf(field),
      })),
  };
}

/** Where content begins that a tag or the edge of a page has; the types of pdf.js lack its tag. */
interface MarkedContent {
  type: string;
  id?: string;
  tag?: string;
}

/** @param owners roles by the id of their content */
async function readText(page: PDFPageProxy, owners: Map<string, string>) {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const faces = new Set<string>();
  const open: (string | undefined)[] = [];
  let words = '';
  let untagged = '';
  let lowest = page.view[3] ?? 0;
  for (const item of items) {
    if (!('str' in item)) {
      const { type, id, tag }: MarkedContent = item;
      if (type === 'endMarkedContent') open.pop();
      else open.push(tag === 'Artifact' ? tag : id);
      continue;
    }
    const drawn = item.str.replace(/\s/g, '');
    if (!drawn) continue;
    words += drawn;
    faces.add(page.commonObjs.get(item.fontName).name.replace(/^[A-Z]{6}\+/, ''));
    if (open.includes('Artifact')) continue;
    lowest = Math.min(lowest, item.transform[5]);
    if (!open.some((id) => id !== undefined && owners.has(id))) untagged += drawn;
  }
  return { words, untagged, faces: [...faces], lowest };
}

/** A tag, or what it has on the page. */
interface Node {
  role?: string;
  scope?: string;
  type?: string;
  id?: string;
  children?: Node[];
}

/** All tags of a page, and the roles of those that have something on it, by the id of that. */
function flatten(root: Node | null): { tags: Tag[]; owners: Map<string, string> } {
  const tags: Tag[] = [];
  const owners = new Map<string, string>();
  const visit = (node: Node, parent: string) => {
    const { role, children = [], id, scope } = node;
    if (role === undefined) {
      if (id) owners.set(id, parent);
      return;
    }
    const kinds = children.map((child) => child.role ?? child.type ?? '');
    tags.push({ role, parent, children: kinds, ...(scope && { scope }) });
    for (const child of children) visit(child, role);
  };
  if (root) visit(root, '');
  return { tags, owners };
}
