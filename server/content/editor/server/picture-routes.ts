import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { IMAGES_FOLDER } from '../../../media/pictures/pictures.ts';
import { thumbnail } from '../../../media/pictures/renditions.ts';
import { PICTURE_USES } from '../forms/picture-uses.ts';
import type { Uploads } from '../preview/uploads.ts';

/** Where the forms get the pictures that they name. */
const PICTURES_PATH = '/pictures/';
/** Where the window of all pictures gets small ones. */
const THUMBNAILS_PATH = '/thumbnails/';

const uploadSchema = z.strictObject({ name: z.string().min(1).max(255), form: z.string().default('') });
/** The name of a file of the images folder (`readPicture`): no part of it leads out of there. */
const nameSchema = z.strictObject({ name: z.string().regex(/^[a-z0-9-]+\.[a-zA-Z]+$/) });

const TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
};

/**
 * Takes the pictures that are chosen in forms, before anything is saved, and shows both these and saved ones, in forms and small.
 * @param folder the content folder
 */
export function addPictures(app: FastifyInstance, folder: string, uploads: Uploads): void {
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  const pictureOf = async (params: unknown) => {
    const { data } = nameSchema.safeParse(params);
    const type = data && TYPES[extname(data.name).toLowerCase()];
    if (!type) return {};
    const saved = join(folder, IMAGES_FOLDER, data.name);
    const bytes = (await readFile(saved).catch(() => undefined)) ?? (await uploads.bytes(data.name));
    return { type, bytes };
  };
  app.post('/uploads', async ({ query, body }, reply) => {
    const { name, form } = uploadSchema.parse(query);
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    const added = await uploads.add(name, bytes, PICTURE_USES[form]);
    return reply.code('error' in added ? 422 : 200).send(added);
  });
  app.get(`${PICTURES_PATH}:name`, async ({ params }, reply) => {
    const { type, bytes } = await pictureOf(params);
    return type && bytes ? reply.type(type).send(bytes) : reply.callNotFound();
  });
  app.get(`${THUMBNAILS_PATH}:name`, async ({ params }, reply) => {
    const { bytes } = await pictureOf(params);
    if (!bytes) return reply.callNotFound();
    return reply.type('image/webp').send(await thumbnail(bytes));
  });
}
