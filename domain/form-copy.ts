import { z } from 'zod';

/** What every form that makes a lead says besides the names of its fields. */
export const formCopySchema = z.strictObject({
  trap: z.string().describe('label of the hidden field that only robots fill'),
  sending: z.string(),
  privacy: z.string(),
  success: z.string(),
  waiting: z.string().describe('shown when the message is kept in the browser and will be sent again'),
  unkept: z.string().describe('shown when it could not be sent and the browser cannot keep it either'),
  delivered: z.string().describe('shown when a message that waited has been delivered'),
  dropped: z.string().describe('shown when a message that waited is given up, after 7 days'),
  invalid: z.string().describe('heads the list of faults; nothing was sent'),
});

export type FormCopy = z.infer<typeof formCopySchema>;
