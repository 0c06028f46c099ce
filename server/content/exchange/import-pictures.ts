import { parse } from 'node:path';
import { BLOCKS, type Document } from '@contentful/rich-text-types';
import { assetOf } from '#domain/entries/rich-text/document.ts';
import type { Picture } from '#domain/media/picture.ts';
import { MEDIA_PATH } from '#domain/media/renditions.ts';
import { slug } from '#domain/shared/slug.ts';
import { nodesOf } from '../entries/link-targets.ts';

/** Fetches the bytes of an asset; nothing when they cannot be had. */
export type AssetBytes = (url: string) => Promise<Buffer | undefined>;

/** The part of a picture's address besides the name of its file. */
const FINGERPRINT = new RegExp(`^(${MEDIA_PATH}.*)-[0-9a-f]{8}(?=\\.\\w+$)`);
const EXTENSIONS = /\.(jpe?g|png|webp|avif)$/i;

/** The pictures that imported entries show, as files of the images folder. */
export class ImportPictures {
  /** Contents by file name. */
  readonly files = new Map<string, Buffer>();
  readonly #names = new Map<string, string | undefined>();
  readonly #bytesOf: AssetBytes;

  constructor(bytesOf: AssetBytes) {
    this.#bytesOf = bytesOf;
  }

  /** The file of a picture that was fetched. */
  nameOf(url: string): string | undefined {
    return this.#names.get(url);
  }

  /** Fetches what an entry shows. */
  async fetchFor(image: Picture | undefined, content: Document | undefined): Promise<void> {
    if (image && 'url' in image) await this.#fetch(image.url);
    if (!content) return;
    for (const node of nodesOf(content)) {
      const asset = node.nodeType === BLOCKS.EMBEDDED_ASSET ? assetOf(node) : undefined;
      if (asset?.contentType.startsWith('image/')) await this.#fetch(asset.url);
    }
  }

  async #fetch(url: string): Promise<void> {
    if (this.#names.has(url)) return;
    const { pathname } = new URL(url);
    const { name, ext } = parse(decodeURIComponent(pathname).replace(FINGERPRINT, '$1'));
    const bytes = EXTENSIONS.test(ext) ? await this.#bytesOf(url) : undefined;
    this.#names.set(url, bytes && this.#keep(slug(name) || 'picture', ext.toLowerCase(), bytes));
  }

  /** The same bytes are one file; others of the same name get a number. */
  #keep(stem: string, extension: string, bytes: Buffer): string {
    for (let count = 1; ; count += 1) {
      const name = `${stem}${count === 1 ? '' : `-${count}`}${extension}`;
      const other = this.files.get(name);
      if (other && !other.equals(bytes)) continue;
      this.files.set(name, bytes);
      return name;
    }
  }
}
