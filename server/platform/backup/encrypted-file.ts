import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { z } from 'zod';
import { PRIVATE_FILE } from '../durable-file.ts';

/** An identity as `age-keygen` writes it, with lines that begin with `#` around it. */
const COMMENT = /^\s*(?:#.*)?$/;

/** Stands before a passphrase, so that a slip in a public key is not taken for one. */
const PASSPHRASE = 'passphrase:';
const passphrase = z.string().min(16, 'write at least 16 letters that nobody can guess');

/** The variables of encrypted backups. */
export const backupVariables = {
  BACKUP_RECIPIENTS: z
    .string()
    .transform((text): { passphrase?: string; recipients: string[] } =>
      text.startsWith(PASSPHRASE)
        ? { passphrase: text.slice(PASSPHRASE.length), recipients: [] }
        : { recipients: text.split(',').map((part) => part.trim()) },
    )
    .pipe(
      z.object({
        passphrase: passphrase.optional(),
        recipients: z.array(z.string().regex(/^age1[a-z0-9]{50,}$/, 'write public keys of age, like age1…')),
      }),
    )
    .optional(),
  BACKUP_PASSPHRASE: passphrase.optional(),
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
export function checkBackup(given: Given, error: (name: string, message: string) => void): void {
  if (given.BACKUP_RECIPIENTS && given.BACKUP_PASSPHRASE)
    error('BACKUP_PASSPHRASE', 'write this or BACKUP_RECIPIENTS, not both');
}

export function backupKeysOf(given: Given): BackupKeys {
  const { BACKUP_RECIPIENTS: written, BACKUP_PASSPHRASE: earlier, BACKUP_IDENTITY: identity } = given;
  return { recipients: written?.recipients ?? [], passphrase: written?.passphrase ?? earlier, identity };
}

/** How every file of age begins (age-encryption.org/v1). */
const HEADER = 'age-encryption.org/';

/** Whether there is somebody to encrypt for. */
export const canEncrypt = ({ recipients, passphrase }: BackupKeys): boolean =>
  recipients.length > 0 || passphrase !== undefined;

/** Whether a file is encrypted, by its beginning. @throws when it cannot be read */
export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(HEADER.length) });
    return buffer.toString('latin1', 0, bytesRead) === HEADER;
  } finally {
    await handle.close();
  }
}

/** Encrypts a file in the format of age, which its command opens too: `age --decrypt`. @throws when a public key is none */
export async function encryptFile(from: string, to: string, keys: BackupKeys): Promise<void> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  if (keys.passphrase !== undefined) encrypter.setPassphrase(keys.passphrase);
  for (const recipient of keys.recipients) encrypter.addRecipient(recipient);
  await pass(from, to, (plain) => encrypter.encrypt(plain));
}

/** Decrypts one. @throws when none of the keys opens it, or when it has been changed; then the other file is of no use */
export async function decryptFile(from: string, to: string, keys: BackupKeys): Promise<void> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  if (keys.passphrase !== undefined) decrypter.addPassphrase(keys.passphrase);
  if (keys.identity !== undefined) decrypter.addIdentity(keys.identity);
  await pass(from, to, (encrypted) => decrypter.decrypt(encrypted));
}

type Bytes = globalThis.ReadableStream<Uint8Array>;

async function pass(from: string, to: string, through: (bytes: Bytes) => Promise<Bytes>): Promise<void> {
  const source = createReadStream(from);
  try {
    const made = await through(Readable.toWeb(source) as Bytes);
    await pipeline(
      Readable.fromWeb(made as ReadableStream<Uint8Array>),
      createWriteStream(to, { mode: PRIVATE_FILE }),
    );
  } finally {
    source.destroy();
  }
}
