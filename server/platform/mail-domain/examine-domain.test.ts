import { describe, expect, test } from 'vitest';
import { parseConfig } from '../../config/config.ts';
import { mailDomainChecks } from '../../ops/doctor/configuration.ts';
import { examine } from '../../ops/doctor/run-checks.ts';
import { mailDomainFindings } from '../../ops/launch/launch-check.ts';
import { startDns } from './dns-mock.ts';
import { examineDomain } from './examine-domain.ts';

const DOMAIN = 'kayalink.com';
const KEY = `v=DKIM1; k=rsa; p=${'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A'.repeat(12)}`;
const GOOD = {
  [DOMAIN]: ['google-site-verification=abc', 'v=spf1 include:_spf.mail.example ~all'],
  [`s1._domainkey.${DOMAIN}`]: [KEY],
  [`_dmarc.${DOMAIN}`]: ['v=DMARC1; p=quarantine; rua=mailto:dmarc@kayalink.com'],
};

const errors = async (
  records: Record<string, string[]>,
  selector: string | undefined = 's1',
  domain = DOMAIN,
) =>
  (await examineDomain(domain, selector, await startDns(records)))
    .filter(({ well }) => !well)
    .map(({ record, says }) => `${record}: ${says}`);

describe('a domain that sends e-mail', () => {
  test('with all three records is well, a key in several pieces too', async () => {
    expect(await errors(GOOD)).toEqual([]);
  });

  test('with none of them is told what each lacks', async () => {
    expect(await errors({ [DOMAIN]: ['something else'] })).toEqual([
      expect.stringMatching(/^SPF: kayalink\.com has no TXT record/),
      expect.stringMatching(/^DKIM: there is no key at s1\._domainkey\.kayalink\.com/),
      expect.stringMatching(/^DMARC: _dmarc\.kayalink\.com has no TXT record/),
    ]);
  });

  test.each([
    ['v=spf1 include:_spf.mail.example +all', 'lets anybody'],
    ['v=spf1 include:_spf.mail.example ?all', 'forbids nobody'],
    ['v=spf1 include:_spf.mail.example', 'forbids nobody'],
  ])('with the SPF record "%s" is told that it %s', async (spf, says) => {
    expect(await errors({ ...GOOD, [DOMAIN]: [spf] })).toEqual([expect.stringContaining(says)]);
  });

  test('with two SPF records has none', async () => {
    const two = ['v=spf1 -all', 'v=spf1 a -all'];
    expect(await errors({ ...GOOD, [DOMAIN]: two })).toEqual([expect.stringContaining('2 SPF records')]);
  });

  test('with a policy that only watches is told to go on', async () => {
    const watching = { ...GOOD, [`_dmarc.${DOMAIN}`]: ['v=DMARC1; p=none'] };
    expect(await errors(watching)).toEqual([expect.stringContaining('only watches (p=none)')]);
  });

  test('with a key that was withdrawn, or none that is named, is told so', async () => {
    const withdrawn = { ...GOOD, [`s1._domainkey.${DOMAIN}`]: ['v=DKIM1; p='] };
    expect(await errors(withdrawn)).toEqual([expect.stringContaining('withdrawn')]);
    const unnamed = await examineDomain(DOMAIN, undefined, await startDns(GOOD));
    expect(unnamed.filter(({ well }) => !well)).toMatchObject([
      { record: 'DKIM', says: expect.stringContaining('DKIM_SELECTOR') },
    ]);
  });

  test('below another goes by the policy of that', async () => {
    const records = {
      ...GOOD,
      'mail.kayalink.com': ['v=spf1 -all'],
      's1._domainkey.mail.kayalink.com': [KEY],
    };
    expect(await errors(records, 's1', 'mail.kayalink.com')).toEqual([]);
  });
});

describe('the doctor and the launch check', () => {
  const config = (environment: Record<string, string> = {}) =>
    parseConfig({
      SMTP_URL: 'smtp://mail.kayalink.com:587',
      MAIL_FROM: `hello@${DOMAIN}`,
      DKIM_SELECTOR: 's1',
      ...environment,
    });

  test('find a good domain well', async () => {
    const dns = await startDns(GOOD);
    const findings = await examine(config(), mailDomainChecks(config(), dns));
    expect(findings.map(({ name, well }) => [name, well])).toEqual([
      ['Mail domain SPF', true],
      ['Mail domain DKIM', true],
      ['Mail domain DMARC', true],
    ]);
    expect(await mailDomainFindings(config(), dns)).toEqual([]);
  });

  test('name each record that is missing, and what to do', async () => {
    const dns = await startDns({});
    const findings = await examine(config(), mailDomainChecks(config(), dns));
    expect(findings.map(({ well }) => well)).toEqual([false, false, false]);
    expect(findings[0]?.remedy).toContain('docs/operations.md');
    const launch = await mailDomainFindings(config(), dns);
    expect(launch.map(({ where }) => where)).toEqual(['SPF', 'DKIM', 'DMARC']);
  });

  test('say so when the DNS gives no answer', async () => {
    const dns = {
      resolveTxt: () => Promise.reject(Object.assign(new Error('no answer'), { code: 'ETIMEOUT' })),
    };
    const [finding] = await examine(config(), mailDomainChecks(config(), dns));
    expect(finding).toMatchObject({ well: false, says: 'ETIMEOUT' });
    expect(await mailDomainFindings(config(), dns)).toMatchObject([
      { where: 'MAIL_FROM', says: expect.stringContaining('ETIMEOUT') },
    ]);
  });

  const NOT_OURS: Record<string, string>[] = [
    { MAIL_FROM: '' },
    { MAIL_FROM: 'hello@kayalink.example' },
    { SMTP_URL: '' },
  ];
  test.each(NOT_OURS)('ask nobody where no e-mail goes out under a name of ours: %j', async (environment) => {
    const dns = { resolveTxt: () => Promise.reject(new Error('was asked')) };
    const given = config(environment);
    expect(await examine(given, mailDomainChecks(given, dns))).toEqual([]);
    expect(await mailDomainFindings(given, dns)).toEqual([]);
  });
});
