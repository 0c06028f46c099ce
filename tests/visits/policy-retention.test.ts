import { expect, test } from 'vitest';
import { words } from '#domain/entries/rich-text/document.ts';
import { markdownToRichText } from '#server/content/formats/markdown.ts';
import { withRetention } from '#src/sections/company/privacy/PrivacyHero.tsx';

const COPY = { set: 'Deleted after {days} days.', unset: 'No day is set.' };

const policy = async (retentionDays?: number) => {
  const { document } = markdownToRichText(
    '## How\n\n- **Long.** {retention} Ask us.\n- **Spam.** After {spamDays} days.\n',
  );
  return words(
    withRetention(document, COPY, { ...(retentionDays && { retentionDays }), spamRetentionDays: 45 }),
  );
};

test('the policy says the days that are set', async () => {
  expect(await policy(730)).toContain('Long. Deleted after 730 days. Ask us.');
  expect(await policy(730)).toContain('Spam. After 45 days.');
});

test('the policy says that none are set', async () => {
  expect(await policy()).toContain('Long. No day is set. Ask us.');
});
