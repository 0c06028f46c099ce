import { expect, test } from 'vitest';
import { parseConfig } from '../../config/config.ts';
import { digestCheck } from './index.ts';

test('the digests are reported with the time of the next and who gets it, or with what they need', async () => {
  const says = (given: Record<string, string>) => digestCheck(parseConfig(given)).look();
  const desk = { SMTP_URL: 'smtp://127.0.0.1:9', SALES_EMAIL: 'sales@kayalink.com', DIGEST_WEEKLY: 'off' };
  expect(await says(desk)).toMatch(/^daily next on \d{1,2} \w{3,4} \d{4}, 7:00 am to sales@kayalink\.com$/);
  expect(await says({ ...desk, SMTP_URL: '' })).toContain('none: they need SMTP_URL');
});
