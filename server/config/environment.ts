import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import leven from 'leven';

/** The byte order mark, which Notepad puts in front of a text. */
const MARK = /^\uFEFF/;
/** A value in quotes, which may go over several lines. */
const QUOTED = /=[^\S\n]*(["'`])[\s\S]*?\1/g;

/**
 * Reads the text of an environment file.
 * @returns its variables, and what is wrong with which: Node passes over a line without `=`, and takes what follows a `#` in a value without
 * quotes for a remark, which cuts a password in two unseen
 */
export function readEnvText(text: string): { variables: Record<string, string>; errors: string[] } {
  if (text.includes('\0'))
    return { variables: {}, errors: ['save the file as UTF-8: it is UTF-16, or no text'] };
  const plain = text.replace(MARK, '');
  const unquoted = plain.replace(QUOTED, (value) => `=${value.replace(/[^\n]/g, '')}`);
  const errors = unquoted.split('\n').flatMap((line, place) => {
    if (line.trim() === '' || line.trimStart().startsWith('#')) return [];
    const at = line.indexOf('=');
    if (line.slice(0, Math.max(at, 0)).trim() === '')
      return [`line ${place + 1} sets nothing: write NAME=value`];
    const value = line.slice(at + 1).trim();
    if (/^["'`]/.test(value)) return [`line ${place + 1}: end the value with the quote that begins it`];
    const sign = value.indexOf('#');
    const cutsValue = sign > 0 && value.charAt(sign - 1).trim() !== '';
    return cutsValue
      ? [
          `${line.slice(0, at).trim()}: write the value in quotes, for # begins a remark; in an address, write %23 for it`,
        ]
      : [];
  });
  return { variables: parseEnv(plain) as Record<string, string>, errors };
}

/** A slip changes one letter, or two where they change places, of a name of at least this length. */
const LEAST_FOR_TWO = 8;

/**
 * Tells of names in the environment that are nearly those of ours, like `SMPT_URL`: the person who wrote them believes them set. Other
 * names belong to other programs.
 * @param names that are set
 * @param ours the names of all variables
 * @returns a sentence each; values are not repeated
 */
export function suspectTypos(names: string[], ours: readonly string[]): string[] {
  const known = new Set(ours);
  return names
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const meant = ours.find((one) => isNear(name.toUpperCase(), one));
      return meant ? [`${name} is set in the environment and nobody reads it: is ${meant} meant?`] : [];
    });
}

function isNear(name: string, ours: string): boolean {
  const most = ours.length < LEAST_FOR_TWO ? 1 : 2;
  return leven(name, ours, { maxDistance: most + 1 }) <= most;
}

/**
 * Variables whose value opens something. Each may stand in a file that another variable names, with `_FILE` behind its name, so
 * that it stands in no environment, which every child process inherits (systemd's credentials, Docker's secrets).
 */
export const SECRETS = [
  'SMTP_URL',
  'DATABASE_URL',
  'LEADS_WEBHOOK_SECRET',
  'LEADS_WEBHOOK_SECOND_SECRET',
  'LEADS_TARGETS',
  'ALERT_WEBHOOK_URL',
  'PING_URL',
  'EDITORS_WEBHOOK_URL',
  'CONTENTFUL_DELIVERY_TOKEN',
  'CONTENTFUL_PREVIEW_TOKEN',
  'CONTENTFUL_MANAGEMENT_TOKEN',
  'CONTENTFUL_WEBHOOK_SECRET',
  'PREVIEW_SECRET',
  'BACKUP_PASSPHRASE',
  'BACKUP_IDENTITY',
] as const;

/** The variable that names the file of a secret. */
export const fileVariable = (name: string) => `${name}_FILE`;

/**
 * Puts what stands in files in the place of their names.
 * @param given variables that are set
 * @returns the variables, and what is wrong with which
 */
export function readSecretFiles(given: Record<string, string>): {
  read: Record<string, string>;
  errors: string[];
} {
  const read = { ...given };
  const errors: string[] = [];
  for (const name of SECRETS) {
    const variable = fileVariable(name);
    const path = read[variable];
    delete read[variable];
    if (path === undefined) continue;
    if (read[name] !== undefined) {
      errors.push(`${variable}: write this or ${name}, not both`);
      continue;
    }
    try {
      read[name] = readFileSync(path, 'utf8').trimEnd();
    } catch (error) {
      errors.push(`${variable}: the file cannot be read (${(error as NodeJS.ErrnoException).code})`);
    }
  }
  return { read, errors };
}
