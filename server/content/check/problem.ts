import type { Problem } from '../formats/errors.ts';

/**
 * Reads a line that begins with its file.
 * @param prefix what comes before the file
 */
export function asProblem(problem: string, prefix: string): Problem {
  const [file = '', ...message] = problem.split(': ');
  return { file: file.startsWith(prefix) ? file.slice(prefix.length) : file, message: message.join(': ') };
}
