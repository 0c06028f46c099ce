import { z } from 'zod';
import { metaSchema } from '../../shared/copy.ts';

/** The parts of the privacy policy, in order (specification, section 2, 'Privacy policy'). */
export const PRIVACY_SECTIONS = [
  'Introduction',
  'Information Collection and Use',
  'Cookies',
  'Location Information',
  'Device Information',
  'Service Providers',
  'Security',
  "Children's Privacy",
  'Changes',
  'Contact Us',
] as const;

/** Copy around the privacy policy; the policy itself stands in `content/privacy.md`. */
export const privacyPageSchema = z.strictObject({
  meta: metaSchema,
  heading: z.string(),
  lead: z.string().max(200),
  since: z.string().describe('stands before the day from which it holds'),
  date: z.iso.date('write the day as 2026-11-21'),
  retention: z
    .strictObject({ set: z.string().includes('{days}'), unset: z.string() })
    .describe(
      'how long leads are kept, in the place of {retention} in privacy.md: with LEAD_RETENTION_DAYS, and without',
    ),
  onThisPage: z.string(),
  seal: z.string().describe('text alternative of the drawing'),
});
