import { type Specificity, selectorSpecificity } from '@csstools/selector-specificity';
import parser, { type Node, type Selector } from 'postcss-selector-parser';

/** The names that a selector needs on the page. */
export interface Wanted {
  /** All of these must be there: `tag`, `.class`, `#id`, `[attribute]`. */
  words: string[];
  /** The rule is for something that only a visitor's doing brings about, or for a part of a control. */
  later: boolean;
  /** Of the element that the rule styles. */
  tag?: string;
  /** Its generated part, like `::before`. */
  part?: string;
  classes: string[];
  specificity: Specificity;
}

const DOING =
  /^:(hover|active|focus|focus-visible|focus-within|checked|target|disabled|user-invalid|autofill)$/;
const DRAWN_PARTS = new Set(['::before', '::after', ':before', ':after', '::marker']);

/** Reads a list of selectors. What has alternatives, like `:is(a, b)`, or forbids, like `:not(a)`, is taken as met. */
export function readSelectors(selector: string): Wanted[] {
  return parser()
    .astSync(selector)
    .nodes.map((complex) => {
      const wanted: Wanted = {
        words: [],
        later: false,
        classes: [],
        specificity: selectorSpecificity(complex),
      };
      for (const node of flat(complex)) read(node, wanted);
      return wanted;
    });
}

/** The parts of a selector; `:is(a)` and `:where(a)`, with which Tailwind writes states of a group, as `a`. */
function flat(selector: Selector): Node[] {
  return selector.nodes.flatMap((node): Node[] => {
    const inner = node.type === 'pseudo' && /^:(is|where)$/.test(node.value) ? node.nodes : [];
    return inner.length === 1 && inner[0] ? flat(inner[0]) : [node];
  });
}

function read(node: Node, wanted: Wanted): void {
  switch (node.type) {
    case 'combinator':
      wanted.classes = [];
      delete wanted.tag;
      break;
    case 'class':
      wanted.words.push(`.${node.value}`);
      wanted.classes.push(node.value);
      break;
    case 'tag':
      wanted.words.push(node.value);
      wanted.tag = node.value;
      break;
    case 'id':
      wanted.words.push(`#${node.value}`);
      break;
    case 'attribute':
      wanted.words.push(`[${node.attribute}]`);
      break;
    case 'pseudo':
      if (DOING.test(node.value)) wanted.later = true;
      if (node.value.startsWith('::') || DRAWN_PARTS.has(node.value)) {
        wanted.part = node.value.replace('::', ':');
        wanted.later ||= !DRAWN_PARTS.has(node.value);
      }
  }
}
