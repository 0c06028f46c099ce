import { expect, test } from 'vitest';
import { explainStartupError, knownError } from './startup-error.ts';

const failure = (message: string, parts: object = {}) => Object.assign(new Error(message), parts);

test.each([
  ['a port below 1024', { code: 'EACCES', syscall: 'listen' }, 'Choose a PORT above 1023.'],
  [
    'a port of metrics below 1024',
    { code: 'EACCES', syscall: 'listen', variable: 'METRICS_PORT' },
    'Choose a METRICS_PORT above 1023.',
  ],
  ['a file of somebody else', { code: 'EACCES', syscall: 'open' }, 'Check who owns the file or folder'],
])('says what to do about %s', (_name, parts, remedy) => {
  expect(explainStartupError(failure('permission denied', parts))).toContain(remedy);
});

test('says in a sentence that a PostgreSQL offers no TLS', () => {
  // The words of the driver (pg, lib/connection.js).
  const error = failure('The server does not support SSL connections');
  expect(explainStartupError(error)).toMatch(/^The PostgreSQL server of DATABASE_URL offers no TLS/);
  expect(knownError(error)).toBe(explainStartupError(error));
});
