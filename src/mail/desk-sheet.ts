import { type EmailCopy, type EmailFacts, type EmailName, isToSender } from '#domain/leads/copy/emails.ts';
import type { EmailRow } from '#domain/leads/desk/desk.ts';
import { readLoad } from '#domain/price/trucks/load-query.ts';
import { formatDate } from '#domain/shared/dates.ts';
import { whatsappAddress } from '#domain/shared/links.ts';
import { type QuoteLines, quoteLines } from '#src/price/estimate/words.ts';
import { loadWords } from '#src/price/truck-finder/load-words.ts';
import { fill } from '#src/ui/parts/fill.ts';

const PARTS = [
  'road',
  'load',
  'date',
  'trucks',
  'extras',
  'estimate',
] as const satisfies (keyof QuoteLines)[];

/** A link that does something at once. */
export interface Action {
  label: string;
  href: string;
  /** A remark to read before. */
  note?: string;
}

/** The lines of an e-mail about a quote, and the desk's actions for it, or for an owner's offer. */
export interface DeskSheet {
  rows: EmailRow[];
  /** For the desk only. */
  actions: Action[];
  /** The values that subject, preview and first line may name. */
  values: Partial<Record<'from' | 'to' | 'load', string>>;
}

type SheetCopy = EmailCopy['sheet'];

/** Makes the working sheet of an e-mail; of one that is about neither a quote nor an owner, it is empty. */
export function deskSheet(name: EmailName, facts: EmailFacts, { sheet }: EmailCopy): DeskSheet {
  const { kind } = facts;
  const isToDesk = !isToSender(name);
  const asked = askedLines(facts);
  if (!asked) {
    const actions = isToDesk && kind === 'partner' ? calls(facts, sheet, sheet.partnerGreeting) : [];
    return { rows: [], actions, values: {} };
  }
  const { lines, from, to, address } = asked;
  lines.estimate ||= sheet.noEstimate;
  const values = { from, to, load: lines.load };
  const rows = PARTS.filter((part) => lines[part]).map(
    (part): EmailRow => ({ label: sheet[part], value: lines[part], kind: 'line' }),
  );
  if (!isToDesk) return { rows, actions: [], values };
  const actions = [
    ...calls(facts, sheet, fill(sheet.greeting, values)),
    ...reply(facts, sheet, rows, values),
    { label: sheet.answer, href: address },
  ];
  return { rows, actions, values };
}

/** The question about a load, in lines; where a place is not known any more, as it was asked, without trucks and price. */
function askedLines({ quote, unanswered }: EmailFacts) {
  if (quote) {
    const { data, copy, loadCopy, address } = quote;
    return { lines: quoteLines(data, copy, loadCopy), from: data.from.name, to: data.to.name, address };
  }
  if (!unanswered) return undefined;
  const { question, copy, loadCopy, address } = unanswered;
  const query = new URLSearchParams(question);
  const [from = '', to = '', date = ''] = ['from', 'to', 'date'].map((name) => query.get(name) ?? '');
  const lines: QuoteLines = {
    load: loadWords(readLoad(query), loadCopy),
    road: fill(copy.answer.title, { from, to }),
    date: formatDate(date),
    trucks: '',
    extras: '',
    estimate: '',
  };
  return { lines, from, to, address };
}

/** The ways to speak to somebody. @param greeting begins the chat */
function calls(
  { sender, name = '', reference, brand }: EmailFacts,
  sheet: SheetCopy,
  greeting: string,
): Action[] {
  const phone = sender?.phone;
  if (!phone) return [];
  const call = { label: sheet.call, href: `tel:${phone}` };
  const text = fill(greeting, { name, reference, brand });
  return [call, { label: sheet.whatsapp, href: whatsappAddress(phone, text) }];
}

/** An answer by e-mail that quotes the estimate, where there is an address. */
function reply(
  { sender, name = '', reference, brand }: EmailFacts,
  sheet: SheetCopy,
  rows: EmailRow[],
  of: DeskSheet['values'],
): Action[] {
  if (!sender?.email) return [];
  const lines = rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const values = { ...of, name, reference, brand, lines };
  // Lines of a message end so in the address that begins it (RFC 6068, section 5).
  const body = fill(sheet.reply, values).replaceAll('\n', '\r\n');
  const words = [
    `subject=${encodeURIComponent(fill(sheet.replySubject, values))}`,
    `body=${encodeURIComponent(body)}`,
  ];
  return [{ label: sheet.email, href: `mailto:${encodeURIComponent(sender.email)}?${words.join('&')}` }];
}
