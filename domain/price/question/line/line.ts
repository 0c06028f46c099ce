import { withDigits } from '../../trucks/amounts.ts';
import { withDayNames } from '../read-day.ts';
import { LONGEST_LINE } from './parameter.ts';

/** Replaces what was taken out of the line. */
const GAP = ' ¦ ';
/** A pattern of which every match is taken. */
export const re = (pattern: string): RegExp => new RegExp(pattern, 'g');

/** A line, of which each step takes what it understands. */
export class Line {
  text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Takes every match out of the line. */
  take(pattern: RegExp): RegExpExecArray[] {
    const found = [...this.text.matchAll(pattern)];
    this.text = this.text.replace(pattern, GAP);
    return found;
  }

  has(pattern: RegExp): boolean {
    return this.take(pattern).length > 0;
  }
}

/** Signs for parts of one: '2½ tons'. */
const PARTS: Record<string, string> = { '¼': '0.25', '½': '0.5', '¾': '0.75' };

/** Makes ways of writing one line alike. */
export function tidied(text: string): Line {
  const line = new Line(
    text
      .slice(0, LONGEST_LINE)
      .replace(/[¼½¾]/g, (sign) => ` and ${PARTS[sign]} `)
      .normalize('NFKC')
      .toLowerCase()
      .replace(/(?<=\d) ?\* ?(?=\d)/g, 'x')
      .replace(/[*_"“”!?\p{Extended_Pictographic}]/gu, ' ')
      .replace(/(?<=\d) 1[/⁄]2(?= ?(?:ton|mt\b|t\b))/g, ' and 0.5')
      .replace(/\b1 ?[/⁄] ?2(?= ?(?:ton|mt\b|t\b))/g, '0.5')
      .replace(/(\d)k(?=\s?(?:kg|kilo))/g, '$1000')
      // 'Gusau in Zamfara State' is 'Gusau, Zamfara State'.
      .replace(/(?<=[a-z]) in (?=[a-z]+(?: [a-z]+)? state\b)/g, ', ')
      .replace(/\b(\d{1,3}) (\d{3})(?=\s*(?:kg|kilo))/g, '$1$2')
      .replace(/\b(?:benin republic|republic of benin)\b/g, 'cotonou')
      .replace(/\b(?:niger republic|republic of niger)\b/g, 'niamey')
      .replace(/\bb\/(?=gwari|kebbi)/g, 'birnin ')
      .replace(/\biron ore\b/g, 'ironstone')
      .replace(/(?<=[a-z])[.;]+(?=\s|$)|;/g, ' ¦ ')
      .replace(/:/g, ' ')
      .replace(/\bat (?=(?:least|most)\b)/g, '')
      .replace(/(?<=\b(?:20|40))\s?['’]+/g, 'ft ')
      .replace(/\s+/g, ' '),
  );
  line.text = withDigits(withDayNames(line.text));
  return line;
}
