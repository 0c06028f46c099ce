import { type Counted, WEEK_GROUPS, type WeekGroup } from '#domain/leads/desk/digest.ts';
import type { EnquiryKind } from '#domain/leads/enquiry.ts';
import { readQuote } from '#domain/price/question/quote.ts';
import { campaignLabel } from '#domain/visits/visit-counts.ts';
import type { LeadRow } from '../../platform/database/tables.ts';

/** The labels that one lead is counted under, by group; none where it says nothing of it. */
const LABELS: Record<WeekGroup, (lead: LeadRow) => string[]> = {
  kind: ({ kind }) => [kind satisfies EnquiryKind],
  lane: ({ quote }) => {
    const { from, to } = readQuote(quote) ?? {};
    return from && to ? [`${from.name} to ${to.name}`] : [];
  },
  truck: ({ quote }) => (readQuote(quote)?.trucks ?? []).map(({ size }) => `${size} tons`),
  page: ({ origin_page: page }) => (page ? [page] : []),
  campaign: ({ utm_source: source, utm_campaign: campaign }) =>
    [campaignLabel(source, campaign)].filter((label) => label !== ''),
};

/** Counts leads by each group, the most frequent first. */
export function groupsOf(leads: Iterable<LeadRow>): Record<WeekGroup, Counted[]> {
  const counts = new Map(WEEK_GROUPS.map((group) => [group, new Map<string, number>()]));
  for (const lead of leads) {
    for (const [group, byLabel] of counts) {
      for (const label of new Set(LABELS[group](lead))) byLabel.set(label, (byLabel.get(label) ?? 0) + 1);
    }
  }
  const sorted = ([group, byLabel]: [WeekGroup, Map<string, number>]) => [
    group,
    [...byLabel]
      .map(([label, count]) => ({ label, count }))
      .toSorted((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1)),
  ];
  return Object.fromEntries([...counts].map(sorted));
}
