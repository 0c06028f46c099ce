import { z } from 'zod';

const SECOND = 1000;
const FIRST_ERROR = 400;
const TOO_MANY = 429;
const FIRST_SERVER_ERROR = 500;

/** The parts of an error of the SDK that we read; everything else in it may hold a token. */
const answeredSchema = z.object({
  response: z.object({
    status: z.number(),
    data: z.unknown(),
    headers: z.object({ 'x-contentful-ratelimit-reset': z.coerce.number().optional().catch(undefined) }),
  }),
});

/** Contentful's error format. @see https://www.contentful.com/developers/docs/references/errors/ */
const errorBodySchema = z.object({ sys: z.object({ id: z.string() }), message: z.string().catch('') });

/** The content service did not answer as it should. The message holds neither token nor address. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** HTTP status, when there was an answer. */
  readonly status: number | undefined;
  /** How long the service wants to be left alone, in ms, when it says so. */
  readonly resetMs: number | undefined;

  constructor(message: string, { status, resetMs }: { status?: number; resetMs?: number } = {}) {
    super(message);
    this.status = status;
    this.resetMs = resetMs;
  }

  /** Whether the same request may succeed later: no answer, a broken one, an error of the server, or too many requests. */
  get passes(): boolean {
    return this.status === undefined || this.status === TOO_MANY || this.status >= FIRST_SERVER_ERROR;
  }
}

/** Makes an error of whatever the SDK threw. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const answered = answeredSchema.safeParse(error).data?.response;
  if (!answered) return new ApiError(`no answer (${codeOf(error)})`);
  const { status, data, headers } = answered;
  if (status < FIRST_ERROR) return new ApiError('the answer broke off');
  const body = errorBodySchema.safeParse(data).data;
  const reset = headers['x-contentful-ratelimit-reset'];
  return new ApiError(body ? `${status} ${body.sys.id}: ${body.message}` : `${status}`, {
    status,
    ...(status === TOO_MANY && reset !== undefined && { resetMs: reset * SECOND }),
  });
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.message;
}
