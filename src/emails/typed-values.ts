import type { EmailCopy, EmailFacts } from '#domain/emails.ts';
import { spacedNumber } from '#src/ui/phone-number.ts';

/** What was typed, on one line each, for subject, preview and first line of an e-mail to the desk. */
export function typedValues(
  { rows, sender }: EmailFacts,
  { labels }: EmailCopy,
): Record<'company' | 'service' | 'message' | 'phone' | 'email', string> {
  const typed = (label: string) => rows.find((row) => row.label === label)?.value.replace(/\s+/g, ' ') ?? '';
  return {
    company: typed(labels.columns.company),
    service: typed(labels.columns.service) || labels.someService,
    message: typed(labels.columns.message),
    phone: sender?.phone ? spacedNumber(sender.phone) : '',
    email: sender?.email ?? '',
  };
}
