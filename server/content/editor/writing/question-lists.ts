/** The pages that show a question: the file has lists of questions by page, and the form has pages at each question. */

import { FAQ_LISTS } from '#domain/pages/page-records.ts';
import { PAGES } from '../forms/question-pages.ts';
import type { Values } from './write-yaml.ts';

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
