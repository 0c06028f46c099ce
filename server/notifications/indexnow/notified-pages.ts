import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { writeFileDurably } from '../../platform/durable-file.ts';

/** More changed at once is another site; the sitemap tells it as well. */
export const MOST_WAITING = 10_000;
const HASH_LENGTH = 12;

const fileSchema = z.object({
  siteUrl: z.string(),
  known: z.record(z.string(), z.string()),
  waiting: z.array(z.string()).max(MOST_WAITING),
});

/** An entry that everybody may see. */
export interface PublicEntry {
  path: string;
  title: string;
  /** Fingerprint of its text. */
  body: string;
}

/** Which pages search engines know in which version, and of which they are still to be notified; kept in a file over restarts. */
export class NotifiedPages {
  readonly #file: string;
  readonly #siteUrl: string;
  #known: Record<string, string> | undefined;
  #waiting = new Set<string>();

  private constructor(file: string, siteUrl: string) {
    this.#file = file;
    this.#siteUrl = siteUrl;
  }

  /** Reads the file; one that cannot be read, or is of another site, is none. */
  static async open(file: string, siteUrl: string): Promise<NotifiedPages> {
    const pages = new NotifiedPages(file, siteUrl);
    const text = await readFile(file, 'utf8').catch(() => '{}');
    const { data } = fileSchema.safeParse(jsonOf(text));
    if (data?.siteUrl === siteUrl) {
      pages.#known = data.known;
      pages.#waiting = new Set(data.waiting);
    }
    return pages;
  }

  /** The paths that search engines are to be notified of, the first changed first. */
  get waiting(): string[] {
    return [...this.#waiting];
  }

  /**
   * Notes what is new, different or gone. At the first time there is nothing to compare with, and nothing to tell: engines find
   * what is there by the sitemap.
   * @returns how many could not be noted because too many wait
   */
  async observe(entries: PublicEntry[]): Promise<number> {
    const now = Object.fromEntries(entries.map(({ path, title, body }) => [path, hashOf(title, body)]));
    const before = this.#known;
    const paths = before ? [...new Set([...Object.keys(before), ...Object.keys(now)])] : [];
    const changed = paths.filter((path) => before?.[path] !== now[path]);
    if (before && changed.length === 0) return 0;
    const room = MOST_WAITING - this.#waiting.size;
    const fresh = changed.filter((path) => !this.#waiting.has(path));
    for (const path of fresh.slice(0, room)) this.#waiting.add(path);
    this.#known = now;
    await this.#write();
    return Math.max(0, fresh.length - room);
  }

  /** Takes out what was reported, or is given up. */
  async done(paths: string[]): Promise<void> {
    for (const path of paths) this.#waiting.delete(path);
    await this.#write();
  }

  #write(): Promise<void> {
    const text = JSON.stringify({ siteUrl: this.#siteUrl, known: this.#known ?? {}, waiting: this.waiting });
    return writeFileDurably(this.#file, Buffer.from(text));
  }
}

function hashOf(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, HASH_LENGTH);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Where the site shows its key, so that search engines know that the site itself told them. */
export const keyPath = (key: string): string => `/${key}.txt`;

export function addKeyFile(app: FastifyInstance, key: string): void {
  app.get(keyPath(key), (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(key),
  );
}

/** The endpoint that passes addresses on to all engines that take part. */
const INDEXNOW_DOOR = 'https://api.indexnow.org/indexnow';

/** The variables of IndexNow. */
export const indexNowVariables = {
  INDEXNOW_KEY: z
    .string()
    .regex(
      /^[A-Za-z0-9-]{8,128}$/,
      'write 8 to 128 letters, digits and hyphens, like the output of: openssl rand -hex 16',
    )
    .optional(),
  INDEXNOW_URL: z.url({ protocol: /^https?$/, error: `write an address like ${INDEXNOW_DOOR}` }).optional(),
};

/** How search engines are notified of changed pages. */
export interface IndexNowConfig {
  /** Not secret: a file of the site shows it, which proves that the site sends it. */
  key: string;
  url: string;
  /** Whether the operator has named the endpoint, which may then be in the operator's own network. */
  isOwnDoor: boolean;
}

/** @returns the settings of IndexNow; none without a key */
export function indexNowOf(given: z.output<z.ZodObject<typeof indexNowVariables>>): {
  indexNow: IndexNowConfig | undefined;
} {
  const { INDEXNOW_KEY: key, INDEXNOW_URL: url } = given;
  return { indexNow: key ? { key, url: url ?? INDEXNOW_DOOR, isOwnDoor: url !== undefined } : undefined };
}
