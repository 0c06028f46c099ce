import type { Document } from '@contentful/rich-text-types';
import { SPAM_RETENTION_DAYS } from '#domain/leads/submission.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import type { Services } from '#domain/services/services.ts';
import { longDay } from '#domain/shared/dates.ts';
import { Scene } from '#src/ui/art/files.tsx';

/** The title of the policy and its date, beside the sealed doors of a container. */
export function PrivacyHero({ copy }: { copy: PageCopy<'privacy'> }) {
  return (
    <header className="overflow-hidden bg-cool text-ink">
      <div className="measure grid gap-x-gutter pt-12 lg:grid-cols-12 lg:pt-16">
        <div className="pb-10 lg:col-span-8 lg:pb-16">
          <h1 className="text-h1">{copy.heading}</h1>
          <p className="mt-8 max-w-[40ch] text-lead">{copy.lead}</p>
          <p className="mt-4 text-label font-bold">
            {copy.since} <time dateTime={copy.date}>{longDay(copy.date)}</time>
          </p>
        </div>
        <Scene
          name="sealed-doors"
          alt={copy.seal}
          lazy={false}
          className="h-auto w-56 self-end sm:w-72 lg:col-span-4 lg:w-full lg:max-w-96 lg:justify-self-end print:hidden"
        />
      </div>
    </header>
  );
}

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
