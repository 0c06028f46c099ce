import {
  type EmailCopy,
  type EmailFacts,
  type EmailName,
  type EmailRow,
  isToSender,
} from '#domain/leads/copy/emails.ts';
import { ASKS_FOR_ANSWER } from '#domain/leads/desk/desk.ts';
import { readLoad } from '#domain/price/trucks/load-query.ts';
import { longDay } from '#domain/shared/dates.ts';
import { fill } from '#domain/shared/fill.ts';
import { whatsappAddress } from '#domain/shared/links.ts';
import { rangeWords } from '#src/price/estimate/price-words.ts';
import { type QuoteLines, quoteLines } from '#src/price/estimate/words.ts';
import { loadWords } from '#src/price/truck-finder/load-words.ts';

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
}

/** The lines of an e-mail about a quote, and the desk's actions for an enquiry. */
export interface DeskSheet {
  rows: EmailRow[];
  /** For the desk only; the first is the one to begin with. */
  actions: Action[];
  /** The values that subject, preview and first line may name. */
  values: Partial<Record<'from' | 'to' | 'load' | 'estimate', string>>;
}

type SheetCopy = EmailCopy['sheet'];

/** Makes the working sheet of an e-mail; it has rows only where a load was asked about. */
export function deskSheet(name: EmailName, facts: EmailFacts, { sheet }: EmailCopy): DeskSheet {
  const isToDesk = !isToSender(name);
  const asked = askedLines(facts);
  if (!asked) return { rows: [], actions: isToDesk ? answers(facts, sheet) : [], values: {} };
  const { lines, from, to, address, range } = asked;
  lines.estimate ||= sheet.noEstimate;
  const values = { from, to, load: lines.load, estimate: range || sheet.noEstimate };
  const rows = PARTS.filter((part) => lines[part]).map(
    (part): EmailRow => ({ label: sheet[part], value: lines[part], kind: 'line' }),
  );
  if (!isToDesk) return { rows, actions: [], values };
  const speak = calls(facts, sheet, fill(sheet.greeting, values));
  const actions = [
    ...(name === 'hot-quote' ? speak.toReversed() : speak),
    ...reply(facts, sheet, sheet, { ...values, lines: linesOf(rows) }),
    { label: sheet.answer, href: address },
  ];
  return { rows, actions, values };
}

/** The question about a load, in lines; where a place is not known any more, as it was asked, without trucks and price. */
function askedLines({ quote, unanswered }: EmailFacts) {
  if (quote) {
    const { data, copy, loadCopy, address } = quote;
    const range = data.estimate ? rangeWords({ range: data.estimate }, copy.answer) : '';
    return {
      lines: quoteLines(data, copy, loadCopy),
      from: data.from.name,
      to: data.to.name,
      address,
      range,
    };
  }
  if (!unanswered) return undefined;
  const { question, copy, loadCopy, address } = unanswered;
  const query = new URLSearchParams(question);
  const [from = '', to = '', date = ''] = ['from', 'to', 'date'].map((name) => query.get(name) ?? '');
  const lines: QuoteLines = {
    load: loadWords(readLoad(query), loadCopy),
    road: fill(copy.answer.title, { from, to }),
    date: longDay(date),
    trucks: '',
    extras: '',
    estimate: '',
  };
  return { lines, from, to, address, range: '' };
}

const linesOf = (rows: EmailRow[]) => rows.map(({ label, value }) => `${label}: ${value}`).join('\n');

/** The ways to answer an enquiry that is about no load; somebody who fetched a guide asked for no answer. */
function answers(facts: EmailFacts, sheet: SheetCopy): Action[] {
  if (!ASKS_FOR_ANSWER[facts.kind]) return [];
  if (facts.kind === 'partner') {
    const [whatsapp, ...call] = calls(facts, sheet, sheet.partnerGreeting);
    // An owner has asked for a call.
    return whatsapp ? [...call, whatsapp] : [];
  }
  const { message } = sheet;
  return [...calls(facts, sheet, message.greeting), ...reply(facts, sheet, message, {})];
}

/** The ways to speak to somebody, the one by which most answers go out first. @param greeting begins the chat */
function calls(
  { sender, name = '', reference, brand }: EmailFacts,
  sheet: SheetCopy,
  greeting: string,
): Action[] {
  const phone = sender?.phone;
  if (!phone) return [];
  const text = fill(greeting, { name, reference, brand });
  return [
    { label: sheet.whatsapp, href: whatsappAddress(phone, text) },
    { label: sheet.call, href: `tel:${phone}` },
  ];
}

/** An answer by e-mail, where there is an address. @param words of its subject and text */
function reply(
  { sender, name = '', reference, brand }: EmailFacts,
  { email: label }: SheetCopy,
  words: Pick<SheetCopy, 'replySubject' | 'reply'>,
  of: Record<string, string>,
): Action[] {
  if (!sender?.email) return [];
  const values = { ...of, name, reference, brand };
  // Lines of a message end so in the address that begins it (RFC 6068, section 5).
  const body = fill(words.reply, values).replaceAll('\n', '\r\n');
  const query = [
    `subject=${encodeURIComponent(fill(words.replySubject, values))}`,
    `body=${encodeURIComponent(body)}`,
  ];
  return [{ label, href: `mailto:${encodeURIComponent(sender.email)}?${query.join('&')}` }];
}
