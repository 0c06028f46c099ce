import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  ACTION_FIELD,
  DESK_ACTION,
  DESK_NAME_MAX,
  DESK_PATH,
  type DeskAction,
  type DeskSheet,
  DONE_PARAMETER,
  isDeskAction,
  NAME_FIELD,
} from '#domain/leads/desk/desk.ts';
import { TOKEN_PARAMETER } from '#domain/leads/newsletter/newsletter.ts';
import { TooMany } from '../../leads/accept/submission-limit.ts';
import type { Desk } from '../../leads/desk/desk.ts';
import { remedyOf } from '../../platform/database/errors.ts';
import { sendProblem, Unavailable } from '../hooks/errors.ts';
import type { SendPage } from '../pages/pages.ts';
import type { PageForm } from './lead-forms.ts';
import { fieldsOf, wantsPage } from './submission.ts';

const GONE = 410;
const NOT_FOUND = 404;
const UNPROCESSABLE = 422;
const TOO_OLD = 'The link is too old or incomplete, or there is nothing to do.';
const FORM: PageForm = { fields: [TOKEN_PARAMETER, NAME_FIELD], page: () => DESK_PATH };

/** As long as the note of what was done shows after it. */
const JUST_NOW_MS = 10 * 60 * 1000;

/** Notes that the page shows besides the lead. */
interface Shown {
  done?: unknown;
  lacksName?: boolean;
}

export interface DeskRouteParts {
  desk: Pick<Desk, 'sheet' | 'act'>;
  sendPage: SendPage;
  /** Called after a change, so that what it causes goes out at once. */
  onAccepted: () => void;
}

/**
 * The page behind the links of the desk's e-mails, and what its buttons do. Opening it changes nothing, since programs that look through
 * e-mails open links too.
 */
export function addDesk(app: FastifyInstance, { desk, sendPage, onAccepted }: DeskRouteParts): void {
  const show = async (reply: FastifyReply, token: string, more: Shown = {}) => {
    const found = await desk.sheet(token).catch((error) => {
      reply.log.error({ err: error, remedy: remedyOf(error) }, 'the page of a lead cannot be shown');
      return 'unavailable' as const;
    });
    if (found === 'unavailable') {
      const returnedForm = { values: { [TOKEN_PARAMETER]: token }, errors: {}, failure: found };
      return sendPage(reply.code(503), DESK_PATH, { returnedForm });
    }
    if (!found) return sendPage(reply.code(NOT_FOUND), DESK_PATH);
    const done = wasDone(found, more.done) ? more.done : undefined;
    return sendPage(reply, DESK_PATH, { deskSheet: { ...found, ...more, done } });
  };

  app.get(DESK_PATH, ({ query }, reply) => {
    return show(reply, tokenIn(query), { done: fieldsOf(query)[DONE_PARAMETER] });
  });

  app.post(DESK_ACTION, { config: { rateLimit: {}, form: FORM } }, async (request, reply) => {
    const token = tokenIn(request.body);
    const fields = fieldsOf(request.body);
    const what = fields[ACTION_FIELD];
    const by = nameIn(fields[NAME_FIELD]);
    reply.header('cache-control', 'no-store');
    if (!isDeskAction(what))
      return refuse(request, reply, 'There is no such button.', () => show(reply, token));
    if (what === 'taken' && by === null)
      return refuse(request, reply, 'A name is needed to take it.', () =>
        show(reply, token, { lacksName: true }),
      );
    const isDone = await answered(desk.act(token, what, by));
    if (isDone) onAccepted();
    if (!wantsPage(request)) {
      return isDone ? { data: { done: what } } : sendProblem(reply, GONE, { detail: TOO_OLD });
    }
    const address = new URLSearchParams({
      [TOKEN_PARAMETER]: token,
      ...(isDone && { [DONE_PARAMETER]: what }),
    });
    return reply.redirect(`${DESK_PATH}?${address}`, 303);
  });
}

/** Whether the address says what was done just now: anybody can write an address. */
function wasDone({ history }: DeskSheet, done: unknown): done is DeskAction {
  const last = history.at(-1);
  return last?.what === done && Date.now() - Date.parse(last?.at ?? '') < JUST_NOW_MS;
}

/** Says what is wrong with what was sent: on the page, where one is wanted and its token opens something. */
function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  detail: string,
  page: () => Promise<FastifyReply>,
) {
  reply.code(UNPROCESSABLE);
  return wantsPage(request) ? page() : sendProblem(reply, UNPROCESSABLE, { detail });
}

/** Longer than any of our tokens. */
const TOKEN_MAX = 200;

function tokenIn(given: unknown): string {
  const token = fieldsOf(given)[TOKEN_PARAMETER];
  return typeof token === 'string' && token.length <= TOKEN_MAX ? token : '';
}

/** A typed name without what turns or breaks a line. */
function nameIn(typed: unknown): string | null {
  if (typeof typed !== 'string') return null;
  const name = typed
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .trim()
    .slice(0, DESK_NAME_MAX);
  return name === '' ? null : name;
}

function answered<T>(work: Promise<T>): Promise<T> {
  return work.catch((cause) => {
    throw cause instanceof TooMany ? cause : new Unavailable(cause);
  });
}
