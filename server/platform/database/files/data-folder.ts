import { chmodSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The rights of others on the machine to a file. */
const OTHERS = 0o077;
/** The rights of its owner. */
const OWNER = 0o700;
/** Of a folder in which everybody makes files, like `/tmp`. */
const STICKY = 0o1000;

/** Somebody else on the machine may read what is stored; the message says what to do. */
export class OpenToOthers extends Error {
  override name = 'OpenToOthers';
}

/**
 * Takes the data folder and all that lies in it away from every other user of the machine: what this process makes from now
 * on, and what a version before, or a copy by hand, has left open.
 * @returns what stays open to others, for somebody to be told
 */
export function closeDataFolder(folder: string): OpenToOthers | undefined {
  process.umask(OTHERS);
  const open = openPaths(folder);
  return complaint(folder, isOurs(folder) ? open.filter(staysOpen) : open);
}

/** Looks for what others may read of a data folder; changes nothing. */
export function lookAtDataFolder(folder: string): OpenToOthers | undefined {
  return complaint(folder, openPaths(folder));
}

function complaint(folder: string, open: string[]): OpenToOthers | undefined {
  const [first] = open;
  if (first === undefined) return undefined;
  const more = open.length > 1 ? ` and ${open.length - 1} more` : '';
  return new OpenToOthers(
    `other users of this machine may read ${first}${more}: chmod -R go= ${folder}, as its owner`,
  );
}

/** The folder and what lies in it, as far as others may do something with it. Windows has no such modes. */
function openPaths(folder: string): string[] {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (process.platform === 'win32' || !found) return [];
  return [...(found.mode & OTHERS ? [folder] : []), ...namesIn(folder).filter(isOpen)];
}

/** The names in a folder, at any depth; none where it cannot be read, which whoever needs it will tell. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  } catch {
    return [];
  }
}

/** A link is what it leads to, and that is not ours. */
function isOpen(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found !== undefined && !found.isSymbolicLink() && (found.mode & OTHERS) !== 0;
}

/** Whether a folder was made for this site alone, as far as one can see. */
function isOurs(folder: string): boolean {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found?.uid === process.getuid?.() && ((found?.mode ?? 0) & STICKY) === 0;
}

function staysOpen(path: string): boolean {
  try {
    chmodSync(path, statSync(path).mode & OWNER);
    return false;
  } catch (error) {
    // A file that came to its end meanwhile is no fault.
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}
