import { Resolver } from 'node:dns/promises';

/** The DNS as it is asked here: the TXT records of a name, each in its pieces. */
export interface TxtResolver {
  resolveTxt(name: string): Promise<string[][]>;
}

/** One record by which mailboxes tell our e-mail from that of others. */
interface DomainFinding {
  record: 'SPF' | 'DKIM' | 'DMARC';
  well: boolean;
  says: string;
}

/** Codes by which the DNS says that there is no such record. */
const ABSENT = ['ENOTFOUND', 'ENODATA'];
/** Longest that an answer may take, and how often it is asked for, so that the doctor still reports it himself. */
const PATIENCE = { timeout: 3000, tries: 2 };
/** Names that lead nowhere on the Internet (RFC 2606, RFC 6761). */
const NOWHERE = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost|local)$|^[\d.]+$|^\[/;

/** Asks the name servers of this machine. */
export const systemResolver = (): TxtResolver => new Resolver(PATIENCE);

/** Whether a name can be found by anybody on the Internet. */
export const isPublicName = (name: string): boolean => !NOWHERE.test(name);

/** The domain of an address of e-mail. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/**
 * Looks at what the DNS says of the senders of a domain: which servers may send (SPF, RFC 7208), the key that signs (DKIM,
 * RFC 6376), and what to do with the rest (DMARC, RFC 7489).
 * @param selector where the key is; nobody can list them, so without it the key is not found
 * @throws the error of a DNS that gives no answer
 */
export async function examineDomain(
  domain: string,
  selector: string | undefined,
  dns: TxtResolver,
): Promise<DomainFinding[]> {
  const [spf, dkim, dmarc] = await Promise.all([
    recordsOf(dns, domain, /^v=spf1(\s|$)/i),
    selector === undefined ? [] : recordsOf(dns, `${selector}._domainkey.${domain}`, /(^|;)\s*p=/),
    dmarcOf(dns, domain),
  ]);
  return [validateSpf(domain, spf), validateDkim(domain, selector, dkim), validateDmarc(domain, dmarc)];
}

async function recordsOf(dns: TxtResolver, name: string, kind: RegExp): Promise<string[]> {
  try {
    const records = await dns.resolveTxt(name);
    return records.map((pieces) => pieces.join('')).filter((record) => kind.test(record));
  } catch (error) {
    if (error instanceof Error && 'code' in error && ABSENT.includes(String(error.code))) return [];
    throw error;
  }
}

/** A domain without a record of its own goes by that of the domain above it. */
async function dmarcOf(dns: TxtResolver, domain: string): Promise<string[]> {
  const own = await recordsOf(dns, `_dmarc.${domain}`, /^v=DMARC1\s*(;|$)/);
  const above = domain.slice(domain.indexOf('.') + 1);
  if (own.length > 0 || !above.includes('.')) return own;
  return recordsOf(dns, `_dmarc.${above}`, /^v=DMARC1\s*(;|$)/);
}

function validateSpf(domain: string, records: string[]): DomainFinding {
  const error = (says: string) => ({ record: 'SPF' as const, well: false, says });
  const [only, ...more] = records;
  if (only === undefined)
    return error(`${domain} has no TXT record "v=spf1 …": anybody may send in its name`);
  if (more.length > 0)
    return error(`${domain} has ${records.length} SPF records, which counts as none: make them one`);
  if (/\s\+?all(\s|$)/i.test(only))
    return error(`the SPF record of ${domain} ends with "+all": it lets anybody send`);
  if (!/\s[~-]all(\s|$)|\sredirect=/i.test(only))
    return error(`the SPF record of ${domain} ends without "~all" or "-all": it forbids nobody to send`);
  return { record: 'SPF', well: true, says: only };
}

function validateDkim(domain: string, selector: string | undefined, records: string[]): DomainFinding {
  const error = (says: string) => ({ record: 'DKIM' as const, well: false, says });
  if (selector === undefined)
    return error(
      'DKIM_SELECTOR is not set: write the selector that the mail provider names, so that its key can be looked for',
    );
  const name = `${selector}._domainkey.${domain}`;
  const [record] = records;
  if (record === undefined)
    return error(`there is no key at ${name}: publish the record that the mail provider gives`);
  if (/(^|;)\s*p=\s*(;|$)/.test(record)) return error(`the key at ${name} is empty, which means withdrawn`);
  return { record: 'DKIM', well: true, says: `a key at ${name}` };
}

function validateDmarc(domain: string, records: string[]): DomainFinding {
  const error = (says: string) => ({ record: 'DMARC' as const, well: false, says });
  const [only, ...more] = records;
  if (only === undefined)
    return error(
      `_dmarc.${domain} has no TXT record "v=DMARC1; …": mailboxes do not refuse what others send in its name`,
    );
  if (more.length > 0) return error(`_dmarc.${domain} has ${records.length} records, which counts as none`);
  const policy = /;\s*p\s*=\s*(\w+)/i.exec(only)?.[1]?.toLowerCase();
  if (policy === 'reject' || policy === 'quarantine')
    return { record: 'DMARC', well: true, says: `p=${policy}` };
  return error(
    `the DMARC record of ${domain} only watches (p=${policy ?? 'absent'}): go on to p=quarantine, then p=reject`,
  );
}

/** The domain in whose name e-mail goes out, where it does and the name is one of the Internet. */
export function sendingDomain({
  smtpUrl,
  mailFrom,
}: {
  smtpUrl?: string;
  mailFrom?: { address: string };
}): string | undefined {
  if (smtpUrl === undefined || mailFrom === undefined) return undefined;
  const domain = domainOf(mailFrom.address);
  return isPublicName(domain) ? domain : undefined;
}
