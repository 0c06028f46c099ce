import { brotliCompressSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import type { FileContent } from '#server/content/folder/file-content.ts';
import { pack } from '#src/offline/pack/pack.tsx';
import { openSiteContent } from '#tests/support/site-content.ts';

const KB = 1024;
/** The largest size of the texts on the line, packed, and on the device, unpacked (decision 0019). */
const PACKED = 90 * KB;
const UNPACKED = 500 * KB;

let content: FileContent;
beforeAll(async () => {
  content = await openSiteContent();
});

test('the kept texts hold every term, lead nowhere out of the site, and stay small', () => {
  const kept = pack(content);
  expect(Object.keys(kept.pages).length).toBeGreaterThan(content.terms().length);
  const html = Object.values(kept.pages)
    .map((page) => page.html)
    .join('');
  expect(html).not.toMatch(/href="https?:/);
  expect(html).toContain('href="/resources/glossary/glossaryD/demurrage');
  const text = JSON.stringify(kept);
  expect(text.length).toBeLessThanOrEqual(UNPACKED);
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(PACKED);
});
