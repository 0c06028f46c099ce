const USE = /<use\b([^>]*?)(?:\/>|><\/use>)/;
const DEFINITIONS = /<defs>.*?<\/defs>/gs;

/**
 * Writes a drawing's repeated parts out: the PDF library knows no `<use>`, and `<defs>` only at the root. Takes the markup of our own drawings, in which
 * whatever is repeated is a `<g>` or a single element with an id.
 * @throws when a part that is pointed to is missing
 */
export function expandUses(markup: string): string {
  let expanded = markup;
  for (let use = USE.exec(expanded); use; use = USE.exec(expanded)) {
    const [whole, attributes = ''] = use;
    const { href, x = '0', y = '0', transform = '', ...rest } = parse(attributes);
    const copy = withoutIds(part(expanded, (href ?? '').slice(1)));
    const others = Object.entries(rest).map(([name, value]) => ` ${name}="${value}"`);
    const place = `${transform} translate(${x} ${y})`.trim();
    expanded = expanded.replace(whole, () => `<g transform="${place}"${others.join('')}>${copy}</g>`);
  }
  return expanded.replaceAll(DEFINITIONS, '');
}

function parse(attributes: string): Record<string, string> {
  return Object.fromEntries(
    [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
}

const withoutIds = (markup: string) => markup.replaceAll(/ id="[^"]*"/g, '');

/** The markup of the element that has an id, from its opening to its closing tag. */
function part(markup: string, id: string): string {
  const opening = new RegExp(`<(\\w+)[^>]* id="${id}"`).exec(markup);
  const name = opening?.[1];
  if (!opening || !name) throw new Error(`A drawing repeats '${id}', which it does not have`);
  const tags = new RegExp(`<(/?)${name}\\b[^>]*?(/?)>`, 'g');
  tags.lastIndex = opening.index;
  let depth = 0;
  for (let tag = tags.exec(markup); tag; tag = tags.exec(markup)) {
    if (tag[1]) depth -= 1;
    else if (!tag[2]) depth += 1;
    if (depth === 0) return markup.slice(opening.index, tags.lastIndex);
  }
  throw new Error(`The part '${id}' of a drawing has no end`);
}
