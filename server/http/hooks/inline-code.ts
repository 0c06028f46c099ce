import { Parser } from 'htmlparser2';

/** A script or style that stands in a page. */
export interface InlineCode {
  name: 'script' | 'style';
  code: string;
}

/** The scripts and styles of a page, in their order. What a title or a description says is none. */
export function inlineCodeOf(html: string): InlineCode[] {
  const found: InlineCode[] = [];
  let current: InlineCode | undefined;
  const parser = new Parser({
    onopentag: (name) => {
      current = name === 'script' || name === 'style' ? { name, code: '' } : undefined;
      if (current) found.push(current);
    },
    ontext: (text) => {
      if (current) current.code += text;
    },
    onclosetag: () => {
      current = undefined;
    },
  });
  parser.end(html);
  return found;
}
