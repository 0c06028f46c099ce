import { ContentError } from '../content/files/files.ts';
import { remedyOf, StorageError } from '../platform/database/errors.ts';
import { ConfigError } from './config.ts';

/** Codes of PostgreSQL (its manual, appendix A). */
const INVALID_PASSWORD = '28P01';
const NO_SUCH_DATABASE = '3D000';
const NO_RIGHTS = '42501';

/** The message of a connection to PostgreSQL that has no code. */
const NO_TLS_OFFERED = 'does not support SSL';

const NO_TLS =
  'The PostgreSQL server of DATABASE_URL offers no TLS, and the address asks for it. Turn TLS on there; remove sslmode only where the network to it is your own.';

interface SystemError extends NodeJS.ErrnoException {
  port?: number;
  /** The variable that names the port. */
  variable?: string;
}

/** Errors that have a remedy, by the code that the system gives. */
const REMEDIES: Record<string, (error: SystemError) => string> = {
  EADDRINUSE: ({ port, variable = 'PORT' }) =>
    `Port ${port} is taken. Stop the program that uses it, or choose another: ${variable}=${Number(port) + 1} npm start`,
  EACCES: ({ message, syscall, variable = 'PORT' }) =>
    syscall === 'listen'
      ? `No permission: ${message}. Choose a ${variable} above 1023.`
      : `No permission: ${message}. Check who owns the file or folder: the user that runs this must be able to write there.`,
  ERR_MODULE_NOT_FOUND: (error) =>
    error.message.includes('dist/server') ? 'The site is not built yet: npm run build' : String(error.stack),
  ECONNREFUSED: () =>
    'The PostgreSQL server of DATABASE_URL does not answer. Check host and port, and that it runs.',
  ENOTFOUND: () => 'The host of DATABASE_URL is not known. Check its name.',
  [INVALID_PASSWORD]: () => 'PostgreSQL refuses the user or password of DATABASE_URL.',
  [NO_SUCH_DATABASE]: () => 'PostgreSQL has no database of the name in DATABASE_URL. Make it: createdb NAME',
  [NO_RIGHTS]: () =>
    'The user of DATABASE_URL may not make tables there. Make it the owner: alter database NAME owner to USER',
  EADDRNOTAVAIL: () =>
    'This machine has no such address. Set HOST to 127.0.0.1, or to 0.0.0.0 for all of its own.',
};

/** Errors of a PostgreSQL that have a sentence. */
const OF_POSTGRES = [INVALID_PASSWORD, NO_SUCH_DATABASE, NO_RIGHTS, 'ENOTFOUND'];

/** The sentence for an error of PostgreSQL, where there is one. */
export function knownError(error: Error): string | undefined {
  if (error.message.includes(NO_TLS_OFFERED)) return NO_TLS;
  const code = 'code' in error ? String(error.code) : '';
  return OF_POSTGRES.includes(code) ? REMEDIES[code]?.(error) : undefined;
}

/** Explains an error to the person who started the process: error and remedy where they are known, otherwise the whole error. */
export function explainStartupError(error: unknown): string {
  const isPlain = [ConfigError, ContentError, StorageError].some((kind) => error instanceof kind);
  if (!(error instanceof Error)) return String(error);
  if (isPlain) return error.message;
  if (error.message.includes(NO_TLS_OFFERED)) return NO_TLS;
  const remedy = 'code' in error ? REMEDIES[String(error.code)] : undefined;
  const cause = remedyOf(error);
  return (
    remedy?.(error) ?? (cause ? `${error.message}. What to do: ${cause}` : (error.stack ?? error.message))
  );
}
