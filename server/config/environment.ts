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

/** The name of ours that a name is nearly, like `SMTP_URL` for `SMPT_URL`. */
export function meantName(name: string, ours: readonly string[]): string | undefined {
  return ours.find((one) => isNear(name.toUpperCase(), one));
}

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
      const meant = meantName(name, ours);
      return meant ? [`${name} is set in the environment and nobody reads it: is ${meant} meant?`] : [];
    });
}

function isNear(name: string, ours: string): boolean {
  const most = ours.length < LEAST_FOR_TWO ? 1 : 2;
  if (Math.abs(name.length - ours.length) > most) return false;
  return leven(name, ours, { maxDistance: most + 1 }) <= most;
}

const OF_FILE = /_FILE$/;

/** The variable that names a file with the value of another. */
export const fileVariable = (name: string) => `${name}_FILE`;

/**
 * Puts what is in files in the place of their names. A secret in a file is in no environment, which every child process inherits
 * (systemd's credentials, Docker's secrets).
 * @param given variables that are set
 * @param known the names of all variables
 * @returns the variables, and what is wrong with which
 */
export function readFiles(
  given: Record<string, string>,
  known: readonly string[],
): {
  read: Record<string, string>;
  errors: string[];
} {
  const read = { ...given };
  const errors: string[] = [];
  for (const [variable, path] of Object.entries(given)) {
    const name = variable.replace(OF_FILE, '');
    if (name === variable || !known.includes(name)) continue;
    delete read[variable];
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

/** Variables that hosts set whose machines begin each deployment with an empty disk, unless a volume is mounted. */
const HOSTS: Record<string, string> = {
  RENDER: 'Render',
  RAILWAY_ENVIRONMENT: 'Railway',
  FLY_APP_NAME: 'Fly',
  DYNO: 'Heroku',
  K_SERVICE: 'Cloud Run',
};

/** The host that runs this process, where its environment says so. */
export function hostedBy(environment: Record<string, string | undefined>): string | undefined {
  return Object.entries(HOSTS).find(([name]) => environment[name])?.[1];
}
