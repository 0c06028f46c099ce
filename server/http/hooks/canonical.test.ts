import { expect, test } from 'vitest';
import { canonicalTarget } from './canonical.ts';

test.each([
  ['/services', '/'],
  ['/services/business', '/'],
  ['/services/partner/', '/'],
  ['/Services?from=old', '/?from=old'],
  ['/about/', '/about'],
  ['/About/?A=B', '/about?A=B'],
  ['/products//haulage', '/products/haulage'],
  ['/resources/glossary/glossarya/Axle-Load/', '/resources/glossary/glossaryA/axle-load'],
  ['/Resources/Blog/%E2%82%A6', '/resources/blog/%E2%82%A6'],
  ['/x/../about?a', '/about?a'],
  ['/./about/.', '/about'],
  ['/../../about', '/about'],
  ['/%2e%2E/about', '/about'],
  ['/%61bo%75t', '/about'],
  ['/%41bout%2F..', '/about%2F..'],
  ['/%2561bout/', '/%2561bout'],
  ['/about#terminal?x', '/about?x'],
  ['/about/..', '/'],
  ['/_astro/../About', '/about'],
  ['/x/..//_astro/Di7OuZUq.js', '/_astro/Di7OuZUq.js'],
])('%s lives at %s', (target, canonical) => {
  expect(canonicalTarget(target)).toBe(canonical);
});

test.each([
  '/',
  '/about',
  '/?q=A/',
  '/resources/glossary/glossaryA/axle-load?contentType=A',
  '/caf%C3%A9',
  '/_astro/Di7OuZUq.js',
  '/art/Gate.a1b2.svg?x=A',
])('%s is canonical', (target) => {
  expect(canonicalTarget(target)).toBeUndefined();
});
