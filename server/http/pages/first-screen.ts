import { Parser } from 'htmlparser2';

const FRAMES = new Set(['main', 'article']);

/**
 * Finds where the first screen of a page ends: after the block that holds its heading.
 * @param html a whole page
 * @returns the index after that block, a child of `main` or `article`; undefined for a page without a heading in `main`
 */
export function endOfFirstScreen(html: string): number | undefined {
  /** From `main` inwards. */
  const open: string[] = [];
  let block: number | undefined;
  let end: number | undefined;
  const parser = new Parser(
    {
      onopentagname: (name) => {
        if (open.length === 0 && name !== 'main') return;
        open.push(name);
        if (name === 'h1') block ??= open.findLastIndex((ancestor) => FRAMES.has(ancestor)) + 1;
      },
      onclosetag: () => {
        if (open.length === 0) return;
        open.pop();
        if (open.length === block) end ??= parser.endIndex + 1;
      },
    },
    { recognizeSelfClosing: true },
  );
  parser.end(html);
  return end;
}
