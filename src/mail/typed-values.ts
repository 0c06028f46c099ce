import type { EmailCopy, EmailFacts } from '#domain/leads/copy/emails.ts';
import type { LeadColumn } from '#domain/leads/forms/columns.ts';
import { spacedNumber } from '#src/ui/parts/phone-number.ts';

/** The typed values, on one line each, for subject, preview and first line of an e-mail to the desk. */
export function typedValues(
  { rows, sender }: EmailFacts,
  { labels }: EmailCopy,
): Record<'company' | 'service' | 'message' | 'phone' | 'email', string> {
  const typed = (column: LeadColumn) =>
    rows.find((row) => row.column === column)?.value.replace(/\s+/g, ' ') ?? '';
  return {
    company: typed('company'),
    service: typed('service') || labels.someService,
    message: typed('message'),
    phone: sender?.phone ? spacedNumber(sender.phone) : typed('phone_number'),
    email: sender?.email ?? '',
  };
}
