import { createTransport } from 'nodemailer';
import { ZodError } from 'zod';
import type { Config } from '../../config/config.ts';
import { requireMail } from '../../config/require-mail.ts';
import { isLoopback } from '../../content/contentful/api/contentful-config.ts';
import { smtpOptions, withoutTls } from '../../platform/network/smtp.ts';
import { optionalChecks } from '../optional.ts';
import type { Check } from './check.ts';

/** What keeps a mail server from taking our e-mail, by what its error says; the first that fits. */
const CAUSES: readonly [RegExp, string][] = [
  [/\bEAUTH\b/, 'the mail server refuses user or password: look at both in SMTP_URL (%23 for #, %40 for @)'],
  [/\b(?:EDNS|ENOTFOUND|EAI_AGAIN)\b/, 'the host of SMTP_URL is not known: look for a slip in its name'],
  [
    /certificate|self.signed|altname|\bCERT_/i,
    'its certificate is not valid for the host of SMTP_URL, or has expired',
  ],
  [/\bECONNREFUSED\b/, 'its port is closed: nothing listens there; 587 and 465 are usual'],
  [/wrong version number/i, 'it speaks no TLS at this port: write smtp:// for 587, smtps:// for 465'],
  [/\bETIMEDOUT\b|timeout/i, 'no answer: the firewall, or the provider of this machine, may block the port'],
];

/**
 * Says in words what keeps a mail server from taking our e-mail.
 * @returns the error itself where its kind is not known
 */
export function mailSaidPlainly(error: Error): Error {
  const code = 'code' in error ? String(error.code) : '';
  const says = CAUSES.find(([pattern]) => pattern.test(`${code} ${error.message}`))?.[1];
  // Without its cause, whose code the doctor would print in place of the words.
  return says === undefined ? error : new Error(says);
}

/** In ms; less than the timeout of the whole check, so that its own message is reported. */
const LIMIT = 10_000;

/** Checks of what stands elsewhere: database, mail, other systems, and the site itself if it runs. */
export function connectionChecks(config: Config): Check[] {
  const { smtpUrl, productApiUrl, contentful, host, port } = config;
  return [
    {
      name: 'Mail server',
      remedy: 'check host, port, user and password in SMTP_URL, and that the firewall lets it through',
      look: async () => {
        if (!smtpUrl) {
          requireMail(config);
          return config.mailToFiles
            ? 'none, as SMTP_URL=files says'
            : 'none: e-mail is written to files, and nobody gets it';
        }
        const limits = { connectionTimeout: LIMIT, greetingTimeout: LIMIT, socketTimeout: LIMIT };
        await createTransport({ ...smtpOptions(smtpUrl), ...limits })
          .verify()
          .catch((error: Error) => {
            throw mailSaidPlainly(withoutTls(error, smtpUrl));
          });
        return `${new URL(smtpUrl).host} takes e-mail`;
      },
    },
    ...optionalChecks(config).map(saidInWords),
    {
      name: 'Product API',
      remedy: 'check PRODUCT_API_URL, and that its server runs',
      look: async () => productApiUrl && answers(productApiUrl),
    },
    {
      name: 'Contentful',
      remedy:
        'status 401: check CONTENTFUL_DELIVERY_TOKEN; 404: CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT; otherwise CONTENTFUL_HOST and the way out',
      look: async () => {
        if (!contentful) return undefined;
        const { host: service, space, environment, token } = contentful;
        const scheme = isLoopback(service) ? 'http' : 'https';
        const url = `${scheme}://${service}/spaces/${space}/environments/${environment}/entries?limit=1`;
        const answer = await ask(url, { authorization: `Bearer ${token}` });
        if (!answer.ok) throw new Error(`status ${answer.status}`);
        return `reads space ${space}`;
      },
    },
    {
      name: 'This site',
      remedy:
        'see its log: "not ready" names what does not answer; or another program has PORT; behind a proxy, set TRUST_PROXY',
      look: async () => {
        const answer = await ask(`http://${host.includes(':') ? `[${host}]` : host}:${port}/readyz`).catch(
          () => undefined,
        );
        if (!answer) return `does not run on port ${port}`;
        const said = (await answer.json().catch(() => ({}))) as { status?: string; untrustedProxy?: boolean };
        if (said.status === 'warming') return `runs on port ${port} and makes its first pages`;
        if (!answer.ok) throw new Error(`answers /readyz with ${answer.status}`);
        const { untrustedProxy } = said;
        if (untrustedProxy)
          throw new Error(
            'X-Forwarded-For arrives and TRUST_PROXY is off: all visitors count as one, and are limited as one',
          );
        return `runs on port ${port} and is ready`;
      },
    },
  ];
}

/** A check whose errors are said in words. */
const saidInWords = (check: Check): Check => ({
  ...check,
  look: () =>
    check.look().catch((error: unknown) => {
      throw saidPlainly(error);
    }),
});

/** Says of another system what the codes of a database would be taken for, and what has no words for people. */
function saidPlainly(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause ? String(cause.code) : '';
  if (['ENOTFOUND', 'EAI_AGAIN'].includes(code)) return new Error('its host is not known');
  if (code === 'ECONNREFUSED') return new Error('nothing answers at its address');
  if (['TimeoutError', 'AbortError'].includes(error.name)) return new Error(`no answer in ${LIMIT / 1000} s`);
  if (error instanceof ZodError) return new Error('what it answers is not understood: is it such a system?');
  return error;
}

function ask(url: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(LIMIT) }).catch(
    (error: unknown) => {
      throw saidPlainly(error);
    },
  );
}

/** Whether somebody is there; what they answer to a bare GET does not matter. */
async function answers(url: string): Promise<string> {
  const { status } = await ask(url);
  return `${new URL(url).host} answers (${status})`;
}
