import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PRIVACY_SECTIONS } from '#domain/pages/copy/legal.ts';
import { parsePrivacy } from './privacy.ts';

const validated = async (text?: string) => {
  const problems: string[] = [];
  await parsePrivacy(new Map(text === undefined ? [] : [['privacy.md', text]]), undefined, problems);
  return problems;
};

test('takes the policy that ships', async () => {
  expect(PRIVACY_SECTIONS).toHaveLength(10);
  expect(await validated(readFileSync('content/privacy.md', 'utf8'))).toEqual([]);
});

test('refuses a policy without one of the ten sections, or without any', async () => {
  const text = readFileSync('content/privacy.md', 'utf8').replace('## Cookies', '## Biscuits');
  expect(await validated(text)).toEqual([expect.stringContaining('write exactly these headings')]);
  expect(await validated()).toEqual(['privacy.md: is missing: write the privacy policy in it']);
});
