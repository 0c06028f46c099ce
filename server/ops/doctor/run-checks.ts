import { getSystemErrorMap } from 'node:util';
import { type Config, ConfigError } from '../../config/config.ts';
import { knownError } from '../../config/startup-error.ts';
import { StorageError } from '../../platform/database/errors.ts';
import { OpenToOthers } from '../../platform/database/files/data-folder.ts';
import { NoTls } from '../../platform/network/smtp.ts';
import type { Check } from './check.ts';
import { configurationChecks, installationChecks, mailDomainChecks } from './configuration.ts';
import { connectionChecks } from './connections.ts';
import { contentChecks } from './content.ts';
import { databaseChecks, spaceEntriesCheck } from './database.ts';

/** The result of a check. */
export interface Finding {
  name: string;
  well: boolean;
  says: string;
  /** Present when it is not well. */
  remedy?: string;
}

/** Longest that a check may wait for another system, in ms. */
const PATIENCE_MS = 15_000;

/** Looks at everything that the site needs, at once; changes nothing. */
export async function examine(
  config: Config,
  checks: Check[] = [
    ...configurationChecks(config),
    ...contentChecks(config),
    ...installationChecks(config),
    ...databaseChecks(config),
    ...connectionChecks(config),
    spaceEntriesCheck(config),
    ...mailDomainChecks(config),
  ],
): Promise<Finding[]> {
  const findings = await Promise.all(checks.map(carriedOut));
  return findings.flatMap((finding) => finding ?? []);
}

async function carriedOut({
  name,
  remedy,
  remedyFor = () => undefined,
  isLocal = false,
  look,
}: Check): Promise<Finding | undefined> {
  try {
    const says = await (isLocal ? look() : inTime(look()));
    return says === undefined ? undefined : { name, well: true, says };
  } catch (error) {
    return { name, well: false, says: reason(error), remedy: remedyFor(error) ?? remedy };
  }
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer in ${PATIENCE_MS / 1000} s`)), PATIENCE_MS);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Their messages are made for people, and hold no secret. */
const PLAIN = [NoTls, OpenToOthers, StorageError, ConfigError];

const SYSTEM_ERRORS = new Map(getSystemErrorMap().values());

/** The kind of an error. Its whole message may repeat an address with its password. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (PLAIN.some((kind) => error instanceof kind)) return error.message;
  const known = knownError(error);
  if (known) return known;
  const cause = error.cause instanceof Error ? error.cause : error;
  if ('code' in cause && cause.code !== undefined) return inWords(String(cause.code));
  return cause.message.replaceAll(/\/\/[^/\s]*@/g, '//…@');
}

/** What an error of the system is called, before its code. */
function inWords(code: string): string {
  const words = SYSTEM_ERRORS.get(code);
  return words ? `${words} (${code})` : code;
}

/** The findings for a terminal, each error with its remedy. */
export function findingsText(findings: Finding[]): string {
  const width = Math.max(...findings.map(({ name }) => name.length));
  return findings
    .map(({ name, well, says, remedy }) => {
      const line = `${well ? '✓' : '✗'} ${name.padEnd(width)}  ${says}`;
      return remedy ? `${line}\n  ${' '.repeat(width)}  → ${remedy}` : line;
    })
    .join('\n');
}
