import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { AssetTarget } from '#domain/entries/rich-text/rich-text.ts';
import type { Cover, Picture } from '#domain/media/picture.ts';
import { MEDIA_PATH } from '#domain/media/renditions.ts';
import { IMAGES_FOLDER, type Pictures } from '../../media/pictures/pictures.ts';
import { idOf } from '../contentful/types/article-types.ts';
import { type AssetFile, type AssetItem, localized } from '../contentful/types/format.ts';

/** Where assets come from. */
export interface AssetSources {
  /** Public origin of the site, under which the assets' addresses lie. */
  siteUrl: string;
  contentDirectory: string;
  pictures: Pictures;
  /** `dist`, where the build has put drawings and guides. */
  buildDirectory: string;
}

/** A build is needed for what is not there. */
export class NotBuilt extends Error {
  override name = 'NotBuilt';
}

const FINGERPRINT_LENGTH = 10;
const SVG_SIZE = /<svg[^>]* width="(?<width>[\d.]+)" height="(?<height>[\d.]+)"/;

/** Collects the assets that entries refer to, each once, and the files that they are made of. */
export class ExportAssets {
  readonly items = new Map<string, AssetItem>();
  /** Files on this machine, by the address of their asset. */
  readonly files = new Map<string, string>();
  readonly #from: AssetSources;

  constructor(from: AssetSources) {
    this.#from = from;
  }

  /** @returns the id of the asset that stands for the picture of an entry */
  picture(picture: Picture): string {
    if ('drawing' in picture) return this.#drawing(picture.drawing);
    const { alt, credit: _, focus: __, ...file } = picture;
    return this.asset({ kind: 'asset', contentType: typeOf(file.url), title: alt, alt, ...file });
  }

  /** @returns the id of the asset for a picture inside a text; one for each of its descriptions */
  asset(target: AssetTarget): string {
    const { url, contentType, title, alt, caption, credit, width, height } = target;
    const name = url.startsWith(MEDIA_PATH) ? basename(url, extname(url)) : fingerprint(url);
    const image = width && height ? { width, height } : undefined;
    const path = url.startsWith(MEDIA_PATH) ? this.#localPicture(url) : undefined;
    for (let count = 1; ; count += 1) {
      const id = idOf(`picture-${name}${count === 1 ? '' : `-${count}`}`);
      const known = this.items.get(id);
      const words = [alt ?? title, caption, credit].map((line) => (line ?? '').replaceAll('\n', ' '));
      const description = words.join('\n').trimEnd();
      if (known && !Object.values(known.fields.description ?? {}).includes(description)) continue;
      if (!known) this.#add(id, { title: title || name, description, url, contentType, image, path });
      return id;
    }
  }

  /** @returns the id of the asset of a guide's PDF */
  pdf(file: string, title: string): string {
    const id = idOf(`pdf-${basename(file, '.pdf')}`);
    const path = join(this.#from.buildDirectory, 'guides', file);
    this.#add(id, { title, url: `/guides/${file}`, contentType: 'application/pdf', path });
    return id;
  }

  /** A drawing has no raster: its own file is sharp at every size, and the site shows it again by this id. */
  #drawing(name: Cover): string {
    const id = `drawing-${name}`;
    if (this.items.has(id)) return id;
    const folder = join(this.#from.buildDirectory, 'client/art');
    const file = builtFile(folder, new RegExp(`^${name}\\.[0-9a-f]+\\.svg$`), name);
    const { width, height } = SVG_SIZE.exec(readFileSync(join(folder, file), 'utf8'))?.groups ?? {};
    const image =
      width && height ? { width: Math.round(Number(width)), height: Math.round(Number(height)) } : undefined;
    const path = join(folder, file);
    this.#add(id, {
      title: `Drawing: ${name}`,
      url: `/art/${file}`,
      contentType: 'image/svg+xml',
      image,
      path,
    });
    return id;
  }

  #localPicture(url: string): string | undefined {
    const { pictures, contentDirectory } = this.#from;
    const name = [...pictures].find(([, picture]) => picture.url === url)?.[0];
    return name && join(contentDirectory, IMAGES_FOLDER, name);
  }

  #add(id: string, made: Made): void {
    const { title, description, image, path } = made;
    const url = new URL(made.url, this.#from.siteUrl).href;
    if (path) this.files.set(url, path);
    const file: AssetFile = {
      url,
      fileName: basename(path ?? new URL(url).pathname),
      contentType: path ? typeOf(path) : made.contentType,
      details: { size: path ? sizeOf(path) : 0, ...(image && { image }) },
    };
    this.items.set(id, {
      sys: { id, type: 'Asset', publishedVersion: 1 },
      fields: {
        title: localized(title),
        ...(description && { description: localized(description) }),
        file: localized(file),
      },
    });
  }
}

interface Made {
  title: string;
  description?: string | undefined;
  url: string;
  contentType: string;
  image?: { width: number; height: number } | undefined;
  path?: string | undefined;
}

function sizeOf(path: string): number {
  try {
    return statSync(path).size;
  } catch {
    throw new NotBuilt(`${path} is missing. Build the site first: npm run build`);
  }
}

function builtFile(folder: string, pattern: RegExp, name: string): string {
  try {
    const file = readdirSync(folder).find((each) => pattern.test(each));
    if (file) return file;
  } catch {}
  throw new NotBuilt(`The drawing ${name} is not in ${folder}. Build the site first: npm run build`);
}

const TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
};

function typeOf(url: string): string {
  const { pathname } = new URL(url, 'https://this-site.invalid');
  return TYPES[extname(pathname).toLowerCase()] ?? 'image/jpeg';
}

function fingerprint(url: string): string {
  return createHash('sha256').update(url).digest('hex').slice(0, FINGERPRINT_LENGTH);
}
