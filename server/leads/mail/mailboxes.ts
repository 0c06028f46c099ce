import type { Site } from '#domain/company/site.ts';

/** A name and an address of e-mail. */
export interface Mailbox {
  name?: string | undefined;
  address: string;
}

/** Mailboxes of our own people, by the name of the company. */
export const staffMailboxes = (addresses: string[], { brand }: Pick<Site, 'brand'>): Mailbox[] =>
  addresses.map((address) => ({ name: brand.name, address }));

/** Who our e-mail is from: as configured, otherwise the company's address; without a name of its own, the company's. */
export function ownMailbox(from: Mailbox | undefined, { brand, email }: Site): Required<Mailbox> {
  return { name: from?.name ?? brand.name, address: from?.address ?? email.value };
}
