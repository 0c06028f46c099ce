import { domainToASCII } from 'node:url';

/** A domain in another script than ASCII; only those are converted, since the function reads 1.2 as an address of a network. */
const OTHER_SCRIPT = /@(?=.*\P{ASCII})(?<domain>.+)$/u;

/** An address with its domain as mail servers know it: `ada@пример.рф` as `ada@xn--e1afmkfd.xn--p1ai`, which is what most browsers send. */
export const sendableAddress = (email: string) =>
  email.replace(OTHER_SCRIPT, (all, domain: string) => `@${domainToASCII(domain) || all.slice(1)}`);
