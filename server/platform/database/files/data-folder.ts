import {
  chmodSync,
  closeSync,
  constants,
  type Dirent,
  existsSync,
  fchmodSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync, type DatabaseSyncOptions } from 'node:sqlite';
import { PRIVATE_FILE, PRIVATE_FOLDER, writeFileDurably } from '../../durable-file.ts';
import type { Log } from '../../log.ts';
import { StorageError } from '../errors.ts';
import { DATABASE_FILE, type DatabasePlace, isDatabaseMissing, nameOfDatabase } from './presence.ts';

/** Lies in every data folder that the site has used, and so not in the bare place where a volume should be mounted. */
export const MARKER = '.kayalink';

const MARKER_TEXT =
  'The site has used this folder. With DATA_VOLUME=on it works only where this file is: docs/operations.md\n';

/** A second line, where the folder has the database too. */
const WITH_DATABASE = `It keeps its enquiries in ${DATABASE_FILE}.\n`;

/** Which folder is meant, and whether it is a volume that somebody mounts. */
interface DataPlace {
  dataDirectory: string;
  dataVolume: boolean;
}

/**
 * Refuses a data folder whose volume is not mounted: what is made in its place would be hidden, or lost, with the next mount.
 * @throws StorageError
 */
export function requireVolume({ dataDirectory, dataVolume }: DataPlace): void {
  const marker = join(resolve(dataDirectory), MARKER);
  if (!dataVolume || existsSync(marker)) return;
  throw new StorageError(
    `The volume of DATA_DIR is not mounted: there is no ${marker}. Mount it; if it is a new one, make the file once (touch ${marker}), or start once without DATA_VOLUME.`,
  );
}

/**
 * Refuses a data folder that a site has used and whose database is gone: an empty one in its place would hide the loss.
 * @throws StorageError
 */
export function refuseLostDatabase(place: DatabasePlace): void {
  const marker = join(resolve(place.dataDirectory), MARKER);
  if (!isDatabaseMissing(place) || !textOf(marker).includes(WITH_DATABASE)) return;
  throw new StorageError(
    `The site has used this DATA_DIR, and its database is gone: there is no ${nameOfDatabase(place)}. Restore the last backup (docs/operations.md, "Back up and restore"); to begin with an empty database on purpose, remove ${marker}.`,
  );
}

/** Marks a data folder as one that the site uses. */
export async function markVolume({ dataDirectory, databaseUrl }: DatabasePlace): Promise<void> {
  const marker = join(dataDirectory, MARKER);
  const text = databaseUrl ? MARKER_TEXT : MARKER_TEXT + WITH_DATABASE;
  if (textOf(marker) !== text) await writeFileDurably(marker, Buffer.from(text));
}

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

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
  /^(content|good-content|contentful-(entries|resources))\.db(-wal|-shm|-journal)?$/,
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

/** Opens a SQLite file that its owner alone reads, and makes it and its folder where they do not exist; its log takes its mode. */
export function openPrivateSqlite(file: string, options: DatabaseSyncOptions = {}): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
  const database = new DatabaseSync(file, options);
  try {
    chmodSync(file, PRIVATE_FILE);
  } catch {
    // Of another user, who lets us in: the doctor and the log report it.
  }
  return database;
}

/** Lies in a data folder whose site keeps its enquiries in a PostgreSQL, and names it. */
export const POSTGRES_NOTE = '.kayalink-postgres';

const noteIn = (dataDirectory: string) => join(resolve(dataDirectory), POSTGRES_NOTE);

/**
 * Refuses the SQLite file of a site that has moved to a PostgreSQL: anyone who forgets DATABASE_URL would find the enquiries of before the
 * move, and lose new ones there.
 * @throws StorageError
 */
export function refuseForgottenPostgres({ dataDirectory, databaseUrl }: DatabasePlace): void {
  const note = noteIn(dataDirectory);
  if (databaseUrl || !existsSync(note)) return;
  throw new StorageError(
    `DATABASE_URL is not set, and the site of this DATA_DIR keeps its enquiries in ${readFileSync(note, 'utf8').trim()}. Set it; to go back to a file on purpose, remove ${note}.`,
  );
}

/** Notes that the site of a data folder works with a PostgreSQL; without its user and password. */
export async function notePostgres(place: DatabasePlace): Promise<void> {
  const note = noteIn(place.dataDirectory);
  const name = `${nameOfDatabase(place)}\n`;
  if (!place.databaseUrl || (existsSync(note) && readFileSync(note, 'utf8') === name)) return;
  await writeFileDurably(note, Buffer.from(name));
}
