import { RejectedError } from '../../platform/network/post-json.ts';
import type { ComposeMail } from './mail.ts';

/** 'Too early' (RFC 8470), as another side would say it. */
const TOO_EARLY = 425;

/**
 * Keeps the e-mail with a guide back as long as its PDF is being made; it is tried again like one that a mail server does not
 * take yet.
 * @param isAwaited whether the PDF of a guide is still being made
 */
export function withGuides(compose: ComposeMail, isAwaited: (slug: string) => boolean): ComposeMail {
  return (name, claim) => {
    const { guide } = claim.lead;
    if (name === 'guide' && guide !== null && isAwaited(guide))
      throw new RejectedError(TOO_EARLY, 'the PDF of the guide is being made');
    return compose(name, claim);
  };
}
