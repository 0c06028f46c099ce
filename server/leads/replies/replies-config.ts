import { z } from 'zod';

/** A mailbox that holds what the desk writes to customers. */
export interface RepliesMailbox {
  host: string;
  port: number;
  /** TLS from the start; otherwise STARTTLS, which must be offered unless the server is on this machine. */
  secure: boolean;
  user: string;
  password: string;
  folder: string;
}

const PORTS: Record<string, number> = { 'imaps:': 993, 'imap:': 143 };
const WRITE =
  'write it like imaps://user:password@imap.example.com/Sent, with %23 for # and %40 for @ in user and password';

/** The variable of the mailbox in which replies of the desk are looked for. */
export const repliesVariables = {
  REPLIES_MAILBOX: z
    .url({ protocol: /^imaps?$/, error: WRITE })
    .transform((text, context): RepliesMailbox => {
      const { protocol, hostname, port, username, password, pathname, hash, search } = new URL(text);
      const folder = decodeURIComponent(pathname.slice(1)) || 'INBOX';
      if (!hostname || !username || !password || hash !== '' || search !== '')
        context.addIssue({ code: 'custom', message: WRITE });
      return {
        host: hostname.replace(/^\[|\]$/g, ''),
        port: Number(port) || (PORTS[protocol] ?? 0),
        secure: protocol === 'imaps:',
        user: decodeURIComponent(username),
        password: decodeURIComponent(password),
        folder,
      };
    })
    .optional(),
};

/** @returns the setting of that mailbox as given */
export const repliesOf = (given: z.output<z.ZodObject<typeof repliesVariables>>) => ({
  repliesMailbox: given.REPLIES_MAILBOX,
});
