import type { PreviewKind } from '#domain/entries/drafts.ts';
import { mayHoldToken } from '#domain/leads/newsletter/newsletter.ts';
import { DRAFT_TRUSTED_TYPES, TRUSTED_TYPES } from '#domain/shared/trusted-types.ts';
import { ANALYTICS_HOSTS, TAG_MANAGER_HOST, TAG_MANAGER_SCRIPTS } from '#domain/visits/consent.ts';

/** The sources that a page's security policy is extended by (Astro's `csp`). */
interface Policy {
  insertDirective(
    directive:
      | `img-src ${string}`
      | `connect-src ${string}`
      | (typeof TRUSTED_TYPES | typeof DRAFT_TRUSTED_TYPES)[number],
  ): void;
  insertScriptResource(source: string): void;
}

/** A page, as Astro knows it. */
interface Page {
  url: URL;
  locals: { tagManagerId?: string; preview?: PreviewKind };
}

/** The container that a page may load: none where the address itself must not be told to anybody, and none for editors. */
export function tagManagerOf({ url, locals }: Page): string | undefined {
  return locals.preview || mayHoldToken(url.pathname) ? undefined : locals.tagManagerId;
}

/** Lets a page load the tag manager and report to its analytics; code that the tag manager writes into the page stays barred. */
export function allowTagManager(policy: Policy | undefined): void {
  const hosts = [TAG_MANAGER_HOST, ...ANALYTICS_HOSTS].join(' ');
  policy?.insertScriptResource("'self'");
  for (const script of TAG_MANAGER_SCRIPTS) policy?.insertScriptResource(script);
  policy?.insertDirective(`img-src ${hosts}`);
  policy?.insertDirective(`connect-src 'self' ${hosts}`);
}

/** Bars texts from becoming code. The tag manager's script writes addresses of scripts as text, so only pages without it can ask this. */
export function demandTrustedTypes(policy: Policy | undefined, isDraft = false): void {
  for (const directive of isDraft ? DRAFT_TRUSTED_TYPES : TRUSTED_TYPES) policy?.insertDirective(directive);
}
