import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Every place where something that a visitor sends is held against a secret, and how. */
const PLACES: Record<string, RegExp> = {
  // The notice of changed content.
  'server/content/contentful/api/webhook-signature.ts': /timingSafeEqual\(given, expected\)/,
  // The link that shows drafts, and the cookie that it sets.
  'server/http/api/content-preview.ts': /!isSame\(secret, preview\.secret\)/,
  'server/http/pages/preview.ts': /isSame\(signature, this\.#signature\(end\)\)/,
  // The links of guides and of e-mails.
  'server/platform/database/keys.ts': /isSame\(signature, named\.id \+ macOf\(named\.key, purpose, words\)\)/,
  'server/platform/signer.ts': /timingSafeEqual\(digest\(given\), digest\(expected\)\)/,
};
/** Secrets that are found by their hash: who guesses a token learns from a quick answer how his own hash begins, which is of no use. */
const BY_HASH = {
  'server/leads/newsletter/subscriptions.ts': /where\('token_hash', '=', tokenHash\(token\)\)/,
};

const sources = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.test\.|testing/.test(file))
  .map((file) => join('server', file));

test.each(Object.entries({ ...PLACES, ...BY_HASH }))('%s tells nothing by its time', (file, comparison) => {
  expect(readFileSync(file, 'utf8')).toMatch(comparison);
});

test('secrets are compared nowhere else', () => {
  const comparing = sources.filter((file) =>
    /import .*\b(isSame|timingSafeEqual)\b/.test(readFileSync(file, 'utf8')),
  );
  expect(comparing.sort()).toEqual(Object.keys(PLACES).sort());
});

test('where visitors are answered, no secret is compared with ===', () => {
  const plain = /\b(secret|token|signature|mac|hmac|digest)\s*[!=]==(?!\s*(undefined\b|null\b|'string'|''))/i;
  const found = sources
    .filter((file) => /^server\/(http|guides|newsletter)\//.test(file))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => plain.test(line));
  expect(found).toEqual([]);
});
