import type { Content } from '#domain/services/content.ts';
import { remedyOf } from '../platform/database/errors.ts';
import type { Log } from '../platform/log.ts';
import type { FileError } from './formats/errors.ts';
import type { OpenContent } from './open-content.ts';

/** Copies that cannot be written keep no visitor from anything: the next start makes them anew. */
export function putBack(content: OpenContent, log: Log): void {
  try {
    content.putBack();
  } catch (err) {
    log.warn(
      { err, remedy: remedyOf(err) ?? 'move away what is in its place in DATA_DIR' },
      'a file of the content cannot be rewritten',
    );
  }
}

/** A process before its initial sync takes no visitors from those that have one. */
export function mustHave(content: Content): string {
  if (content.state() === 'waiting') throw new Error('the content service has not delivered the entries yet');
  return content.revision();
}

/** Names no file: the name of a draft is not public. The log, the doctor and the editors' e-mail name them. */
export function remarksOn(errors: FileError[], contentDirectory: string): string[] {
  if (errors.length === 0) return [];
  if (errors.some(({ file }) => file === contentDirectory))
    return [
      'content: the folder of CONTENT_DIR is missing or empty: put it back; the site shows what was there before',
    ];
  return [`content: ${errors.length} ${errors.length === 1 ? 'file has' : 'files have'} errors`];
}
