import type { FastifyInstance, FastifyReply } from 'fastify';
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

/** What somebody with a link can do where it shows nothing, by the status of the answer. */
const REMEDIES: Record<number, string> = {
  403: 'Copy the whole link again, or ask the person who sent it for a new one.',
  404: 'It was deleted or got another address: ask the person who sent the link for a new one.',
  422: 'Correct the file and save it, then load this page again.',
};

/** Says why a draft cannot be shown. */
const refuse = (reply: FastifyReply, status: number, why: string) =>
  sendProblem(
    reply,
    status,
    { detail: why },
    { heading: 'This draft cannot be shown.', remedy: REMEDIES[status] ?? '', link: undefined },
  );

/** The sources of drafts of the content folder. */
export interface FileDrafts {
  /** Whatever signs links: the keys of the site, and the secret that it shares with the editor, where there is one. */
  signers: Pick<Keys, 'isSigned'>[];
  /** The content that visitors see. */
  content: Content;
  directory: string;
  /** Is called for each draft: it may show a picture that has come since the content was read. */
  refreshPictures(): void;
}

/**
 * `GET /draft?file=…&token=…` shows the entry of one content file as it is just now, published or not, to anyone who has the link that
 * `content preview` signed. It opens nothing else, and sets no cookie.
 */
export function addDraftPage(
  app: FastifyInstance,
  { signers, content, directory, refreshPictures }: FileDrafts,
  sendPage: SendPage,
): void {
  app.get(DRAFT_PATH, async (request, reply) => {
    reply.headers(KEPT_OUT);
    const [file, token] = [DRAFT_FILE, DRAFT_TOKEN].map((name) => textIn(request.query, name));
    if (!file || !token || !signers.some((signer) => opensDraft(signer, file, token))) {
      request.refusal = 'signature';
      return refuse(reply, FORBIDDEN, 'The link is too old or incomplete.');
    }
    const draft = await readDraftFile(directory, file, content);
    if (!draft) return refuse(reply, NOT_FOUND, `${file} is not in the content folder.`);
    const { entry, problems } = draft;
    if (!entry) return refuse(reply, UNPROCESSABLE, problems.join('\n'));
    refreshPictures();
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
