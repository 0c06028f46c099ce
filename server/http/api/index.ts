import cors from '@fastify/cors';
import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Enquiry } from '#domain/leads/lead.ts';
import { IDEMPOTENCY_HEADER } from '#domain/leads/submission.ts';
import type { FormFailure } from '#domain/services/services.ts';
import type { Preview } from '../../content/preview/preview.ts';
import type { ContentNotices } from '../../content/store/notifiers.ts';
import { TooMany } from '../../leads/accept/enqueue.ts';
import { guideLink, PAGE_LINK_MS } from '../../media/guides/guide-store.ts';
import { remedyOf } from '../../platform/database/errors.ts';
import { networkOf } from '../../platform/network/addresses.ts';
import type { TripStore } from '../../price/trips/trip-store.ts';
import { sendProblem } from '../hooks/errors.ts';
import { sendTooMuch, type TooMuchContent, tooOften } from '../hooks/limits.ts';
import { addContentPreview, addNoPreview } from './content-preview.ts';
import { addContentWebhook } from './content-webhook.ts';
import { addDraftPage, type FileDrafts } from './draft-page.ts';
import { addGuides, type GuideParts } from './guides.ts';
import { LEAD_FORMS } from './lead-forms.ts';
import { addLeadRoute, type LeadParts } from './lead-routes.ts';
import { addNewsletter, type NewsletterParts } from './newsletter.ts';
import { addDescription } from './openapi.ts';
import { isFromOurSite, readOrigin } from './origin.ts';
import { addPolicyReports } from './policy-reports.ts';
import { addTonnage } from './quote.ts';
import { returnedValues, SubmissionCounts, wantsPage } from './submission.ts';

/** The parts that the API is made of. */
export interface ApiParts
  extends Omit<LeadParts, 'content' | 'handOut' | 'isInvalidTooOften' | 'config'>,
    Omit<GuideParts, 'content'>,
    NewsletterParts {
  trips: Pick<TripStore, 'totalTonnes'>;
  content: LeadParts['content'];
  /** The words of the page for who sends too much. */
  words: TooMuchContent;
  /** Tells of changes of content; without it nobody does. */
  notices?: ContentNotices;
  /** Shows drafts to editors; without it nobody sees any. */
  preview?: Preview;
  /** Adds the routes of what the site can be without. */
  addMore?: (app: FastifyInstance) => void;
  /** Shows drafts of the content folder to anyone who has a signed link; without it nobody sees any. */
  fileDrafts?: FileDrafts;
  config: {
    siteUrl: string;
    /** Presses of the buttons behind our links, and pages of invalid forms, that one network has a minute; 0 stands for no limit. */
    rateLimit: number;
    /** Other origins whose pages may call the API. */
    corsOrigins: string[];
  };
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const RETRY_SECONDS = 30;
const DAY_SECONDS = 86_400;
/** Failures of a form sent without script that its page explains. */
const FORM_FAILURES: Partial<Record<number, FormFailure>> = { 503: 'unavailable' };

/** The routes below `/api/`, as a Fastify plugin. */
export async function api(app: FastifyInstance, parts: ApiParts): Promise<void> {
  const { config } = parts;
  app.removeContentTypeParser('text/plain');
  await app.register(formbody);
  if (config.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: config.corsOrigins,
      methods: ['GET', 'POST'],
      allowedHeaders: ['content-type', IDEMPOTENCY_HEADER],
      exposedHeaders: ['retry-after'],
      maxAge: DAY_SECONDS,
    });
  }
  if (config.rateLimit > 0) {
    await app.register(rateLimit, {
      global: false,
      max: config.rateLimit,
      timeWindow: MINUTE,
      hook: 'preHandler',
      keyGenerator: ({ ip }) => networkOf(ip),
      store: SubmissionCounts,
    });
  }
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'POST' || isFromOurSite(request, [config.siteUrl, ...config.corsOrigins])) done();
    else {
      request.refusal = 'origin';
      sendProblem(reply, 403, { detail: 'Forms are accepted from our own pages only.' });
    }
  });
  app.setErrorHandler((error: FastifyError, request, reply) => fail(error, request, reply, parts));
  const handOut = (enquiry: Enquiry) => guideOf(enquiry, parts);
  const isInvalidTooOften = tooOften(config.rateLimit || Number.POSITIVE_INFINITY);
  for (const form of LEAD_FORMS) addLeadRoute(app, form, { ...parts, handOut, isInvalidTooOften });
  addNewsletter(app, parts);
  if (parts.fileDrafts) addDraftPage(app, parts.fileDrafts, parts.sendPage);
  await addGuides(app, parts);
  addTonnage(app, parts.trips);
  addPolicyReports(app);
  if (parts.notices) addContentWebhook(app, parts.notices);
  const { preview, sendPage } = parts;
  const https = config.siteUrl.startsWith('https:');
  parts.addMore?.(app);
  if (preview) addContentPreview(app, { preview, https, sendPage });
  else addNoPreview(app);
  addDescription(app, config.siteUrl);
}

/** The address of the PDF that was asked for, if there is one. */
function guideOf(enquiry: Enquiry, { content, keys }: Pick<GuideParts, 'content' | 'keys'>) {
  const slug = enquiry.kind === 'eguide' ? enquiry.slug : undefined;
  if (slug === undefined || !content.article('guide', slug)?.pdf) return {};
  return { pdf_url: guideLink(keys, slug, Date.now() + PAGE_LINK_MS) };
}

/** Answers an error: with the form's page and what was typed where a form waits for a page, otherwise as a problem. */
function fail(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  { words, sendPage, config }: ApiParts,
) {
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error({ err: error, remedy: remedyOf(error) }, 'request failed');
  if (status === 503) reply.header('retry-after', RETRY_SECONDS);
  if (error instanceof TooMany) reply.header('retry-after', Math.ceil(error.retryAfterMs / SECOND));
  const { form } = request.routeOptions.config;
  if (status === 429) {
    request.refusal = 'limit';
    if (wantsPage(request)) return sendTooMuch(reply, 429, words, form !== undefined);
  }
  const failure = FORM_FAILURES[status];
  if (!failure || !form || !wantsPage(request)) return sendProblem(reply, status);
  const values = returnedValues(form, request.body, readOrigin(request, config.siteUrl));
  const returnedForm = { values, errors: {}, failure };
  return sendPage(reply.code(status), form.page(values), { returnedForm });
}
