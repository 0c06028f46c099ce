/** How elements are written as Markdown (turndown's rules, where the house has others). */
import { tableOf } from './pasted-tables.js';

/** Turns elements into Markdown as the house writes it. */
export function converter() {
  const service = new TurndownService({
    headingStyle: 'atx',
    hr: '---',
    bulletListMarker: '-',
    emDelimiter: '*',
    br: '\\',
  });
  const { escape: escaped } = service;
  service.escape = (words) =>
    escaped
      .call(service, words)
      .replace(/[<|]|&(?=#?\w+;)|~(?=~)/g, String.raw`\$&`)
      .replace(/^(\d+)\) /, String.raw`$1\) `)
      .replace(/^(#{2,6})(?=[^\s#])/, String.raw`\$1`);
  service.addRule('item', {
    filter: 'li',
    replacement(content, node) {
      const list = /** @type {Element} */ (node.parentNode);
      const place =
        [...list.children].indexOf(/** @type {Element} */ (node)) + Number(list.getAttribute('start') ?? 1);
      const mark = list.localName === 'ol' ? `${place}. ` : '- ';
      const words = content.trim().replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`);
      return `${mark}${words}\n`;
    },
  });
  service.addRule('struck', {
    filter: 'del',
    replacement: (content) => (content.trim() ? `~~${content}~~` : content),
  });
  for (const name of ['sup', 'sub'])
    service.addRule(name, {
      filter: (node) => node.localName === name,
      replacement: (content) => (content.trim() ? `<${name}>${content}</${name}>` : content),
    });
  service.addRule('table', {
    filter: 'table',
    replacement: (_content, node) => tableOf(/** @type {HTMLTableElement} */ (node), service),
  });
  return service;
}
