/** Why a request was refused that may be part of an attack; a label of a metric and a word of the log. */
export type RefusalReason =
  /** Too many pages had to be made at once. */
  | 'busy'
  /** More connections than the process takes. */
  | 'connections'
  /** For another site. */
  | 'host'
  /** More of something than one address may send. */
  | 'limit'
  /** No HTTP, or too much of it. */
  | 'malformed'
  /** A form of another site. */
  | 'origin'
  /** More requests on one connection than were answered. */
  | 'pipelining'
  /** No request of ours: a browser tells what it barred on a page. */
  | 'policy'
  /** A link, cookie or notice that was not signed with our secret. */
  | 'signature';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why it was refused; stands in its line of the log and is counted. */
    refusal?: RefusalReason;
  }
}
