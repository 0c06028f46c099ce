import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { MEDIA_PATH } from '#domain/media/renditions.ts';
import { withoutLine } from '../../check/new-errors.ts';
import { NEW_TOPIC } from '../forms/fields.ts';
import { inWords, ofNewTopic } from '../forms/form-words.ts';
import type { Repository } from '../saving/repository.ts';
import { VERSION_FIELD } from '../saving/shown-versions.ts';
import { Refused } from '../writing/refused.ts';
import type { PreviewSite } from './preview-site.ts';
import { typedText } from './typed-text.ts';
import type { Uploads } from './uploads.ts';

/** Takes what is being typed, and answers with its page. */
const TYPED_PATH = '/preview';
/** Pages load them again and again while somebody types. */
const KEPT = 'private, max-age=600';

const typedSchema = z.strictObject({
  folder: z.string(),
  path: z.string(),
  values: z.record(z.string(), z.unknown()),
});

/** Adds the pages that are shown beside the forms, and the files that they load. */
export function addPreview(
  app: FastifyInstance,
  repository: Repository,
  site: PreviewSite,
  uploads: Uploads,
): void {
  app.post(TYPED_PATH, async ({ body }, reply) => {
    try {
      const { folder, path, values } = typedSchema.parse(body);
      const { [VERSION_FIELD]: _shown, ...fieldValues } = values;
      const typed = await typedText(repository, folder, path, fieldValues);
      if (!typed) return { errors: [] };
      const { file, text, page, fields } = typed;
      const added = await uploads.pictures();
      const shown = await (page === undefined
        ? site.entryPage(file, text, added)
        : site.copyPage(file, text, page, added));
      const worded = (line: string) =>
        inWords(ofNewTopic(withoutLine(line), file, values[NEW_TOPIC]), file, fields);
      return { ...shown, errors: shown.errors.map(worded), advice: shown.advice?.map(worded) ?? [] };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return reply.code(422).send({ errors: [error.message] });
    }
  });
  app.get<{ Params: { name: string } }>(`${MEDIA_PATH}:name`, async ({ params }, reply) => {
    const bytes = (await site.renditions.get(params.name)) ?? (await uploads.renditions.get(params.name));
    if (!bytes) return reply.code(404).send();
    return reply
      .header('cache-control', KEPT)
      .type(`image/${params.name.split('.').at(-1)}`)
      .send(bytes);
  });
  app.register(fastifyStatic, {
    root: site.clientDirectory,
    wildcard: false,
    index: false,
    globIgnore: ['**/*.{br,gz}'],
    cacheControl: false,
    decorateReply: false,
    setHeaders: (reply) => reply.header('cache-control', KEPT),
  });
  const morph = new URL('.', import.meta.resolve('idiomorph'));
  app.register(fastifyStatic, {
    root: morph.pathname,
    prefix: '/morph/',
    cacheControl: false,
    decorateReply: false,
  });
  app.addHook('onClose', () => site.close());
}
