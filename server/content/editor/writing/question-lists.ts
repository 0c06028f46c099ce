/** The pages that show a question: the file has lists of questions by page, and the form has pages at each question. */

import { FAQ_LISTS, type FaqList, PAGE_RECORDS, pagesWith } from '#domain/pages/page-records.ts';
import { slug } from '#domain/shared/slug.ts';
import type { Field } from '../forms/form-of-schema.ts';
import { spelledOut } from '../forms/labels.ts';
import type { Values } from './write-yaml.ts';

/** The field of a question's form for the pages that show it. */
export const PAGES = 'pages';

/** A list that no page has of its own is shown below what is read. */
function labelOf(list: FaqList): string {
  const pages = pagesWith('faq').filter((name) => PAGE_RECORDS[name].faq === list);
  return pages.length > 0
    ? pages.map(spelledOut).join(', ')
    : 'Posts, guides, case studies, terms and videos';
}

/** Chooses the pages; a new question is on the home page until others are chosen. */
export const PAGES_FIELD: Field = {
  name: PAGES,
  label: 'Shown on',
  required: false,
  widget: 'select',
  multiple: true,
  options: FAQ_LISTS.map((list) => ({ value: list, label: labelOf(list) })),
  default: ['home' satisfies FaqList],
  hint: 'The pages that have this question in their short list, below those that they have. Empty: no page shows it',
};

/** The short name of a question can be left to us. */
export const asMade = (field: Field): Field =>
  field.name === 'id'
    ? {
        ...field,
        required: false,
        hint: 'Small letters, digits and hyphens. Empty: it is made from the question',
      }
    : field;

/** Letters of a short name that is made of a question. */
const ID_LENGTH = 40;

/** Questions with a short name each; one that has none gets that of its words. */
export function withIds(questions: Values[]): Values[] {
  const taken = new Set(questions.map(({ id }) => id));
  return questions.map((question) => {
    if (question['id'] || typeof question['question'] !== 'string') return question;
    const name = slug(question['question']).slice(0, ID_LENGTH).replace(/-$/, '');
    let id = name;
    for (let number = 2; taken.has(id); number += 1) id = `${name}-${number}`;
    taken.add(id);
    return { ...question, id };
  });
}

const idsOf = (list: unknown): unknown[] => (Array.isArray(list) ? list : []);

/** A question with the pages that show it. */
export function withPages(question: Values, lists: Values): Values {
  const pages = FAQ_LISTS.filter((list) => idsOf(lists[list]).includes(question['id']));
  return { ...question, ...(pages.length > 0 && { [PAGES]: pages }) };
}

/**
 * The lists of pages after a save. Each keeps its order, and new questions are its last; a page without any has no list.
 * @param questions as the form has them
 */
export function listsOf(questions: Values[], lists: Values): Values {
  const after = FAQ_LISTS.flatMap((list) => {
    const chosen = questions.filter((question) => idsOf(question[PAGES]).includes(list)).map(({ id }) => id);
    const before = idsOf(lists[list]).filter((id) => chosen.includes(id));
    const ids = [...before, ...chosen.filter((id) => !before.includes(id))];
    return ids.length > 0 ? [[list, ids]] : [];
  });
  return { ...Object.fromEntries(after) };
}
