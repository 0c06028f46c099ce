import { readFileSync } from 'node:fs';

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
  faults: string[];
} {
  const read = { ...given };
  const faults: string[] = [];
  for (const name of SECRETS) {
    const variable = fileVariable(name);
    const path = read[variable];
    delete read[variable];
    if (path === undefined) continue;
    if (read[name] !== undefined) {
      faults.push(`${variable}: write this or ${name}, not both`);
      continue;
    }
    try {
      read[name] = readFileSync(path, 'utf8').trimEnd();
    } catch (error) {
      faults.push(`${variable}: the file cannot be read (${(error as NodeJS.ErrnoException).code})`);
    }
  }
  return { read, faults };
}
