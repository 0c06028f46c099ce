import { Parser } from 'htmlparser2';
import { endOfFirstScreen } from '#server/http/pages/load-bundle.ts';

const namesIn = (value: string) => value.split(/\s+/).filter(Boolean);

/** On the screens that take the first styles alone, this stands closed behind a button beside it (sections/header). */
const CLOSED_MENU = 'header-menu';

/**
 * The names in the first screen of a page that selectors can use: `tag`, `.class`, `#id` and `[attribute]`; of menus that are closed
 * only what is seen.
 * @param html a whole page
 */
export function firstWords(html: string): Set<string> {
  const words = new Set<string>();
  /** How deep in what a closed menu hides. */
  let folded = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (folded > 0 || namesIn(attributes['class'] ?? '').includes(CLOSED_MENU)) {
          folded += 1;
          return;
        }
        words.add(name);
        for (const [attribute, value] of Object.entries(attributes)) {
          words.add(`[${attribute}]`);
          if (attribute === 'id') words.add(`#${value}`);
          if (attribute === 'class') for (const one of namesIn(value)) words.add(`.${one}`);
        }
      },
      onclosetag: (name) => {
        if (folded > 0) folded -= 1;
        else if (name === 'summary') folded = 1;
      },
    },
    { recognizeSelfClosing: true },
  );
  parser.end(html.slice(0, endOfFirstScreen(html)));
  return words;
}

/** The kinds of elements of a page: tag and classes, as selectors write them. */
export function elementsOf(html: string): string[][] {
  const elements: string[][] = [];
  const parser = new Parser({
    onopentag: (name, { class: classes = '' }) => {
      elements.push([name, ...namesIn(classes).map((one) => `.${one}`)]);
    },
  });
  parser.end(html);
  return elements;
}
