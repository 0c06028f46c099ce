import { z } from 'zod';
import { TOLD_EVENTS, type ToldEvent } from '#domain/leads/channels.ts';
import { LEAD_STATES } from '#domain/leads/states.ts';
import type { AnyTarget, States } from './target.ts';

/** Where another system is. */
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'write an address like https://crm.example.com/hook',
});

/** A secret of Standard Webhooks. */
export const webhookSecret = z
  .string()
  .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'write whsec_ and at least 24 random bytes in base64');

/** The events that a target wants to be told. */
export const toldEvents = z
  .array(z.enum(TOLD_EVENTS, `write some of ${TOLD_EVENTS.join(', ')}`))
  .min(1, 'name one at least');

/** @param says what is to be written where it is missing */
export const word = (says: string) => z.string(says).trim().min(1, says).max(300, says);

/** The other system's name of each state. @param standard where nothing is written */
export const states = (standard: States) =>
  z
    .strictObject(
      Object.fromEntries(
        LEAD_STATES.map((state) => [
          state,
          word('write its name, as the other system has it').default(standard[state]),
        ]),
      ) as Record<keyof States, z.ZodDefault<z.ZodString>>,
    )
    .default(standard);

/** The keys that can be written of a target of every kind. */
export const inEveryTarget = {
  events: toldEvents.optional(),
  private: z.boolean('write true or false').default(false),
};

/** The same as it is kept. @param standard what one of this kind is told where nothing is written */
export const read = (
  given: { events?: ToldEvent[] | undefined; private: boolean },
  standard: readonly ToldEvent[] = TOLD_EVENTS,
): Pick<AnyTarget, 'events' | 'allowPrivate'> => ({
  events: given.events ?? standard,
  allowPrivate: given.private,
});
