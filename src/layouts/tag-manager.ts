import { ANALYTICS_HOSTS, TAG_MANAGER_HOST } from '#domain/consent.ts';

/** What a page's security policy is extended by (Astro's `csp`). */
interface Policy {
  insertDirective(directive: `img-src ${string}` | `connect-src ${string}`): void;
  insertScriptResource(source: string): void;
}

/** Lets a page load the tag manager and report to its analytics; code that the tag manager writes into the page stays barred. */
export function allowTagManager(policy: Policy | undefined): void {
  const hosts = [TAG_MANAGER_HOST, ...ANALYTICS_HOSTS].join(' ');
  policy?.insertScriptResource("'self'");
  policy?.insertScriptResource(TAG_MANAGER_HOST);
  policy?.insertDirective(`img-src ${hosts}`);
  policy?.insertDirective(`connect-src 'self' ${hosts}`);
}
