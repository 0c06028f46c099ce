import { z } from 'zod';
import type { AssetTarget } from '#domain/entries/rich-text/rich-text.ts';
import type { Photo } from '#domain/media/picture.ts';

/** Where Contentful keeps files: pictures, downloads and the like, those of the European Union too. */
const FILE_HOST = /^https:\/\/[a-z]+(\.[a-z]+)?\.ctfassets\.net\//;

/** Contentful leaves the scheme out: `//images.ctfassets.net/…`. */
const addressSchema = z
  .string()
  .max(2000)
  .transform((url) => url.replace(/^(https?:)?\/\//, 'https://'))
  .pipe(z.url({ protocol: /^https$/ }));

const assetSchema = z.object({
  title: z.string().max(300).default(''),
  description: z.string().max(1000).default(''),
  file: z.object({
    url: addressSchema,
    contentType: z.string().regex(/^[\w.+-]+\/[\w.+-]+$/),
    fileName: z.string().default(''),
    details: z
      .object({ image: z.object({ width: z.int().min(1), height: z.int().min(1) }).optional() })
      .default({}),
  }),
});

/**
 * Reads the flattened fields of an asset as rich text refers to it.
 * @returns nothing when there is no file that could be shown or linked to
 */
export function readAsset(fields: Record<string, unknown>): AssetTarget | undefined {
  const asset = assetSchema.safeParse(fields).data;
  if (!asset) return undefined;
  const { title, description, file } = asset;
  return {
    kind: 'asset',
    url: file.url,
    contentType: file.contentType,
    title: title || file.fileName,
    ...file.details.image,
    ...describedBy(description),
  };
}

/** The lines of a description: what a picture shows, its caption, who took it. The last two may be left out. */
function describedBy(description: string): Pick<AssetTarget, 'alt' | 'caption' | 'credit'> {
  const [alt, caption, credit] = description.split('\n').map((line) => line.trim());
  return { ...(alt && { alt }), ...(caption && { caption }), ...(credit && { credit }) };
}

/** Whether the content service itself keeps a file; others are neither shown, handed out nor fetched. */
export function isOfTheService({ url }: Pick<AssetTarget, 'url'>): boolean {
  return FILE_HOST.test(url);
}

/** The asset as a picture; nothing when it is another kind of file or its size is not known. */
export function asPhoto({ contentType, url, width, height, alt, title }: AssetTarget): Photo | undefined {
  if (!contentType.startsWith('image/') || !width || !height) return undefined;
  return { url, width, height, alt: (alt ?? title).slice(0, 250) };
}
