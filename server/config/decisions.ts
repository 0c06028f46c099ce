import { ConfigError, parseConfig } from './config.ts';

/** One thing that must be decided before the public comes. */
export interface Decision {
  name: string;
  /** What it is, in a sentence. */
  says: string;
  /** What counts where nothing is written. */
  standard: string;
}

const VARIABLE = /^(?<name>[A-Z][A-Z0-9_]*)=(?<standard>.*)$/;

/** @param example text of `.env.example`, in which a remark is in front of each variable */
export function readDecisions(example: string): Decision[] {
  const decisions: Decision[] = [];
  let remark: string[] = [];
  for (const line of example.split('\n')) {
    const { name, standard = '' } = VARIABLE.exec(line)?.groups ?? {};
    if (name) decisions.push({ name, says: remark.join(' '), standard });
    remark = line.startsWith('# ') ? [...remark, line.slice(2)] : [];
  }
  return decisions;
}

/** What is wrong with an answer, in the words of a start that refuses it; nothing where it can be used. */
export function errorIn(name: string, answer: string): string | undefined {
  try {
    parseConfig({ [name]: answer });
    return undefined;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message.split('\n').slice(1).join(' ').trim();
  }
}

/** The text of an environment file with the answers, and what each is above it. */
export function environmentText(decisions: readonly Decision[], answers: Record<string, string>): string {
  return decisions
    .map(({ name, says, standard }) => `# ${says}\n${environmentLine(name, answers[name] ?? standard)}\n`)
    .join('');
}

/** A line of an environment file. A `#` would begin a remark, and a blank at an end would be lost. */
export function environmentLine(name: string, value: string): string {
  const quote = /[#"'`]|^\s|\s$/.test(value) ? ['"', "'", '`'].find((one) => !value.includes(one)) : '';
  return `${name}=${quote ?? ''}${value}${quote ?? ''}`;
}
