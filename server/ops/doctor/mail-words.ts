/** What keeps a mail server from taking our e-mail, by what its error says; the first that fits. */
const CAUSES: readonly [RegExp, string][] = [
  [/\bEAUTH\b/, 'the mail server refuses user or password: look at both in SMTP_URL (%23 for #, %40 for @)'],
  [/\b(?:EDNS|ENOTFOUND|EAI_AGAIN)\b/, 'the host of SMTP_URL is not known: look for a slip in its name'],
  [
    /certificate|self.signed|altname|\bCERT_/i,
    'its certificate is not valid for the host of SMTP_URL, or has run out',
  ],
  [/\bECONNREFUSED\b/, 'its port is closed: nothing listens there; 587 and 465 are usual'],
  [/wrong version number/i, 'it speaks no TLS at this port: write smtp:// for 587, smtps:// for 465'],
  [
    /\bETIMEDOUT\b|timeout/i,
    'no answer: the firewall, or the provider of this machine, may keep the port from us',
  ],
];

/**
 * Says in words what keeps a mail server from taking our e-mail.
 * @returns the error itself where its kind is not known
 */
export function mailSaidPlainly(error: Error): Error {
  const code = 'code' in error ? String(error.code) : '';
  const says = CAUSES.find(([pattern]) => pattern.test(`${code} ${error.message}`))?.[1];
  return says === undefined ? error : new Error(says, { cause: error });
}
