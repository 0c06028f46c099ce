import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import { Parser } from 'htmlparser2';
import { type Feature, tooNewFor, tooNewInScript } from './scripts.ts';
import { tooNewInStyles } from './styles.ts';

interface Language {
  elements: Record<string, Feature | undefined>;
  global_attributes: Feature;
}

const html = bcd.html as unknown as Language;
const svg = bcd.svg as unknown as Language;

/** Inside these all markup is that of drawings. */
const DRAWING = 'svg';
/** A script without a type of its own, or a module. */
const CODE = /^(module|text\/javascript|)$/;

type Reader = (text: string) => Map<string, string>;

/** Reads each text once: pages share most of their styles and scripts. */
function once(read: Reader): Reader {
  const known = new Map<string, Map<string, string>>();
  return (text) => {
    const found = known.get(text) ?? read(text);
    known.set(text, found);
    return found;
  };
}

const readStyles = once(tooNewInStyles);
const readScript = once(tooNewInScript);

/** Finds the features of a page, its styles and scripts among them, that some engine at the floor lacks, with that engine. */
export function tooNewInMarkup(page: string): Map<string, string> {
  const found = new Map<string, string>();
  const note = (name: string, feature: Feature | undefined) => {
    const engines = tooNewFor(feature);
    if (engines.length > 0) found.set(name, engines.join(', '));
  };
  const join = (others: Map<string, string>) => {
    for (const [name, engines] of others) found.set(name, engines);
  };
  let drawings = 0;
  let read: Reader | undefined;
  let text = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === DRAWING) drawings += 1;
      const { elements, global_attributes } = drawings > 0 ? svg : html;
      const element = elements[name];
      note(`<${name}>`, element);
      for (const [attribute, value] of Object.entries(attributes)) {
        const feature = element?.[attribute] ?? global_attributes[attribute];
        note(`${name}[${attribute}]`, feature);
        if (name === 'input' && attribute === 'type')
          note(`${name}[type=${value}]`, element?.[`type_${value}`]);
        for (const word of value.split(/\s+/)) note(`${name}[${attribute}=${word}]`, feature?.[word]);
        if (attribute === 'style') join(readStyles(`a{${value}}`));
      }
      text = '';
      if (name === 'style') read = readStyles;
      if (name === 'script' && CODE.test(attributes['type'] ?? '')) read = readScript;
    },
    ontext(more) {
      if (read) text += more;
    },
    onclosetag(name) {
      if (name === DRAWING) drawings -= 1;
      if (read && text.trim() !== '') join(read(text));
      read = undefined;
    },
  });
  parser.end(page);
  return found;
}
