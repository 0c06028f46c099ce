import {
  ParseSpeeds,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import type { FormField } from './block-data.ts';

const TABLE = PDFName.of('Table');

/**
 * Tags the first cell of each row as the header of its row, unless the reader fills it in: Typst tags the heads of columns only. Cells then
 * find both by their scope, as they would not by the lists of heads that Typst gives them.
 */
function tagRowHeaders(context: PDFContext): void {
  for (const [, row] of context.enumerateIndirectObjects()) {
    if (!isTag(row, 'TR')) continue;
    const cells = childrenOf(row);
    for (const cell of cells) removeHeads(cell);
    const [first] = cells;
    if (!first || !isTag(first, 'TD') || childrenOf(first).some((child) => isTag(child, 'Form'))) continue;
    first.set(PDFName.of('S'), PDFName.of('TH'));
    const scope = context.obj({ O: 'Table', Scope: 'Row' });
    first.set(PDFName.of('A'), context.obj([scope, ...attributesOf(first)]));
  }
}

function isTag(object: PDFObject | undefined, name: string): object is PDFDict {
  return object instanceof PDFDict && object.get(PDFName.of('S')) === PDFName.of(name);
}

function removeHeads(cell: PDFDict): void {
  for (const attributes of attributesOf(cell))
    if (attributes.get(PDFName.of('O')) === TABLE) attributes.delete(PDFName.of('Headers'));
}

const childrenOf = (tag: PDFDict): PDFDict[] => dictionariesIn(tag, 'K');
const attributesOf = (tag: PDFDict): PDFDict[] => dictionariesIn(tag, 'A');

/** The dictionaries of an entry that has one or an array of them. */
function dictionariesIn(tag: PDFDict, key: string): PDFDict[] {
  const entry = tag.lookup(PDFName.of(key));
  const all = entry instanceof PDFArray ? entry.asArray().map((_, at) => entry.lookup(at)) : [entry];
  return all.filter((each): each is PDFDict => each instanceof PDFDict);
}

/** The address of a link that stands for a field, with its number (blocks.typ). */
const FIELD = /^field:(\d+)$/;
/** Face and size of what is typed: every reader has it, and with it letters that our own cuts may lack. */
const TYPED = '/Helv 10 Tf 0 g';
/** Flag of an annotation: it is printed. */
const PRINTED = 4;

/** A cross from corner to corner of a box with this side, in points. */
const crossed = (side: number) =>
  `q 1.2 w 2 2 m ${side - 2} ${side - 2} l 2 ${side - 2} m ${side - 2} 2 l S Q`;

/**
 * Makes a form of the links that stand for fields. Each keeps its place on the page and in the structure, where its tag `Link` becomes
 * `Form`: Typst tags and places links, and has no fields.
 * @param fields by the number in their links
 */
export async function withFields(bytes: Uint8Array, fields: FormField[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });
  const { context, catalog } = pdf;
  const tags = tagsOfAnnotations(catalog);
  const made: PDFRef[] = [];
  for (const page of pdf.getPages()) {
    for (const ref of page.node.Annots()?.asArray() ?? []) {
      const annotation = context.lookupMaybe(ref, PDFDict);
      const field = annotation && fields[numberOf(annotation)];
      if (!field || !(ref instanceof PDFRef)) continue;
      become(annotation, field, context);
      const tag = tags.get(annotation.lookup(PDFName.of('StructParent'), PDFNumber).asNumber());
      tag?.set(PDFName.of('S'), PDFName.of('Form'));
      made.push(ref);
    }
  }
  const font = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica', Encoding: 'WinAnsiEncoding' };
  const form = {
    Fields: made,
    DA: PDFString.of(TYPED),
    DR: { Font: { Helv: context.register(context.obj(font)) } },
  };
  catalog.set(PDFName.of('AcroForm'), context.register(context.obj(form)));
  tagRowHeaders(context);
  return pdf.save({
    addDefaultPage: false,
    updateFieldAppearances: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
  });
}

/** The number of the field that a link stands for; none for other links. */
function numberOf(annotation: PDFDict): number {
  const address = annotation.lookupMaybe(PDFName.of('A'), PDFDict)?.lookup(PDFName.of('URI'));
  const words = address instanceof PDFString ? address.asString() : '';
  return Number(FIELD.exec(words)?.[1]);
}

/** Turns a link into a field. */
function become(annotation: PDFDict, { kind, name }: FormField, context: PDFContext): void {
  for (const key of ['A', 'Border', 'Contents']) annotation.delete(PDFName.of(key));
  const set = (key: string, value: PDFObject) => annotation.set(PDFName.of(key), value);
  set('Subtype', PDFName.of('Widget'));
  set('F', PDFNumber.of(PRINTED));
  // A full stop parts the levels of a name.
  set('T', PDFHexString.fromText(name.replaceAll('.', '')));
  set('TU', PDFHexString.fromText(name));
  set('FT', PDFName.of(kind === 'text' ? 'Tx' : 'Btn'));
  if (kind === 'text') {
    set('DA', PDFString.of(TYPED));
    return;
  }
  const { width } = annotation.lookup(PDFName.of('Rect'), PDFArray).asRectangle();
  const drawn = (content: string) =>
    context.register(
      context.stream(content, { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, width, width] }),
    );
  set('V', PDFName.of('Off'));
  set('AS', PDFName.of('Off'));
  set('AP', context.obj({ N: { Yes: drawn(crossed(width)), Off: drawn('') } }));
}

/** The tags of annotations, by the numbers that these have in the structure. */
function tagsOfAnnotations(catalog: PDFDict): Map<number, PDFDict> {
  const numbers = catalog
    .lookup(PDFName.of('StructTreeRoot'), PDFDict)
    .lookup(PDFName.of('ParentTree'), PDFDict)
    .lookup(PDFName.of('Nums'), PDFArray);
  const found = new Map<number, PDFDict>();
  for (let at = 0; at < numbers.size(); at += 2) {
    const tag = numbers.lookup(at + 1);
    if (tag instanceof PDFDict) found.set(numbers.lookup(at, PDFNumber).asNumber(), tag);
  }
  return found;
}
