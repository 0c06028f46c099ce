import { ZONES } from '#domain/company/site.ts';
import type { Content } from '#domain/services/content.ts';

/** A day as domain/shared/locale.ts has it written. */
const DAY = /^\p{L}+ \d{1,2}, \d{4}$/u;
/** Figures with the signs of their units, which are the same in every language, and naira. */
const FIGURE = /^(₦[\d,.]+|([\d,.]+ )?(t|kg|km|m²|m³)|\d+ h \d\d)$/;
const ADDRESS = /^(https?:\/\/\S+|\S+@\S+)$/;
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
    text
      .split(/,\s+/)
      .every(
        (part) =>
          places.has(part) ||
          [FIGURE, ADDRESS, LETTER_OF_THE_GLOSSARY, GAP].some((known) => known.test(part)),
      );
}
