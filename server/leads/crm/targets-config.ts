import { z } from 'zod';
import { FIRST_TARGET, TOLD_EVENTS } from '#domain/leads/channels.ts';
import type { Target } from './kinds.ts';
import { targetList } from './read-targets.ts';
import { toldEvents, webAddress, webhookSecret } from './target-schema.ts';
import type { PlainTarget } from './webhook.ts';

/** The variables of the other systems that are told of leads. */
export const targetVariables = {
  LEADS_WEBHOOK_URL: webAddress.optional(),
  LEADS_WEBHOOK_SECRET: webhookSecret.optional(),
  LEADS_WEBHOOK_SECOND_SECRET: webhookSecret.optional(),
  LEADS_WEBHOOK_EVENTS: z
    .string()
    .transform((list) => list.split(',').map((part) => part.trim()))
    .pipe(toldEvents)
    .optional(),
  LEADS_WEBHOOK_PRIVATE: z
    .enum(['on', 'off'], 'write on or off')
    .transform((value) => value === 'on')
    .optional(),
  LEADS_TARGETS: targetList.optional(),
};

type Given = z.output<z.ZodObject<typeof targetVariables>>;

/** Tells what is missing beside what is given. */
export function checkTargets(given: Given, fault: (name: string, message: string) => void): void {
  const { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret } = given;
  if (url && !secret)
    fault('LEADS_WEBHOOK_SECRET', 'write the secret with which LEADS_WEBHOOK_URL is signed');
  if (given.LEADS_WEBHOOK_SECOND_SECRET && !secret)
    fault('LEADS_WEBHOOK_SECOND_SECRET', 'goes with LEADS_WEBHOOK_SECRET, while the receiver changes over');
  if (url?.startsWith('http:') && !given.LEADS_WEBHOOK_PRIVATE) {
    fault(
      'LEADS_WEBHOOK_URL',
      'write an https address; http is for a private network (LEADS_WEBHOOK_PRIVATE)',
    );
  }
}

/** @returns that of `LEADS_WEBHOOK_URL` first, then those of `LEADS_TARGETS` */
export function targetsOf(given: Given): Target[] {
  const { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret, LEADS_WEBHOOK_SECOND_SECRET: second } = given;
  const others = given.LEADS_TARGETS ?? [];
  if (!url || !secret) return others;
  const first: PlainTarget = {
    kind: 'plain',
    channel: FIRST_TARGET,
    url,
    secrets: [secret, ...(second ? [second] : [])],
    events: given.LEADS_WEBHOOK_EVENTS ?? TOLD_EVENTS,
    allowPrivate: given.LEADS_WEBHOOK_PRIVATE ?? false,
  };
  return [first, ...others];
}
