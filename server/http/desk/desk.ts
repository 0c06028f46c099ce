import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DESK_NAME_MAX, type DeskAction } from '#domain/leads/desk/desk.ts';
import {
  DESK_ACTION,
  DESK_PATH,
  type DeskOutcome,
  type DeskReturned,
  type DeskSheet,
  DONE_PARAMETER,
  NAME_COOKIE,
  NAME_FIELD,
} from '#domain/leads/desk-links/desk-page.ts';
import { TOKEN_PARAMETER } from '#domain/leads/newsletter/newsletter.ts';
import { TooMany } from '../../leads/accept/enqueue.ts';
import type { Desk } from '../../leads/desk-links/desk.ts';
import { remedyOf } from '../../platform/database/errors.ts';
import type { PageForm } from '../api/lead-forms.ts';
import { fieldsOf, wantsPage } from '../api/submission.ts';
import { sendProblem, Unavailable } from '../hooks/errors.ts';
import type { SendPage } from '../pages/pages.ts';
import { readDeskForm } from './desk-form.ts';

const GONE = 410;
const NOT_FOUND = 404;
const UNPROCESSABLE = 422;
const TOO_OLD = 'The link is too old or incomplete.';
const FORM: PageForm = { fields: [TOKEN_PARAMETER], page: () => DESK_PATH };

/** As long as the note of what was done shows after it. */
const JUST_NOW_MS = 10 * 60 * 1000;

/** Notes that the page shows besides the lead. */
interface Shown {
  done?: unknown;
  returned?: DeskReturned;
}

export interface DeskRouteParts {
  desk: Pick<Desk, 'sheet' | 'act'>;
  sendPage: SendPage;
  /** Its public origin says whether the site is reached by TLS. */
  config: { siteUrl: string };
  /** Called after a change, so that what it causes goes out at once. */
  onAccepted: () => void;
}

/**
 * The page behind the links of the desk's e-mails, and what its buttons do. Opening it changes nothing, since programs that look through
 * e-mails open links too.
 */
export function addDesk(app: FastifyInstance, { desk, sendPage, config, onAccepted }: DeskRouteParts): void {
  const show = async (request: FastifyRequest, reply: FastifyReply, token: string, more: Shown = {}) => {
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
    const deskName = nameInCookie(request.headers.cookie);
    return sendPage(reply, DESK_PATH, { deskSheet: { ...found, ...more, deskName, done } });
  };

  app.get(DESK_PATH, (request, reply) => {
    const { query } = request;
    return show(request, reply, tokenIn(query), { done: fieldsOf(query)[DONE_PARAMETER] });
  });

  app.post(DESK_ACTION, { config: { rateLimit: {}, form: FORM } }, async (request, reply) => {
    const token = tokenIn(request.body);
    const fields = fieldsOf(request.body);
    const read = readDeskForm(fields, Date.now());
    reply.header('cache-control', 'no-store');
    if ('unknown' in read)
      return refuse(request, reply, 'There is no such button.', () => show(request, reply, token));
    if ('returned' in read) {
      const { returned } = read;
      return refuse(request, reply, detailOf(returned), () => show(request, reply, token, { returned }));
    }
    const { by } = read.change;
    const done = await answered(desk.act(token, read.change));
    if (done && done !== 'unchanged') onAccepted();
    if (!wantsPage(request)) return done ? { data: { done } } : sendProblem(reply, GONE, { detail: TOO_OLD });
    if (done && by !== null) reply.header('set-cookie', cookieOf(by, config.siteUrl));
    const address = new URLSearchParams({
      [TOKEN_PARAMETER]: token,
      ...(done && { [DONE_PARAMETER]: done }),
    });
    return reply.redirect(`${DESK_PATH}?${address}`, 303);
  });
}

/** What is wrong with what a program sent. */
const detailOf = ({ errors }: DeskReturned): string =>
  errors[NAME_FIELD] ? 'A name is needed to take it.' : `Not understood: ${Object.keys(errors).join(', ')}.`;

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Keeps a name for the pages of other enquiries. Mailboxes on the web open links from another site, which `Strict` would not serve. */
function cookieOf(name: string, siteUrl: string): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  const value = `${NAME_COOKIE}=${encodeURIComponent(name)}`;
  return `${value}; Path=${DESK_PATH}; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

function nameInCookie(cookie = ''): string | undefined {
  const [, value] =
    cookie
      .split(/;\s*/)
      .map((one) => one.split('='))
      .find(([name]) => name === NAME_COOKIE) ?? [];
  try {
    return (
      value &&
      decodeURIComponent(value)
        .replace(/[\p{Cc}\p{Cf}]/gu, '')
        .slice(0, DESK_NAME_MAX)
    );
  } catch {
    return undefined;
  }
}

/** Whether the address says what was done just now: anybody can write an address. That nothing has changed is true of any. */
function wasDone({ history }: DeskSheet, done: unknown): done is DeskOutcome {
  if (done === 'unchanged') return true;
  const last = history.at(-1)?.at ?? '';
  const isLast = history.some(({ what, at }) => isSame(what, done) && at === last);
  return isLast && Date.now() - Date.parse(last) < JUST_NOW_MS;
}

/** Whether an event of the history is what was pressed: a note with a plan alone is reported as the plan. */
const isSame = (what: DeskAction, done: unknown) => what === done || (what === 'planned' && done === 'noted');

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

function answered<T>(work: Promise<T>): Promise<T> {
  return work.catch((cause) => {
    throw cause instanceof TooMany ? cause : new Unavailable(cause);
  });
}
