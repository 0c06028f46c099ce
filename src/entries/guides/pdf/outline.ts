import { BLOCKS, type Block, type Document, INLINES, type TopLevelBlock } from '@contentful/rich-text-types';
import type { GuideText } from '#domain/entries/guide-pdf.ts';
import { parts, words } from '#domain/entries/rich-text/document.ts';

/** A part of a guide under a heading of its own. */
export interface Section {
  title: string;
  /** Whether a rule before the heading asks for a new page. */
  onNewPage: boolean;
  /** The blocks below the heading, and below each smaller heading, which begins its group. */
  groups: Group[];
}

/** The blocks below a heading: those that may not be parted from it, and those that may. */
export interface Group {
  kept: TopLevelBlock[];
  rest: TopLevelBlock[];
}

/** A table of up to this many rows stands on one page. */
const WHOLE_TABLE = 15;

/** Whether a block is never parted by the end of a page. */
export function standsWhole({ nodeType, content }: Block): boolean {
  return nodeType === BLOCKS.TABLE && content.length <= WHOLE_TABLE;
}

/** The blocks before the first heading, and the sections after it. */
export function outline({ content }: Document): { opening: TopLevelBlock[]; sections: Section[] } {
  const [opening = [], ...bodies] = partedAt(BLOCKS.HEADING_2, content);
  const sections = bodies.map(([heading, ...body], place) => {
    const before = (place === 0 ? opening : bodies[place - 1])?.at(-1);
    return {
      title: heading ? words(heading) : '',
      onNewPage: before?.nodeType === BLOCKS.HR,
      groups: partedAt(BLOCKS.HEADING_3, body.filter(isNoRule)).map(groupOf),
    };
  });
  return { opening: opening.filter(isNoRule), sections };
}

const isNoRule = ({ nodeType }: TopLevelBlock) => nodeType !== BLOCKS.HR;

/** Blocks in runs: up to the first block of a kind, and from each of that kind to the next. */
function partedAt(kind: BLOCKS, blocks: TopLevelBlock[]): TopLevelBlock[][] {
  const runs: TopLevelBlock[][] = [[]];
  for (const block of blocks) {
    if (block.nodeType === kind) runs.push([]);
    runs.at(-1)?.push(block);
  }
  return runs;
}

function groupOf(blocks: TopLevelBlock[]): Group {
  const first = blocks.findIndex(
    ({ nodeType }) => nodeType !== BLOCKS.PARAGRAPH && nodeType !== BLOCKS.HEADING_3,
  );
  const figure = blocks[first];
  const end = first < 0 ? blocks.length : first + (figure && standsWhole(figure) ? 1 : 0);
  return { kept: blocks.slice(0, end), rest: blocks.slice(end) };
}

/** The numbers of a guide's sources by address, in the order in which the text comes to them. */
export function sourceNumbers({ content }: Pick<GuideText, 'content'>): Map<string, number> {
  const links = [...parts(content)].filter(({ nodeType }) => nodeType === INLINES.HYPERLINK);
  const addresses = new Set(links.map(({ data }) => String(data['uri'])));
  return new Map([...addresses].map((address, place) => [address, place + 1]));
}
