import { parseDocument } from 'yaml';
import { z } from 'zod';
import { TOLD_EVENTS, type ToldEvent } from '#domain/channels.ts';
import type { Target } from './target.ts';
import { DATA_CENTRES, targetSchema, type WrittenTarget } from './written-target.ts';

const NAME = /^[a-z][a-z0-9-]{0,30}$/;
const WRITE_NAMES = 'write a name of small letters, digits and - for each target, and below it what it is';

/** The targets as they are written, in YAML or JSON: a name each, and what stands below it. A fault repeats no value: some are secrets. */
export const targetList = z.string().transform((text, context): Target[] => {
  const fault = (message: string) => context.addIssue({ code: 'custom', message });
  const document = parseDocument(text);
  const [broken] = document.errors;
  if (broken) {
    fault(`the text is no YAML (line ${broken.linePos?.[0].line ?? 1}): ${broken.code}`);
    return [];
  }
  const written: unknown = document.toJS();
  if (typeof written !== 'object' || written === null || Array.isArray(written)) {
    fault(WRITE_NAMES);
    return [];
  }
  return Object.entries(written).flatMap(([name, value]) => {
    if (!NAME.test(name)) {
      fault(WRITE_NAMES);
      return [];
    }
    const { data, error } = targetSchema.safeParse(value);
    for (const issue of error?.issues ?? []) fault([name, ...issue.path, said(issue)].map(String).join(': '));
    if (!data) return [];
    const target = targetOf(name, data);
    if (target.allowPrivate || !target.url.startsWith('http:')) return [target];
    fault(`${name}: url: write an https address; http is for a private network (private: true)`);
    return [];
  });
});

function said(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'unrecognized_keys') return issue.message;
  return `there is no ${issue.keys.join(', ')} here; remove it`;
}

/** A chat is told what somebody may have to act on; the others everything. */
export const STANDARD_EVENTS: Record<Target['kind'], readonly ToldEvent[]> = {
  plain: TOLD_EVENTS,
  hubspot: TOLD_EVENTS,
  zoho: TOLD_EVENTS,
  slack: ['accepted', 'taken', 'won', 'lost'],
};

function targetOf(name: string, given: WrittenTarget): Target {
  const target = {
    channel: `webhook:${name}` as const,
    events: given.events ?? STANDARD_EVENTS[given.kind],
    allowPrivate: given.private,
  };
  switch (given.kind) {
    case 'plain': {
      const secrets = [given.secret, ...(given.second_secret ? [given.second_secret] : [])] as const;
      return { ...target, kind: 'plain', url: given.url, secrets };
    }
    case 'slack':
      return { ...target, kind: 'slack', url: given.url };
    case 'hubspot': {
      const { url, token, pipeline, stages } = given;
      return { ...target, kind: 'hubspot', url, token, pipeline, stages };
    }
    case 'zoho': {
      const place = DATA_CENTRES[given.data_centre] ?? 'zoho.com';
      return {
        ...target,
        kind: 'zoho',
        url: given.url ?? `https://www.${place.replace(/^zoho(cloud)?\./, 'zohoapis.')}`,
        accountsUrl: given.accounts_url ?? `https://accounts.${place}`,
        clientId: given.client_id,
        clientSecret: given.client_secret,
        refreshToken: given.refresh_token,
        referenceField: given.reference_field,
        statuses: given.statuses,
      };
    }
  }
}
