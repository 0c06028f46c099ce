import { type Block, helpers, type Inline, MARKS, type Mark, type Text } from '@contentful/rich-text-types';

/** Marks that Markdown has no signs for; they are written as the HTML that shows them. */
const MARK_OF: Record<string, MARKS> = {
  u: MARKS.UNDERLINE,
  sub: MARKS.SUBSCRIPT,
  sup: MARKS.SUPERSCRIPT,
};
const TAG = /^<(?<end>\/?)(?<name>u|sub|sup)>$/i;

/** An empty text that says where a mark begins or ends; nothing when the HTML is another. */
export function markTag(html: string): Text | undefined {
  const { end, name = '' } = TAG.exec(html)?.groups ?? {};
  const mark = MARK_OF[name.toLowerCase()];
  return mark && { nodeType: 'text', value: '', marks: [], data: { mark, begins: end === '' } };
}

/**
 * Puts marks on the texts between their tags, and takes the tags out.
 * @param container holds texts and links, like a paragraph
 * @param report takes a fault with its remedy
 */
export function putMarks(container: Block | Inline, report: (fault: string) => void): void {
  const open = new Map<unknown, Mark>();
  mark(container, open);
  for (const { type } of open.values()) report(`${type} does not end: close it in the same paragraph`);
}

function mark(container: Block | Inline, open: Map<unknown, Mark>): void {
  container.content = container.content.filter((node) => {
    if (!helpers.isText(node)) {
      mark(node, open);
      return true;
    }
    const { mark: type, begins } = node.data;
    if (type === undefined) {
      node.marks.push(...open.values());
      return true;
    }
    if (begins) open.set(type, { type });
    else open.delete(type);
    return false;
  }) as typeof container.content;
}
