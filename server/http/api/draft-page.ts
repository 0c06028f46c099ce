import type { FastifyInstance } from 'fastify';
import { DRAFT_FILE, DRAFT_PATH, DRAFT_TOKEN } from '#domain/entries/drafts.ts';
import type { Content } from '#domain/services/content.ts';
import { addressOf, entryPath } from '../../content/entries/site-entry.ts';
import { readDraftFile } from '../../content/folder/draft-file.ts';
import { opensDraft } from '../../content/preview/preview.ts';
import { withDrafts } from '../../content/store/with-drafts.ts';
import type { Keys } from '../../platform/database/keys.ts';
import { sendProblem } from '../hooks/errors.ts';
import { KEPT_OUT } from '../hooks/security.ts';
import type { SendPage } from '../pages/pages.ts';
import { fieldsOf } from './submission.ts';

const FORBIDDEN = 403;
const NOT_FOUND = 404;
const UNPROCESSABLE = 422;
/** Longer than any name of a file or token of ours. */
const LONGEST = 300;

/** The sources of drafts of the content folder. */
export interface FileDrafts {
  /** Whatever signs links: the keys of the site, and the secret that it shares with the editor, where there is one. */
  signers: Pick<Keys, 'isSigned'>[];
  /** The content that visitors see. */
  content: Content;
  directory: string;
}

/**
 * `GET /draft?file=…&token=…` shows the entry of one content file as it is just now, published or not, to anyone who has the link that
 * `content preview` signed. It opens nothing else, and sets no cookie.
 */
export function addDraftPage(
  app: FastifyInstance,
  { signers, content, directory }: FileDrafts,
  sendPage: SendPage,
): void {
  app.get(DRAFT_PATH, async (request, reply) => {
    reply.headers(KEPT_OUT);
    const [file, token] = [DRAFT_FILE, DRAFT_TOKEN].map((name) => textIn(request.query, name));
    if (!file || !token || !signers.some((signer) => opensDraft(signer, file, token))) {
      request.refusal = 'signature';
      return sendProblem(reply, FORBIDDEN, {
        detail: 'The link is too old or incomplete. Ask for a new one.',
      });
    }
    const draft = await readDraftFile(directory, file, content);
    if (!draft) return sendProblem(reply, NOT_FOUND, { detail: `${file} is not in the content folder.` });
    const { entry, problems } = draft;
    if (!entry) return sendProblem(reply, UNPROCESSABLE, { detail: problems.join('\n') });
    return sendPage(reply, entryPath(addressOf(entry)), {
      content: withDrafts(content, [entry]),
      preview: 'link',
      draftErrors: problems,
    });
  });
}

function textIn(query: unknown, name: string): string | undefined {
  const text = fieldsOf(query)[name];
  return typeof text === 'string' && text.length <= LONGEST ? text : undefined;
}
