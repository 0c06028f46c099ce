import type { Files } from './errors.ts';
import { partedError, pathOfSteps } from './field-places.ts';
import { FRONT_MATTER } from './front-matter.ts';
import { lineOf, readYaml } from './yaml.ts';

const PLACED = 'line ';

/**
 * Gives problems the line of what they name, where they have none: those that are found only when all files are read.
 * @param problems each begins with its file, then names a field, a picture or an address
 */
export function withLines(problems: string[], files: Files): string[] {
  const turns = new Map<string, number>();
  return problems.map((problem) => {
    const [file = '', ...says] = problem.split(': ');
    const text = files.get(file);
    const [named = ''] = says;
    const turn = turns.get(problem) ?? 0;
    turns.set(problem, turn + 1);
    const line =
      text === undefined || named.startsWith(PLACED)
        ? undefined
        : lineOfNamed(text, says.join(': '), file, turn);
    return line === undefined ? problem : [file, `${PLACED}${line}`, ...says].join(': ');
  });
}

/**
 * The line on which an address or a file name stands as a whole, from 1; nothing where it does not.
 * @param turn which of several times, from 0; the last where it does not stand so often
 */
export function lineOfWords(text: string, words: string, turn = 0): number | undefined {
  const lines = text.split('\n').flatMap((line, at) => timesIn(line, words).map(() => at + 1));
  return lines[turn] ?? lines.at(-1);
}

/** The words in the text of a picture, a heading or a link that a problem names. */
function wordsOf(named: string): string | undefined {
  const within = (before: string) => named.slice(before.length, -1);
  if (named.startsWith("picture '")) return within("picture '");
  if (named.startsWith("heading '")) return `# ${within("heading '")}`;
  return named.startsWith('link ') ? named.split(' to ').at(-1) : undefined;
}

function lineOfNamed(text: string, error: string, file: string, turn: number): number | undefined {
  const words = wordsOf(error.split(': ', 1)[0] ?? '');
  if (words) return lineOfWords(text, words, turn);
  const { steps } = partedError(error);
  if (steps.length === 0) return undefined;
  const head = file.endsWith('.md') ? FRONT_MATTER.exec(text)?.groups?.['head'] : text;
  if (head === undefined) return undefined;
  const yaml = head === text ? text : `\n${head}`;
  return lineOf(yaml, pathOfSteps(steps, readYaml(yaml).value));
}

/** Signs that go on with an address or a file name. */
const GOES_ON = /[\w/-]/;

function timesIn(line: string, words: string): number[] {
  const times: number[] = [];
  for (let at = line.indexOf(words); at >= 0; at = line.indexOf(words, at + words.length))
    if (!GOES_ON.test(line.charAt(at + words.length)) && !GOES_ON.test(line.charAt(at - 1))) times.push(at);
  return times;
}
