import { parseDocument } from 'yaml';
import { z } from 'zod';
import { FIRST_TARGET, NOTIFIED_EVENTS } from '#domain/leads/lead.ts';
import { onOrOff } from '../../platform/on-or-off.ts';
import { TARGET_KINDS, type Target } from './channels.ts';
import { notifiedEvents, webAddress, webhookSecret } from './target.ts';
import type { PlainTarget } from './webhook.ts';

const NAME = /^[a-z][a-z0-9-]{0,30}$/;
const KIND_NAMES = Object.keys(TARGET_KINDS) as (keyof typeof TARGET_KINDS)[];
const ofSomeKind = z.looseObject({
  kind: z.enum(KIND_NAMES, `write a kind: one of ${KIND_NAMES.join(', ')}`),
});
const WRITE_NAMES = 'write a name of small letters, digits and - for each target, and below it what it is';

/** The targets as they are written, in YAML or JSON: a name each, and what is below it. An error repeats no value: some are secrets. */
const targetList = z.string().transform((text, context): Target[] => {
  const failure = (message: string) => context.addIssue({ code: 'custom', message });
  const document = parseDocument(text);
  const [broken] = document.errors;
  if (broken) {
    failure(`the text is no YAML (line ${broken.linePos?.[0].line ?? 1}): ${broken.code}`);
    return [];
  }
  const written: unknown = document.toJS();
  if (typeof written !== 'object' || written === null || Array.isArray(written)) {
    failure(WRITE_NAMES);
    return [];
  }
  return Object.entries(written).flatMap(([name, value]) => {
    if (!NAME.test(name)) {
      failure(WRITE_NAMES);
      return [];
    }
    const { data, error } = readOne(value);
    for (const issue of error?.issues ?? [])
      failure([name, ...issue.path, said(issue)].map(String).join(': '));
    if (!data) return [];
    const target = { ...data, channel: `webhook:${name}` as const };
    if (target.allowPrivate || !target.url.startsWith('http:')) return [target];
    failure(`${name}: url: write an https address; http is for a private network (private: true)`);
    return [];
  });
});

function said(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'unrecognized_keys') return issue.message;
  return `there is no ${issue.keys.join(', ')} here; remove it`;
}

/** Reads the value below a name as its kind does. */
function readOne(value: unknown) {
  const known = ofSomeKind.safeParse(value);
  return known.success ? TARGET_KINDS[known.data.kind].written.safeParse(value) : known;
}

/** The variables of the other systems that are notified of leads. */
export const targetVariables = {
  LEADS_WEBHOOK_URL: webAddress.optional(),
  LEADS_WEBHOOK_SECRET: webhookSecret.optional(),
  LEADS_WEBHOOK_SECOND_SECRET: webhookSecret.optional(),
  LEADS_WEBHOOK_EVENTS: z
    .string()
    .transform((list) => list.split(',').map((part) => part.trim()))
    .pipe(notifiedEvents)
    .optional(),
  LEADS_WEBHOOK_PRIVATE: onOrOff.optional(),
  LEADS_TARGETS: targetList.optional(),
};

type Given = z.output<z.ZodObject<typeof targetVariables>>;

/** Tells what is missing beside what is given. */
export function checkTargets(given: Given, error: (name: string, message: string) => void): void {
  const { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret } = given;
  if (url && !secret)
    error('LEADS_WEBHOOK_SECRET', 'write the secret with which LEADS_WEBHOOK_URL is signed');
  if (given.LEADS_WEBHOOK_SECOND_SECRET && !secret)
    error('LEADS_WEBHOOK_SECOND_SECRET', 'goes with LEADS_WEBHOOK_SECRET, while the receiver changes over');
  if (url?.startsWith('http:') && !given.LEADS_WEBHOOK_PRIVATE) {
    error(
      'LEADS_WEBHOOK_URL',
      'write an https address; http is for a private network (LEADS_WEBHOOK_PRIVATE)',
    );
  }
}

/** @returns the targets as given: that of `LEADS_WEBHOOK_URL` first, then those of `LEADS_TARGETS` */
export function targetsOf(given: Given): { targets: Target[] } {
  const { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret, LEADS_WEBHOOK_SECOND_SECRET: second } = given;
  const others = given.LEADS_TARGETS ?? [];
  if (!url || !secret) return { targets: others };
  const first: PlainTarget = {
    kind: 'plain',
    channel: FIRST_TARGET,
    url,
    secrets: [secret, ...(second ? [second] : [])],
    events: given.LEADS_WEBHOOK_EVENTS ?? NOTIFIED_EVENTS,
    allowPrivate: given.LEADS_WEBHOOK_PRIVATE ?? false,
  };
  return { targets: [first, ...others] };
}
