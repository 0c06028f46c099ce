import { domainToASCII } from 'node:url';

const OTHER_SCRIPT = /\P{ASCII}/u;

/** An address with its domain as mail servers know it: `ada@пример.рф` as `ada@xn--e1afmkfd.xn--p1ai`, which is what most browsers send. */
export function sendableAddress(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  // Only such domains are converted: the function reads 1.2 as an address of a network.
  if (at === 0 || !OTHER_SCRIPT.test(domain)) return email;
  return email.slice(0, at) + (domainToASCII(domain) || domain);
}
