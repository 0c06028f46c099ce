import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** A secret that is compared by an operator, whose time tells how much of it was right. `isSame` of platform/signer.ts does not. */
const SECRET = `(?:secret|token|signature|mac|hmac)`;
const BY_OPERATOR = new RegExp(
  String.raw`\b${SECRET}\s*[!=]==(?!\s*(?:undefined\b|null\b|'))|[!=]==\s*(?:[\w.]+\.)?${SECRET}\b(?!\.)`,
  'i',
);

test('where visitors are answered, no secret is compared with ===', () => {
  const rooms = ['http', 'leads', 'media', 'platform', 'content/preview'];
  const lines = rooms
    .flatMap((room) =>
      readdirSync(join('server', room), { recursive: true, encoding: 'utf8' }).map((file) =>
        join('server', room, file),
      ),
    )
    .filter((file) => file.endsWith('.ts') && !/\.test\.|testing/.test(file))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  expect(lines.filter((line) => BY_OPERATOR.test(line))).toEqual([]);
  expect(lines.length).toBeGreaterThan(5000);
});

test.each(['if (given === row.token) open();', 'return signature !== expected;'])('finds: %s', (line) => {
  expect(BY_OPERATOR.test(line)).toBe(true);
});
