import { parseEnv } from 'node:util';

/** The byte order mark, which Notepad puts in front of a text. */
const MARK = /^\uFEFF/;
/** A value in quotes, which may go over several lines. */
const QUOTED = /=[^\S\n]*(["'`])[\s\S]*?\1/g;

/**
 * Reads the text of an environment file.
 * @returns its variables, and what is wrong with which: Node passes over a line without `=`, and takes what follows a `#` in a value without
 * quotes for a remark, which cuts a password in two unseen
 */
export function readEnvText(text: string): { variables: Record<string, string>; faults: string[] } {
  const plain = text.replace(MARK, '');
  const unquoted = plain.replace(QUOTED, (value) => `=${value.replace(/[^\n]/g, '')}`);
  const faults = unquoted.split('\n').flatMap((line, place) => {
    if (line.trim() === '' || line.trimStart().startsWith('#')) return [];
    const at = line.indexOf('=');
    if (at < 0) return [`line ${place + 1} sets nothing: write NAME=value`];
    const value = line.slice(at + 1).trim();
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
