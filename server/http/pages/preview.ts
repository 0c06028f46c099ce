import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Services } from '#domain/services/services.ts';
import { EDITOR_ORIGINS } from '#domain/shared/editor-origins.ts';
import type { Preview } from '../../content/preview/preview.ts';
import type { FailureWords } from '../../platform/failure-page/failure-page.ts';
import { isSame } from '../../platform/signer.ts';
import { Unavailable } from '../hooks/errors.ts';

/** Name of the cookie that shows an editor unpublished content. */
export const PREVIEW_COOKIE = 'kayalink_preview';
/** How long an editor sees drafts after following the link, in seconds. */
const LIFETIME = 2 * 60 * 60;
const SECOND = 1000;

const UNFRAMED = "frame-ancestors 'none'";

/** A page's security policy that lets the editors' pane show it; nobody else may frame it. */
export function framedByEditors(policy: string): string {
  return policy.replace(UNFRAMED, () => `frame-ancestors ${EDITOR_ORIGINS.join(' ')}`);
}

/** Whether a browser is about to show the answer in a frame (Fetch Metadata), as the editors' pane is one. */
export const isFramed = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['sec-fetch-dest'] === 'iframe';

/** What the pane says in place of a page that visitors see, which no frame may show. */
export const PREVIEW_ENDED: FailureWords = {
  heading: 'The preview has ended.',
  text: 'The pane shows drafts for two hours, and only while the browser keeps the cookie of the preview.',
  remedy: 'Open the preview from the entry again. If this comes again at once, open it in a tab of its own.',
  link: undefined,
};

/** Makes, checks and takes away the cookie that shows drafts; it holds its own end, signed, and nothing of the secret. */
export class PreviewCookie {
  readonly #secret: string;
  readonly #name: string;
  readonly #attributes: string;

  /** @param https whether visitors come by https, so that the cookie never goes by http */
  constructor(secret: string, https: boolean) {
    this.#secret = secret;
    this.#name = https ? `__Host-${PREVIEW_COOKIE}` : PREVIEW_COOKIE;
    // The pane beside the editor is a frame of another site, which gets the cookie only so; Partitioned, it is sent in that pane and in no
    // other site's. Browsers take None with Secure only: without https, the link opens in a tab.
    this.#attributes = `Path=/; HttpOnly; SameSite=${https ? 'None; Secure; Partitioned' : 'Lax'}`;
  }

  /** Value of `Set-Cookie` that switches drafts on. */
  on(now = Date.now()): string {
    const end = String(now + LIFETIME * SECOND);
    return `${this.#name}=${end}.${this.#signature(end)}; Max-Age=${LIFETIME}; ${this.#attributes}`;
  }

  /** Value of `Set-Cookie` that switches drafts off. */
  off(): string {
    return `${this.#name}=; Max-Age=0; ${this.#attributes}`;
  }

  /** @param cookies value of `Cookie` */
  isOn(cookies = '', now = Date.now()): boolean {
    const pair = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${this.#name}=`));
    if (!pair) return false;
    const [end = '', signature = ''] = pair.slice(this.#name.length + 1).split('.');
    return isSame(signature, this.#signature(end)) && Number(end) > now;
  }

  #signature(end: string): string {
    return createHmac('sha256', this.#secret).update(`preview until ${end}`).digest('base64url');
  }
}

/**
 * Asks the content service.
 * @throws Unavailable when it does not answer
 */
function answered<Answer>(asked: Promise<Answer>): Promise<Answer> {
  return asked.catch((cause) => {
    throw new Unavailable(cause, 'the content service', {
      heading: 'This draft cannot be shown.',
      text: 'The content service does not answer just now.',
      remedy: 'Wait a minute, then load the page again. Nothing that you wrote is lost.',
      link: undefined,
    });
  });
}

/** Tells what a visit gets besides the usual services: drafts, when its cookie says so. */
export type PreviewOf = (
  cookies: string | undefined,
  target: string,
) => Promise<Partial<Services> | undefined>;

/**
 * Makes the validate of cookies: whether they show drafts, and so are of one visitor alone. One that we have not signed is nothing.
 * @param preview absent where drafts are shown to nobody
 */
export function previewDetector(
  preview: Pick<Preview, 'secret'> | undefined,
  https: boolean,
): (cookies: string | undefined) => boolean {
  if (!preview) return () => false;
  const cookie = new PreviewCookie(preview.secret, https);
  return (cookies) => cookie.isOn(cookies);
}

/** @param preview absent where drafts are shown to nobody */
export function previewer(preview: Preview | undefined, https: boolean): PreviewOf {
  const isOn = previewDetector(preview, https);
  return async (cookies, target) => {
    if (!preview || !isOn(cookies)) return undefined;
    const [path = ''] = target.split('?', 1);
    const { content, entry, errors } = await answered(preview.at(path));
    return { content, preview: 'frame', ...(entry && { edited: entry }), draftErrors: errors };
  };
}
