import {
  closeSync,
  constants,
  type Dirent,
  existsSync,
  fchmodSync,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../../log.ts';
import { isDatabaseMissing } from './presence.ts';
import { MARKER } from './volume-marker.ts';

/** The rights of others on the machine to a file. */
const OTHERS = 0o077;
/** The rights of its owner. */
const OWNER = 0o700;
/** Of a folder in which everybody makes files, like `/tmp`. */
const STICKY = 0o1000;

/** The database, which holds personal data, and is closed whatever else lies beside it. */
const DATABASE = /^kayalink\.db(-wal|-shm|-journal)?$/;
/** Names of all else that the site makes in its data folder. */
const OTHER_NAMES = [
  /^(content|good-content|content-cards|contentful-(entries|resources))\.db(-wal|-shm|-journal)?$/,
  /^(\.kayalink(-postgres)?|server\.lock(-journal)?|kept-pages\.json|indexnow\.json|outbound-links\.json|tonnage\.txt)$/,
  /^(mail|guides|media|social|locales|compiled)$/,
];
const MAIL_FOLDER = 'mail';
const MAIL_FILE = /\.eml$/;

/** Somebody else on the machine may read what is stored; the message says what to do. */
export class OpenToOthers extends Error {
  override name = 'OpenToOthers';
}

/** Takes what this process makes from now on away from every other user of the machine. */
export function makePrivateFiles(): void {
  process.umask(OTHERS);
}

/**
 * Takes what the site has made in its data folder, by name, away from every other user of the machine: an older version, or a copy by hand,
 * may have left it open. A folder that no site has used stays as it is, and so do the files of others and what links lead to.
 * @param log gets a line for each change, and for what stays open
 */
export function closeDataFolder(folder: string, log: Pick<Log, 'warn' | 'error'>): void {
  const isUsed = existsSync(join(folder, MARKER)) || !isDatabaseMissing({ dataDirectory: folder });
  if (isUsed && isOwn(folder)) {
    const closable = isWhollyOurs(folder) ? [folder, ...ourPaths(folder)] : ourPaths(folder);
    for (const path of closable.filter(isOpen))
      if (close(path)) log.warn({ path }, 'closed to other users of this machine');
  }
  const open = lookAtDataFolder(folder);
  if (open) log.error(open.message);
}

/** Looks for what others may read of a data folder; changes nothing. */
export function lookAtDataFolder(folder: string): OpenToOthers | undefined {
  const open = [folder, ...ourPaths(folder)].filter(isOpen);
  const [first] = open;
  if (first === undefined) return undefined;
  const more = open.length > 1 ? ` and ${open.length - 1} more` : '';
  const remedy = isWhollyOurs(folder) ? `chmod -R go= ${folder}` : `chmod go= ${first}`;
  return new OpenToOthers(`other users of this machine may read ${first}${more}: ${remedy}, as its owner`);
}

/** Paths of what the site makes in its folder: all of it in one that has nothing else, otherwise the database and e-mails. */
function ourPaths(folder: string): string[] {
  if (isWhollyOurs(folder)) return pathsBelow(folder);
  const names = entriesIn(folder);
  const hasMails = names.some((entry) => entry.name === MAIL_FOLDER && entry.isDirectory());
  const mails = hasMails ? entriesIn(join(folder, MAIL_FOLDER)) : [];
  return [
    ...names.filter(({ name }) => DATABASE.test(name)).map(({ name }) => join(folder, name)),
    ...mails.filter(({ name }) => MAIL_FILE.test(name)).map(({ name }) => join(folder, MAIL_FOLDER, name)),
  ];
}

/** Paths of all that is in a folder, at any depth, but not behind links. */
function pathsBelow(folder: string): string[] {
  return entriesIn(folder).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? [path, ...pathsBelow(path)] : [path];
  });
}

function isWhollyOurs(folder: string): boolean {
  return entriesIn(folder).every(({ name }) => [DATABASE, ...OTHER_NAMES].some((ours) => ours.test(name)));
}

/** The entries of a folder; none where it cannot be read: the first to need it reports that. */
function entriesIn(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** Whether others may do something with a file; what a link leads to is not ours. Windows has no such modes. */
function isOpen(path: string): boolean {
  if (process.platform === 'win32') return false;
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found !== undefined && !found.isSymbolicLink() && (found.mode & OTHERS) !== 0;
}

/** Whether a folder belongs to this user, and is not one in which everybody makes files. */
function isOwn(folder: string): boolean {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found?.uid === process.getuid?.() && ((found?.mode ?? 0) & STICKY) === 0;
}

/** @returns whether it could be closed; what cannot is reported as open */
function close(path: string): boolean {
  try {
    const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW);
    try {
      fchmodSync(file, fstatSync(file).mode & OWNER);
    } finally {
      closeSync(file);
    }
    return true;
  } catch {
    return false;
  }
}
