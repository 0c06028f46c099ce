/** Lists that word processors write as paragraphs, made lists. */

const LEVEL = /mso-list:[^;]*\blevel(\d)/i;
/** The mark of an item, which Word and many others write as a text. */
const BULLET = /^[\s\u00a0]*[•◦▪‣●·§o][\s\u00a0]+/;
const SURE_BULLET = /^[\s\u00a0]*[•◦▪‣●·][\s\u00a0]*/;
const NUMBER = /^[\s\u00a0]*(?:\d{1,3}|[a-z]{1,4})[.)][\s\u00a0]+/i;

/** The first text of an element. @param {Node} node @returns {Text | undefined} */
function firstText(node) {
  for (const child of node.childNodes) {
    if (child instanceof Text && child.data.trim() !== '') return child;
    const inner = firstText(child);
    if (inner) return inner;
  }
  return undefined;
}

/** The item that a paragraph stands for. @param {Element} paragraph */
function itemOf(paragraph) {
  const level = LEVEL.exec(paragraph.getAttribute('style') ?? '')?.[1];
  const mark = paragraph.querySelector('[style*="mso-list:Ignore" i]');
  const first = firstText(paragraph);
  if (level !== undefined) {
    const sign = mark?.textContent ?? first?.data ?? '';
    const isNumbered = NUMBER.test(`${sign} `);
    if (mark) mark.remove();
    else if (first) first.data = first.data.replace(isNumbered ? NUMBER : BULLET, '');
    return { level: Number(level), isNumbered };
  }
  if (!first || !SURE_BULLET.test(first.data)) return undefined;
  first.data = first.data.replace(SURE_BULLET, '');
  return { level: 1, isNumbered: false };
}

/** Makes paragraphs that are items lists, one within the other as they are indented. @param {Document} page */
export function makeLists(page) {
  /** The lists that are open, by level. @type {Element[]} */
  let open = [];
  /** @type {Element | undefined} */
  let last;
  for (const paragraph of page.querySelectorAll('p, div:not(:has(p, div, table, ul, ol))')) {
    const item = paragraph.closest('li, td, th') ? undefined : itemOf(paragraph);
    if (!item) continue;
    const isNext = last !== undefined && paragraph.previousElementSibling === last;
    if (!isNext) open = [];
    const depth = Math.min(item.level, open.length + 1);
    open = open.slice(0, depth);
    let list = open[depth - 1];
    if (!list) {
      list = page.createElement(item.isNumbered ? 'ol' : 'ul');
      const outer = open[depth - 2];
      if (outer) outer.lastElementChild?.append(list);
      else paragraph.before(list);
      open[depth - 1] = list;
      if (depth === 1) last = list;
    }
    const made = page.createElement('li');
    made.append(...paragraph.childNodes);
    list.append(made);
    paragraph.remove();
  }
}
