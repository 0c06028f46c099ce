import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib';

const TABLE = PDFName.of('Table');

/**
 * Tags the first cell of each row as the header of its row, unless the reader fills it in: Typst tags the heads of columns only. Cells then
 * find both by their scope, as they would not by the lists of heads that Typst gives them.
 */
export function tagRowHeaders(context: PDFContext): void {
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
