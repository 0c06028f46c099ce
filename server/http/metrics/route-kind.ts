/** The kind of a request, coarse enough for a metric: no address of a visitor's making gets into one. */
export type RouteKind = 'page' | 'api' | 'asset' | 'picture' | 'health';

const KINDS: Record<string, RouteKind> = {
  api: 'api',
  _astro: 'asset',
  art: 'asset',
  'favicon.svg': 'asset',
  media: 'picture',
  social: 'picture',
  healthz: 'health',
  readyz: 'health',
};

/** @param target of a request, like `/api/contact?x=y` */
export function routeKind(target: string): RouteKind {
  const [, first = ''] = /^\/([^/?]*)/.exec(target) ?? [];
  return Object.hasOwn(KINDS, first) ? (KINDS[first] ?? 'page') : 'page';
}
