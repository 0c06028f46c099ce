import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { TYPED_PATH } from '#domain/entries/drafts.ts';
import type { Preview } from '../../content/preview/preview.ts';
import { sendProblem } from '../hooks/errors.ts';
import type { SendPage } from '../pages/pages.ts';

const UNAUTHORIZED = 401;
const UNPROCESSABLE = 422;
const UNAVAILABLE = 503;
/** Editors read it in the bar of the preview. */
const SERVICE_DOWN =
  'The content service does not answer just now. Nothing that you wrote is lost: what you type next is tried again.';
/** A text of 200,000 letters, the longest that the service lets an editor write, with its marks, in bytes. */
const LARGEST = 2 * 1024 * 1024;
const MOST_TAGS = 100;
const ID_LENGTH = 64;

const idSchema = z.string().min(1).max(ID_LENGTH);
const timeSchema = z.iso.datetime({ offset: true });
/** An entry as the page of a preview sends it; its fields are validated as those of a published one are. */
const typedSchema = z.object({
  id: idSchema,
  contentType: idSchema,
  tags: z.array(idSchema).max(MOST_TAGS),
  createdAt: timeSchema,
  updatedAt: timeSchema,
  localeOf: z.record(z.string(), idSchema),
  fields: z.record(z.string(), z.unknown()),
});

interface TypedParts {
  preview: Pick<Preview, 'typed'>;
  /** Whether cookies show drafts. */
  isOn: (cookies: string | undefined) => boolean;
  sendPage: SendPage;
}

/**
 * `POST /api/content/preview/typed` answers with the page of an entry as it is being typed, or with what is wrong with it. Nothing is
 * kept: the page goes to the editor who sent it, who needs the cookie of the preview.
 */
export function addTyped(app: FastifyInstance, { preview, isOn, sendPage }: TypedParts): void {
  app.post(
    TYPED_PATH,
    {
      bodyLimit: LARGEST,
      // Before the body is read.
      onRequest: (request, reply, done) => {
        if (isOn(request.headers.cookie)) return done();
        request.refusal = 'signature';
        sendProblem(reply, UNAUTHORIZED, { detail: 'The preview has ended. Open it again.' });
      },
    },
    async (request, reply) => {
      const entry = typedSchema.safeParse(request.body).data;
      let made: Awaited<ReturnType<Preview['typed']>>;
      try {
        made = entry && (await preview.typed(entry));
      } catch (error) {
        request.log.warn({ err: error }, 'an entry that is being typed could not be shown');
        return sendProblem(reply, UNAVAILABLE, { detail: SERVICE_DOWN });
      }
      if (!made?.content || made.path === undefined)
        return sendProblem(reply, UNPROCESSABLE, {
          detail: made ? made.errors.join('\n') : 'This is no entry that has a page.',
        });
      const { path, content, entry: edited, errors: draftErrors } = made;
      return sendPage(reply, path, { content, preview: 'frame', ...(edited && { edited }), draftErrors });
    },
  );
}
