/** A file of questions, `questions/<category>.md`, as a list of forms: a heading asks, and what is below it answers. */
import { isDeepStrictEqual } from 'node:util';
import type { Values } from './write-yaml.ts';

/** Where a question begins. */
const QUESTION = /^(?=## )/m;

/** The questions of a file. */
export function questionsOf(text: string): Values[] {
  return partsOf(text).map(questionOf);
}

/**
 * Writes questions into a file. Those that are as they were stay letter by letter.
 * @param text of the file so far
 */
export function withQuestions(text: string, questions: Values[]): string {
  const parts = partsOf(text);
  const before = parts.map(questionOf);
  if (isDeepStrictEqual(before, questions)) return text;
  const head = text.startsWith('## ') ? '' : (text.split(QUESTION)[0] ?? '');
  const written = questions.map(({ question, answer }) => {
    const at = before.findIndex((each) => isDeepStrictEqual(each, { question, answer }));
    return (parts[at] ?? `## ${question ?? ''}\n\n${String(answer ?? '').trim()}`).trim();
  });
  return `${[head.trim(), ...written].filter(Boolean).join('\n\n')}\n`;
}

const partsOf = (text: string): string[] => text.split(QUESTION).filter((part) => part.startsWith('## '));

function questionOf(part: string): Values {
  const [heading = '', ...lines] = part.split('\n');
  return { question: heading.slice('## '.length).trim(), answer: lines.join('\n').trim() };
}
