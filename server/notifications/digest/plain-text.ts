import type { DigestWords } from '#domain/leads/desk/digest.ts';

/** A digest for mailboxes that show text only, and for the terminal. */
export function plainDigest({ heading, lead, sections, chart, note }: DigestWords): string {
  return [
    heading,
    lead,
    ...sections.map(({ heading: title, lines }) =>
      [title, ...lines.map(({ text, href }) => (href ? `- ${text}\n  ${href}` : `- ${text}`))].join('\n'),
    ),
    ...(chart ? [chart.alt] : []),
    note,
  ].join('\n\n');
}
