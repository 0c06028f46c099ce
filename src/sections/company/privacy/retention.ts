import type { Document } from '@contentful/rich-text-types';
import { SPAM_RETENTION_DAYS } from '#domain/leads/submission.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import type { Services } from '#domain/services/services.ts';

/**
 * Says in the policy what is configured, so that the two cannot differ: `{retention}` stands for how long leads are kept, `{spamDays}`
 * for the days after which suspected spam is deleted.
 */
export function withRetention(
  policy: Document,
  copy: PageCopy<'privacy'>['retention'],
  {
    retentionDays,
    spamRetentionDays = SPAM_RETENTION_DAYS,
  }: Pick<Services, 'retentionDays' | 'spamRetentionDays'>,
): Document {
  const kept = retentionDays === undefined ? copy.unset : copy.set.replace('{days}', `${retentionDays}`);
  return filled(policy, { '{retention}': kept, '{spamDays}': `${spamRetentionDays}` });
}

const PLACES = /\{(?:retention|spamDays)\}/g;

function filled<Node extends object>(node: Node, words: Record<string, string>): Node {
  if ('value' in node && typeof node.value === 'string')
    return { ...node, value: node.value.replace(PLACES, (place) => words[place] ?? place) };
  if ('content' in node && Array.isArray(node.content))
    return { ...node, content: node.content.map((child: object) => filled(child, words)) };
  return node;
}
