import type { FastifyReply } from 'fastify';
import type { Content } from '#domain/services/content.ts';
import { whatsappAddress } from '#domain/shared/links.ts';
import { NO_STORE } from './caching.ts';
import { standalonePage } from './standalone-page.ts';

const PAGE = standalonePage('overloaded.html');
/** In seconds; by then the pages that wait have been made. */
const BUSY_SECONDS = 5;

/** The words of the page besides: the desk can be reached without it. */
export type TooMuchContent = Pick<Content, 'layout' | 'site'>;

/**
 * Answers with a page of a kilobyte that costs next to nothing: 429 where one network sent too much (the caller has set
 * `Retry-After`), 503 where everybody together did.
 * @param isForm whether a form was sent, whose words the browser still has
 */
export function sendTooMuch(
  reply: FastifyReply,
  status: 429 | 503,
  content: TooMuchContent,
  isForm: boolean,
): FastifyReply {
  const { refused } = content.layout();
  const { phone, countries } = content.site();
  const { heading, text } = status === 429 ? refused.tooMany : refused.busy;
  const whatsapp = countries.find((country) => country.whatsapp)?.whatsapp?.value;
  if (status === 503) reply.header('retry-after', BUSY_SECONDS);
  reply.request.refusal = status === 429 ? 'limit' : 'busy';
  return reply
    .code(status)
    .header('cache-control', NO_STORE)
    .header('content-security-policy', PAGE.policy)
    .type('text/html; charset=utf-8')
    .send(
      PAGE.html({
        heading,
        text: isForm ? `${text} ${refused.form}` : text,
        phone: phone.value,
        call: refused.call.replace('{phone}', phone.value),
        whatsapp: whatsappAddress(whatsapp ?? ''),
        whatsappState: whatsapp ? '' : 'none',
        chat: refused.whatsapp,
      }),
    );
}
