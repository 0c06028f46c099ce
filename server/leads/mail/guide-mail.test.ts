import { expect, test } from 'vitest';
import { RejectedError } from '../../platform/network/post-json.ts';
import type { LeadClaim } from '../queue/channel.ts';
import { withGuides } from './guide-mail.ts';
import type { Mail } from './mailer.ts';

const claim = (guide: string | null) => ({ lead: { guide } }) as LeadClaim;

test('the e-mail with a guide waits for its PDF, and no other e-mail waits', async () => {
  const awaited = new Set(['ports']);
  const compose = withGuides(
    async (name) => ({ subject: name }) as Mail,
    (slug) => awaited.has(slug),
  );
  expect(() => compose('guide', claim('ports'))).toThrow(RejectedError);
  expect(await compose('sales-email', claim('ports'))).toEqual({ subject: 'sales-email' });
  expect(await compose('guide', claim(null))).toEqual({ subject: 'guide' });
  awaited.clear();
  expect(await compose('guide', claim('ports'))).toEqual({ subject: 'guide' });
});
