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
])('%s lives at %s', (target, canonical) => {
  expect(canonicalTarget(target)).toBe(canonical);
});

test.each(['/', '/about', '/?q=A/', '/resources/glossary/glossaryA/axle-load?contentType=A', '/caf%C3%A9'])(
  '%s is canonical',
  (target) => {
    expect(canonicalTarget(target)).toBeUndefined();
  },
);

test.each(['//evil.example', '//evil.example/', '/\\evil.example', '\\\\evil.example', '///evil.example//'])(
  '%s never leads to another site',
  (target) => {
    const location = canonicalTarget(target) ?? '';
    expect(new URL(location, 'http://kayalink.example').host).toBe('kayalink.example');
  },
);
