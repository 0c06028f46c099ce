import { z } from 'zod';

/** An identity as `age-keygen` writes it, with lines that begin with `#` around it. */
const COMMENT = /^\s*(?:#.*)?$/;

/** The variables of encrypted backups. */
export const backupVariables = {
  BACKUP_RECIPIENTS: z
    .string()
    .transform((list) => list.split(',').map((part) => part.trim()))
    .pipe(z.array(z.string().regex(/^age1[a-z0-9]{50,}$/, 'write public keys of age, like age1…')))
    .optional(),
  BACKUP_PASSPHRASE: z.string().min(16, 'write at least 16 letters that nobody can guess').optional(),
  BACKUP_IDENTITY: z
    .string()
    .transform((text) =>
      text
        .split('\n')
        .filter((line) => !COMMENT.test(line))
        .join('\n')
        .trim(),
    )
    .pipe(z.string().regex(/^AGE-SECRET-KEY-[0-9A-Z-]+$/, 'write one secret key of age, AGE-SECRET-KEY-…'))
    .optional(),
};

type Given = z.output<z.ZodObject<typeof backupVariables>>;

/** Whom backups are encrypted for, and what opens them again. */
export interface BackupKeys {
  /** Public keys; the site has no need of the secret ones. */
  recipients: string[];
  passphrase?: string | undefined;
  /** The secret key of one of the recipients, where a backup is restored. */
  identity?: string | undefined;
}

/** Tells what excludes each other: the format of age has one or the other. */
export function checkBackup(given: Given, fault: (name: string, message: string) => void): void {
  if (given.BACKUP_RECIPIENTS && given.BACKUP_PASSPHRASE)
    fault('BACKUP_PASSPHRASE', 'write this or BACKUP_RECIPIENTS, not both');
}

export function backupKeysOf(given: Given): BackupKeys {
  const {
    BACKUP_RECIPIENTS: recipients = [],
    BACKUP_PASSPHRASE: passphrase,
    BACKUP_IDENTITY: identity,
  } = given;
  return { recipients, passphrase, identity };
}
