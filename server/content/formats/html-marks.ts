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

/** Whether HTML is nothing but comments, by which authors write notes to themselves. */
export function isComment(html: string): boolean {
  const [before = '', ...comments] = html.split('<!--');
  return (
    before.trim() === '' &&
    comments.every((comment) => {
      const [, ...after] = comment.split('-->');
      return after.length > 0 && after.join('').trim() === '';
    })
  );
}

type Part = Block | Inline | Text;

/**
 * Puts marks on the texts between their tags, and takes the tags out.
 * @param parts of a line; changed in place
 * @param report takes an error with its remedy
 */
export function putMarks(parts: Part[], report: (error: string) => void): void {
  const open = new Map<unknown, Mark>();
  mark(parts, open, report);
  for (const { type } of open.values()) report(`${type} does not end: close it in the same paragraph`);
}

function mark(parts: Part[], open: Map<unknown, Mark>, report: (error: string) => void): void {
  const kept = parts.filter((node) => {
    if (!helpers.isText(node)) {
      mark(node.content, open, report);
      return true;
    }
    const { mark: type, begins } = node.data;
    if (type === undefined) {
      node.marks.push(...open.values());
      return true;
    }
    if (begins) open.set(type, { type });
    else if (!open.delete(type)) report(`${type} ends here and does not begin: take the tag out`);
    return false;
  });
  parts.splice(0, parts.length, ...kept);
}
