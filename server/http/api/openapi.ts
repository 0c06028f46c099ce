import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { GUIDE_FILES, type GuideFile, guideFilePath } from '#domain/entries/guides.ts';
import { IDEMPOTENCY_HEADER } from '#domain/leads/submission.ts';
import { LEAD_FORMS, type LeadForm } from './lead-forms.ts';
import { originSchema } from './origin.ts';
import { extrasSchema } from './submission.ts';

const GUIDE_KINDS = {
  pdf: { name: 'The PDF', type: 'application/pdf' },
  xlsx: {
    name: 'The workbook',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
} as const;

const PROBLEM = 'application/problem+json';

const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  instance: z.string(),
  detail: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.string())),
});
const leadSchema = z.object({ data: z.object({ id: z.uuid(), pdf_url: z.optional(z.string()) }) });
const subscriptionSchema = z.object({ data: z.object({ subscribed: z.boolean() }) });
const tonnageSchema = z.object({ data: z.number() });
const tokenSchema = z.object({ token: z.string() });

function jsonSchema(schema: z.ZodMiniType) {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input' });
  return described;
}

const jsonOf = (schema: z.ZodMiniType, description: string) => ({
  description,
  content: { 'application/json': { schema: jsonSchema(schema) } },
});

const problem = (description: string, headers = {}) => ({
  description,
  headers,
  content: { [PROBLEM]: { schema: { $ref: '#/components/schemas/Problem' } } },
});

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 0 } },
};

const UNREADABLE = {
  400: problem('The body cannot be read.'),
  403: problem('The request comes from a page of another site.'),
  413: problem('The body is too large.'),
  415: problem('The body is neither JSON nor a form.'),
};
const UNAVAILABLE = { 503: problem('Nothing was stored; try again.', RETRY_AFTER) };
const TOO_MANY = { 429: problem('Too many submissions from this network.', RETRY_AFTER) };

const bodyOf = (schema: z.ZodMiniType) => ({
  required: true,
  content: {
    'application/json': { schema: jsonSchema(schema) },
    'application/x-www-form-urlencoded': { schema: jsonSchema(schema) },
  },
});

const redirect = (description: string) => ({
  description,
  headers: { Location: { required: true, schema: { type: 'string' } } },
});

function formPath({ kind, summary, schema, accepted }: LeadForm) {
  return {
    post: {
      operationId: `send-${kind}`,
      summary,
      description:
        'Answers once the submission is stored. Fields that are not described are ignored. A form that asks for HTML ' +
        'is answered with a page: 303 to the confirmation, or the form again with its errors.',
      parameters: [
        {
          name: IDEMPOTENCY_HEADER,
          in: 'header',
          description: 'The same for a retry, which then makes no second lead.',
          schema: { type: 'string' },
        },
      ],
      requestBody: bodyOf(z.extend(schema, { ...extrasSchema.shape, ...originSchema.shape })),
      responses: {
        [accepted]: jsonOf(leadSchema, 'It is stored.'),
        303: redirect('It is stored; for a form without script.'),
        ...UNREADABLE,
        422: problem('Fields are invalid; `errors` names them.'),
        ...TOO_MANY,
        ...UNAVAILABLE,
      },
    },
  };
}

const TOKEN_PARAMETER = { name: 'token', in: 'query', required: true, schema: { type: 'string' } };

/** Describes the API in OpenAPI 3.1, from the schemas that validate what is sent. */
export function describeApi(siteUrl: string) {
  const forms = LEAD_FORMS.map((form) => [form.action, formPath(form)]);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Forms and figures of the website',
      version: '1.0.0',
      description: 'Errors are problem details (RFC 9457).',
    },
    servers: [{ url: siteUrl }],
    paths: {
      ...Object.fromEntries(forms),
      '/api/newsletter-confirmation': {
        post: {
          operationId: 'confirm-newsletter',
          summary: 'Begins the subscription that the token of an e-mail stands for',
          requestBody: bodyOf(tokenSchema),
          responses: {
            200: jsonOf(subscriptionSchema, 'It has begun.'),
            303: redirect('For a form without script.'),
            ...UNREADABLE,
            410: problem('The token is unknown or too old.'),
            ...TOO_MANY,
            ...UNAVAILABLE,
          },
        },
      },
      '/api/newsletter-unsubscription': {
        post: {
          operationId: 'end-newsletter',
          summary: 'Ends the subscription that the token of a letter stands for (RFC 8058)',
          parameters: [{ ...TOKEN_PARAMETER, required: false }],
          requestBody: { ...bodyOf(z.partial(tokenSchema)), required: false },
          responses: {
            200: jsonOf(subscriptionSchema, 'It has ended, or it had ended before.'),
            303: redirect('For a form without script.'),
            ...UNREADABLE,
            410: problem('The token is not one of ours.'),
            ...UNAVAILABLE,
          },
        },
        get: {
          operationId: 'ask-to-end-newsletter',
          summary: 'Leads to the page with the button that ends the subscription',
          parameters: [TOKEN_PARAMETER],
          responses: { 303: redirect('To the page.') },
        },
      },
      ...Object.fromEntries(
        GUIDE_FILES.map((kind) => [guideFilePath('{token}', '{slug}', kind), guideFile(kind)]),
      ),
      '/api/trips-total-tonnage': {
        get: {
          operationId: 'total-tonnage',
          summary: 'Tonnes carried so far',
          responses: { 200: jsonOf(tonnageSchema, 'The sum'), ...UNAVAILABLE },
        },
      },
    },
    components: { schemas: { Problem: jsonSchema(problemSchema) } },
  };
}

/** How a file of a guide is fetched. */
const guideFile = (kind: GuideFile) => {
  const { name, type } = GUIDE_KINDS[kind];
  return {
    get: {
      operationId: `download-guide-${kind}`,
      summary: `${name} of a guide, at the address that was handed out for a while`,
      parameters: ['token', 'slug'].map((part) => ({
        name: part,
        in: 'path',
        required: true,
        schema: { type: 'string' },
      })),
      responses: {
        200: { description: name, content: { [type]: {} } },
        ...(kind === 'pdf' && { 302: redirect('To the file of the content service.') }),
        303: redirect('The address is too old, or there is no such file; to the page of the guide.'),
        404: problem('The address was not handed out by us.'),
      },
    },
  };
};

/** Serves the description at `/api/openapi.json`. */
export function addDescription(app: FastifyInstance, siteUrl: string): void {
  const description = describeApi(siteUrl);
  app.get('/api/openapi.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(description),
  );
}
