import { parseEnv } from 'node:util';

/** The byte order mark, which Notepad puts in front of a text. */
const MARK = /^\uFEFF/;
const QUOTES = ['"', "'", '`'];

/**
 * Reads the text of an environment file.
 * @returns its variables, and what is wrong with which: Node takes what follows a `#` in a value without quotes for a remark, which
 * cuts a password in two unseen
 */
export function readEnvText(text: string): { variables: Record<string, string>; faults: string[] } {
  const plain = text.replace(MARK, '');
  const faults = plain.split('\n').flatMap((line) => {
    const at = line.indexOf('=');
    const value = line.slice(at + 1).trim();
    if (at < 0 || line.trimStart().startsWith('#') || QUOTES.includes(value.charAt(0))) return [];
    const sign = value.indexOf('#');
    const cutsValue = sign > 0 && value.charAt(sign - 1).trim() !== '';
    return cutsValue
      ? [
          `${line.slice(0, at).trim()}: write the value in quotes, for # begins a remark; in an address, write %23 for it`,
        ]
      : [];
  });
  return { variables: parseEnv(plain) as Record<string, string>, faults };
}
