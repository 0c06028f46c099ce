/** A request that cannot be done; the message tells the editor why. */
export class Refused extends Error {
  override name = 'Refused';
}

/** A refusal for errors, each in the words of the form and on a line of its own. */
export const refusedFor = (errors: string[]) =>
  new Refused(`Not saved. Fix this first: ${errors.join('\n')}`);
