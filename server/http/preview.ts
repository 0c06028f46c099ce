import { createHmac } from 'node:crypto';
import type { Content } from '#domain/content.ts';
import type { Services } from '#domain/services.ts';
import { isSame } from '../storage/signer.ts';
import { Unavailable } from './api/unavailable.ts';

/** Name of the cookie that shows an editor unpublished content. */
export const PREVIEW_COOKIE = 'kayalink_preview';
/** How long an editor sees drafts after following the link, in seconds. */
const LIFETIME = 2 * 60 * 60;
const SECOND = 1000;

/** Lets editors see drafts. */
export interface Preview {
  /** What the link must know. */
  secret: string;
  /** All content as editors have it just now. Fails when the content service does. */
  content: () => Promise<Content>;
}

/** Makes, checks and takes away the cookie that shows drafts; it holds its own end, signed, and nothing of the secret. */
export class PreviewCookie {
  readonly #secret: string;
  readonly #name: string;
  readonly #attributes: string;

  /** @param https whether visitors come by https, so that the cookie never goes by http */
  constructor(secret: string, https: boolean) {
    this.#secret = secret;
    this.#name = https ? `__Host-${PREVIEW_COOKIE}` : PREVIEW_COOKIE;
    // Lax, not Strict: the link is followed from the content service, which is another site.
    this.#attributes = `Path=/; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`;
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
 * All content as editors have it just now.
 * @throws Unavailable when the content service does not answer
 */
export function draftsOf(preview: Preview): Promise<Content> {
  return preview.content().catch((cause) => {
    throw new Unavailable(cause, 'the content service');
  });
}

/** Tells what a visit gets besides the usual services: drafts, when its cookie says so. */
export type PreviewOf = (cookies: string | undefined) => Promise<Partial<Services> | undefined>;

/**
 * Makes the judge of cookies: whether they show drafts, and so are of one visitor alone. One that we have not signed is nothing.
 * @param preview absent where drafts are shown to nobody
 */
export function previewJudge(
  preview: Pick<Preview, 'secret'> | undefined,
  https: boolean,
): (cookies: string | undefined) => boolean {
  if (!preview) return () => false;
  const cookie = new PreviewCookie(preview.secret, https);
  return (cookies) => cookie.isOn(cookies);
}

/** @param preview absent where drafts are shown to nobody */
export function previewer(preview: Preview | undefined, https: boolean): PreviewOf {
  const isOn = previewJudge(preview, https);
  return async (cookies) =>
    preview && isOn(cookies) ? { content: await draftsOf(preview), preview: true } : undefined;
}
