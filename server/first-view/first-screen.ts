/** A script or style with its text, or one tag. */
const TAG = /<(script|style)\b[\s\S]*?<\/\1>|<(\/?)([a-z][\w-]*)(?:"[^"]*"|[^">])*>/g;
const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const FRAMES = new Set(['main', 'article']);

/**
 * Finds where the first screen of a page ends: after the block that holds its heading.
 * @param html a whole page
 * @returns the index after that block, a child of `main` or `article`; undefined for a page without a heading in `main`
 */
export function endOfFirstScreen(html: string): number | undefined {
  const open: string[] = [];
  let block: number | undefined;
  // From the beginning, so that a description that says `<main>` is passed over with its tag.
  TAG.lastIndex = 0;
  for (let found = TAG.exec(html); found; found = TAG.exec(html)) {
    const [tag, code, slash, name = ''] = found;
    if (code || VOID.has(name) || tag.endsWith('/>')) continue;
    if (open.length === 0 && (slash || name !== 'main')) continue;
    if (slash) {
      open.pop();
      if (open.length === block) return TAG.lastIndex;
      if (open.length === 0) return undefined;
    } else {
      open.push(name);
      if (name === 'h1') block = open.findLastIndex((ancestor) => FRAMES.has(ancestor)) + 1;
    }
  }
  return undefined;
}
