import { Parser } from 'htmlparser2';
import { ZONES } from '#domain/company/site.ts';
import type { Content } from '#domain/services/content.ts';
import type { Locale } from '#domain/shared/locale.ts';

/** Attributes that are shown or read out. */
const SPOKEN = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
];
/** Names of `<meta>` whose content people read. */
const READ = /^(description|og:(title|description|image:alt|site_name))$/;
const UNSEEN = ['script', 'style'];
/** Elements that stand in a line of text; every other one begins a text of its own. */
const INLINE = new Set(
  'a abbr b bdi br button cite code data dfn em i img kbd label mark output path q s small span strong sub sup svg time tspan u wbr'.split(
    ' ',
  ),
);

/** The letters of a text that stand in no brackets. */
class Brackets {
  depth = 0;

  outside(text: string): string {
    let rest = '';
    for (const sign of text) {
      if (sign === '[') this.depth++;
      else if (sign === ']') this.depth = Math.max(0, this.depth - 1);
      else if (this.depth === 0) rest += sign;
    }
    return rest.trim();
  }
}

/** @returns every text of a page that a visitor sees or hears and that is in no brackets, with its place */
export function textsOutsideBrackets(html: string): { text: string; place: string }[] {
  const found: { text: string; place: string }[] = [];
  const open: string[] = [];
  let line = new Brackets();
  const validate = (text: string, place: string) => {
    if (/\p{L}/u.test(text)) found.push({ text, place });
  };
  const begin = (name: string) => {
    if (!INLINE.has(name)) line = new Brackets();
  };
  // The parser hands out what is beside an entity like `&amp;` in pieces.
  let pieces = '';
  const endText = () => {
    if (!open.some((name) => UNSEEN.includes(name)))
      validate(line.outside(pieces), open.slice(-3).join(' > '));
    pieces = '';
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      endText();
      open.push(name);
      begin(name);
      const about = attributes['name'] ?? attributes['property'] ?? '';
      const spoken = name === 'meta' && READ.test(about) ? ['content'] : SPOKEN;
      for (const attribute of spoken)
        validate(new Brackets().outside(attributes[attribute] ?? ''), `${name} ${about} ${attribute}`);
    },
    ontext(text) {
      pieces += text;
    },
    onclosetag(name) {
      endText();
      open.pop();
      begin(name);
    },
  });
  parser.end(html);
  endText();
  return found;
}

/** Days and hours as domain/shared/dates.ts writes them. */
const DAY = /^(\p{L}+ \d{1,2}, \d{4}|\d{1,2} \p{L}+ \d{4})$/u;
const HOURS = /^\d{1,2}(:\d\d)? [ap]m( +\d{1,2}(:\d\d)? [ap]m)?$/;
/** Figures with the signs of their units, which are the same in every language, and naira. */
const FIGURE = /^(₦[\d,.]+|([\d,.]+ )?(t|kg|km|m²|m³)|\d+ h \d\d)$/;
const ADDRESS = /^(https?:\/\/\S+|\S+@\S+)$/;
const PHONE = /^\+[\d ]+$/;
const LETTER_OF_THE_GLOSSARY = /^[A-Z]$/;
/** Is filled by a script with a text of the content, or with what the visitor wrote. */
const GAP = /^\{\w+\}$/;

/** @returns whether a text has no words, or only names: those of places are the same in every language */
export function ofNoLanguage(content: Pick<Content, 'roads'>): (text: string) => boolean {
  const places = new Set([
    ...content.roads().places.map(({ name }) => name),
    ...ZONES.flatMap(({ name, states }) => [name, ...states]),
  ]);
  return (text) =>
    DAY.test(text) ||
    HOURS.test(text.replace(/\s+/g, ' ')) ||
    text
      .split(/,\s+/)
      .every(
        (part) =>
          places.has(part) ||
          [FIGURE, ADDRESS, PHONE, LETTER_OF_THE_GLOSSARY, GAP].some((known) => known.test(part)),
      );
}

/** The pseudo-language of CLDR: English in brackets. */
export const PSEUDO: Locale = { tag: 'en-XA', openGraph: 'en_XA', prefix: '/xa' };
