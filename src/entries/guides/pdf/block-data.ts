import {
  BLOCKS,
  type Block,
  helpers,
  INLINES,
  type Inline,
  MARKS,
  type Text,
} from '@contentful/rich-text-types';
import { TICK_BOX } from '#domain/entries/guide-pdf.ts';
import { startOf, words } from '#domain/entries/rich-text/document.ts';
import { type Cell, planTable, standsWhole } from './layout.ts';

type Node = Block | Inline | Text;

/** Words with their marks, or a link with the number of its source. */
type Run =
  | { text: string; bold: boolean; italic: boolean }
  | { link: string; number: number | null; words: Run[] };

/** A place that the reader fills in. */
export interface FormField {
  kind: 'text' | 'tick';
  /** Says where it is, and tells it from all others of the guide. */
  name: string;
}

/** Letters that fit half a line. */
const SHORT = 46;
/** Items of a list in two columns, which stays on one page. */
const MOST_IN_COLUMNS = 40;

/** Reads the blocks of one guide as data for the template (blocks.typ), and numbers the fields that they ask for. */
export class BlockData {
  readonly fields: FormField[] = [];
  readonly #numbers: Map<string, number>;

  /** @param numbers of the sources, by address */
  constructor(numbers: Map<string, number>) {
    this.#numbers = numbers;
  }

  /**
   * A kind that print does not know is read as its words.
   * @param name begins the names of the fields in the block
   * @param level of a heading
   */
  read(block: Block, name: string, level: number) {
    switch (block.nodeType) {
      case BLOCKS.TABLE:
        return this.#table(block, name);
      case BLOCKS.UL_LIST:
      case BLOCKS.OL_LIST:
        return this.#list(block, name);
      case BLOCKS.QUOTE:
        return { kind: 'note', paragraphs: this.#paragraphs(block.content) };
      case BLOCKS.HEADING_3:
        return { kind: 'heading', level, words: words(block) };
      case BLOCKS.PARAGRAPH:
        return { kind: 'paragraph', words: this.#runs(block.content) };
      default:
        return { kind: 'paragraph', words: [plain(words(block))] };
    }
  }

  #table(table: Block, name: string) {
    const { columns, rows } = planTable(table);
    const cells = rows.map((row) => {
      const label = row[0]?.words || row[1]?.words;
      return columns.map(({ head }, at) =>
        row[at]?.words
          ? this.#cell(row[at])
          : { field: this.#field('text', [name, label, head?.words].filter(Boolean).join(' / ')) },
      );
    });
    return {
      kind: 'table',
      form: !columns[0]?.head,
      whole: standsWhole(table),
      fields: rows.some((row) => row.some((cell) => !cell.words)),
      columns: columns.map(({ share, figures, head }) => ({
        share,
        figures,
        ...(head && { head: this.#cell(head) }),
      })),
      rows: cells,
    };
  }

  #list(list: Block, name: string) {
    const ordered = list.nodeType === BLOCKS.OL_LIST;
    const texts = list.content.map((item) => words(item).trim());
    const items = list.content.map((item, place) => {
      const task = texts[place]?.startsWith(TICK_BOX)
        ? texts[place].slice(TICK_BOX.length).trim()
        : undefined;
      const paragraphs = helpers.isText(item) ? [this.#runs([item])] : this.#paragraphs(item.content);
      return {
        tick: task === undefined ? null : this.#field('tick', `${name} / ${task}`),
        paragraphs: task === undefined ? paragraphs : withoutBox(paragraphs),
      };
    });
    const short = texts.length <= MOST_IN_COLUMNS && texts.every(({ length }) => length <= SHORT);
    return { kind: 'list', ordered, start: startOf(list) ?? 1, short: short && !ordered, items };
  }

  #cell({ content }: Cell) {
    return { paragraphs: this.#paragraphs(content) };
  }

  /** The words of each node; text that is beside paragraphs is one itself. */
  #paragraphs(nodes: Node[]): Run[][] {
    return nodes.map((node) => this.#runs(helpers.isText(node) ? [node] : node.content));
  }

  #runs(nodes: Node[]): Run[] {
    return nodes.flatMap((node): Run[] => {
      if (helpers.isText(node)) return [marked(node)];
      const link = String(node.data['uri'] ?? '');
      if (node.nodeType !== INLINES.HYPERLINK || link === '') return this.#runs(node.content);
      return [{ link, number: this.#numbers.get(link) ?? null, words: this.#runs(node.content) }];
    });
  }

  #field(kind: FormField['kind'], name: string): number {
    return this.fields.push({ kind, name }) - 1;
  }
}

const plain = (text: string): Run => ({ text, bold: false, italic: false });

function marked({ value, marks }: Text): Run {
  const has = (type: string) => marks.some((mark) => mark.type === type);
  return { text: value, bold: has(MARKS.BOLD), italic: has(MARKS.ITALIC) };
}

/** An item without the box that it begins with, which is drawn. */
function withoutBox([first = [], ...others]: Run[][]): Run[][] {
  const [start, ...rest] = first;
  if (!start || !('text' in start)) return [first, ...others];
  return [[{ ...start, text: start.text.replace(TICK_BOX, '').trimStart() }, ...rest], ...others];
}
