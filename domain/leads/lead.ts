import type * as z from 'zod/mini';
import { EMAILS } from './copy/emails.ts';
import { DESK_ACTIONS } from './desk/desk.ts';
import { type EnquiryKind, FORMS } from './forms/index.ts';
import { formSchema } from './forms/schema.ts';

export type { EnquiryKind } from './forms/index.ts';

/** The schema of each form, by the kind of lead that it makes. */
export const ENQUIRY_SCHEMAS = {
  contact: formSchema(FORMS.contact),
  marketing: formSchema(FORMS.marketing),
  eguide: formSchema(FORMS.eguide),
  newsletter: formSchema(FORMS.newsletter),
  quote: formSchema(FORMS.quote),
  partner: formSchema(FORMS.partner),
} satisfies Record<EnquiryKind, z.ZodMiniObject>;

/** The payload of the form of a kind; fields that may stay empty may be absent. */
export type EnquiryOf<Kind extends EnquiryKind> = { kind: Kind } & z.input<(typeof ENQUIRY_SCHEMAS)[Kind]>;

/** The payload of one of the forms that make a lead. */
export type Enquiry = { [Kind in EnquiryKind]: EnquiryOf<Kind> }[EnquiryKind];

/** The name of the target of `LEADS_WEBHOOK_URL`. */
export const FIRST_TARGET = 'webhook';

/** The digests of the desk. */
export const DIGEST_CHANNELS = ['digest-daily', 'digest-weekly'] as const;

/** The ways by which news of a lead leaves: each e-mail by its name, and to other systems where they are configured. */
export const CHANNELS = [...EMAILS, 'hot-chat', FIRST_TARGET, 'product-api', ...DIGEST_CHANNELS] as const;

/** The way to another system: to that of `LEADS_WEBHOOK_URL`, or to one of `LEADS_TARGETS` by its name there. */
export type TargetChannel = typeof FIRST_TARGET | `webhook:${string}`;
export type ChannelName = (typeof CHANNELS)[number] | TargetChannel;

/** The events that other systems can be notified of: a lead came, the desk did something with it since, and those of the newsletter. */
export const NOTIFIED_EVENTS = ['accepted', ...DESK_ACTIONS, 'subscribed', 'unsubscribed'] as const;
export type NotifiedEvent = (typeof NOTIFIED_EVENTS)[number];
