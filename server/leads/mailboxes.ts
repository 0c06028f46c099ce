import type { Content } from '#domain/content.ts';

/** A name and an address of e-mail. */
export interface Mailbox {
  name?: string | undefined;
  address: string;
}

/** Who our e-mail is from: as configured, otherwise the company's address; without a name of its own, the company's. */
export function ownMailbox(
  from: Mailbox | undefined,
  { brand, email }: ReturnType<Content['site']>,
): Required<Mailbox> {
  return { name: from?.name ?? brand.name, address: from?.address ?? email.value };
}
