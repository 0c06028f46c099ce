import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '#tests/support/process.ts';
import { parseConfig } from '../../config/config.ts';
import { readFiles } from '../../content/files/files.ts';
import { launchFindings, tonnageFindings } from './launch-check.ts';
import { isLeftOut, LEFT_OUT_FILE, launchText, levelOf, readLeftOut } from './launch-text.ts';

const READY = {
  SITE_URL: 'https://www.kayalink.com',
  SAMPLES: 'off',
  SMTP_URL: 'smtp://mail.kayalink.com',
  MAIL_FROM: 'hello@kayalink.com',
  SALES_EMAIL: 'sales@kayalink.com',
  LEAD_RETENTION_DAYS: '730',
  BACKUP_PASSPHRASE: 'correct horse battery staple',
  ALERT_TO: 'alerts@elsewhere.com',
  TAG_MANAGER_ID: 'GTM-ABC1234',
  CONTENTFUL_SPACE_ID: 'space',
  CONTENTFUL_DELIVERY_TOKEN: 'token-of-the-space',
  CONTENTFUL_WEBHOOK_SECRET: 'w'.repeat(64),
};
/** A truck and a store are to be seen. */
const SEEN: [string, string] = ['photographs.yaml', 'haulage: {}\nwarehousing: {}'];
const wheres = (environment: Record<string, string>, content: [string, string][] = []) =>
  launchFindings(parseConfig(environment), new Map(content)).map(({ where }) => where);

test('a site that has everything may go live', () => {
  expect(wheres(READY, [['site.yaml', 'email: { value: hello@kayalink.com }'], SEEN])).toEqual([]);
});

test('a fresh copy lacks its domain, mail, retention, tokens and analytics', () => {
  const found = wheres({});
  for (const name of [
    'SITE_URL',
    'SAMPLES',
    'SMTP_URL',
    'MAIL_FROM',
    'SALES_EMAIL',
    'LEAD_RETENTION_DAYS',
    'TAG_MANAGER_ID',
    'CONTENTFUL_SPACE_ID',
  ])
    expect(found).toContain(name);
});

test('what is invented is named by file and field, entries where they come from files', () => {
  const content: [string, string][] = [
    ['site.yaml', 'email: { value: a@b.com, sample: true }'],
    ['blog/one.md', '---\nsample: true\n---\nText'],
    SEEN,
  ];
  expect(wheres(READY, content)).toEqual(['site.yaml: email']);
  const {
    CONTENTFUL_SPACE_ID: _,
    CONTENTFUL_DELIVERY_TOKEN: __,
    CONTENTFUL_WEBHOOK_SECRET: ___,
    ...files
  } = READY;
  expect(wheres(files, content)).toEqual(['site.yaml: email', 'blog/one.md', 'CONTENTFUL_SPACE_ID']);
});

test('a sample of a rate card is refused by its name, and one that has run out', () => {
  const card = (head: string) => `${head}
validUntil: 2026-11-30
currency: NGN
spread: { low: 5, high: 10 }
roundTo: 5000
diesel: { reference: 1500, on: 2026-10-30, share: 40 }
trucks: { 30: { minimum: 250000, bands: [{ upTo: 900, perKm: 2000 }] } }
lanes: []
`;
  const found = (head: string, today: string) =>
    launchFindings(parseConfig(READY), new Map([['rates/2026-11-01.yaml', card(head)], SEEN]), {}, today);
  expect(found('sample: true\nissued: 2026-11-01', '2026-11-24')).toEqual([
    expect.objectContaining({
      where: 'rates/2026-11-01.yaml',
      says: expect.stringContaining('import your own card'),
    }),
  ]);
  expect(found('sample: false\nissued: 2026-11-01', '2026-11-30')).toEqual([]);
  expect(found('sample: false\nissued: 2026-11-01', '2026-12-01')).toEqual([
    expect.objectContaining({
      where: 'rates/2026-11-01.yaml',
      says: expect.stringContaining('expired on 2026-11-30'),
    }),
  ]);
});

test('what nobody has confirmed is named with its words', () => {
  const copy = 'items:\n  - { title: Loading bay, text: !unconfirmed We count bag by bag. }\n';
  const [finding] = launchFindings(parseConfig(READY), new Map([['pages/impact.yaml', copy]]));
  expect(finding).toMatchObject({
    where: 'pages/impact.yaml: items.“Loading bay”.text',
    line: 2,
    item: 'Loading bay',
    says: expect.stringContaining("'We count bag by bag.'"),
  });
});

const ABOUT =
  'founders: { people: [{ person: ada }] }\nteam: { people: [{ person: bisi }, { person: cleo }] }';

test('painted faces, invented signs and trucks that nobody sees are named, each with where to put the real ones', () => {
  const found = launchFindings(
    parseConfig(READY),
    new Map([
      ['pages/about.yaml', ABOUT],
      [
        'people.yaml',
        'ada: { name: Ada Obi }\nbisi: { name: Bisi Ojo, photo: { file: b.jpg } }\ncleo: { name: Cleo Bello }',
      ],
      [
        'brands.yaml',
        '- { name: Mills, sign: star }\n- { name: Row, logo: { file: row.svg } }\n- { name: Plain }',
      ],
      ['photographs.yaml', 'haulage: { heading: The trucks }'],
    ]),
  );
  expect(found.map(({ where, says }) => `${where} ${says}`)).toEqual([
    'portraits Ada Obi, Cleo Bello have a painted face on the about page: put a photograph of each into people.yaml, or into their entry in the space (docs/content.md, Pictures)',
    "brands.yaml: “Mills”.sign is an invented sign beside a real name, 'Mills': put in the logo, or take the sign out (docs/content.md, Pictures)",
    'photographs of a store are missing: put one into photographs.yaml under warehousing (docs/content.md, Pictures)',
  ]);
});

test('counts the weight of each by who can answer it, on three screens', async () => {
  const content = await readFiles(resolve(import.meta.dirname, '../../../content'));
  const findings = launchFindings(parseConfig({}), content);
  const text = launchText(findings);
  const counts = [...text.matchAll(/^(?:MUST|SHOULD|NICE) .*: (\d+)$/gm)].map(([, count]) => Number(count));
  const ofAnswerers = [...text.matchAll(/^ {2}asks .*: (\d+)$/gm)].map(([, count]) => Number(count));
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
  expect(sum(counts)).toBe(findings.length);
  expect(sum(ofAnswerers)).toBe(findings.length);
  // Three screens of a terminal.
  expect(text.split('\n').length).toBeLessThan(3 * 24);
  expect(text).toMatch(/brands\.yaml: 7 × .*Savanna Mills/);
  expect(text).not.toMatch(/\.\d+\b(?!.*\d{4}-)/);
});

test('neither analytics nor a content service is a must; backups and alerts are', () => {
  const findings = launchFindings(parseConfig({}), new Map([SEEN]));
  const weight = (name: string) => findings.filter(({ where }) => where === name).map(levelOf);
  expect(['TAG_MANAGER_ID', 'CONTENTFUL_SPACE_ID'].flatMap(weight)).toEqual(['nice', 'nice']);
  expect(['BACKUP_RECIPIENTS', 'ALERT_TO', 'LEAD_RETENTION_DAYS'].flatMap(weight)).toEqual([
    'must',
    'must',
    'must',
  ]);
});

test('an address that is set at a name that leads nowhere is reported as such', () => {
  const given = { ...READY, SALES_EMAIL: 'desk@kayalink.test' };
  const [finding] = launchFindings(parseConfig(given), new Map([SEEN]));
  expect(finding?.says).toContain('kayalink.test is a name that leads nowhere');
});

test('what is left out on purpose is kept with its reason, and not without one', async () => {
  const folder = temporaryDirectory();
  const write = (text: string) => writeFile(join(folder, LEFT_OUT_FILE), text);
  expect(readLeftOut(folder)).toEqual({});
  await write('TAG_MANAGER_ID: we count without cookies\nbrands.yaml: clients want no names\n');
  const leftOut = readLeftOut(folder);
  const left = (where: string) => isLeftOut({ where, says: '' }, leftOut);
  expect([left('TAG_MANAGER_ID'), left('brands.yaml: “Mills”.sign'), left('SITE_URL')]).toEqual([
    true,
    true,
    false,
  ]);
  await write('TAG_MANAGER_ID:\n');
  expect(() => readLeftOut(folder)).toThrow('why it is left out');
});

test('a tonnage without a trip behind it is named', async () => {
  const trips = (tonnes?: number) => ({ totalTonnes: async () => tonnes });
  const [finding] = await tonnageFindings(trips());
  expect(finding).toMatchObject({ where: 'trips', says: expect.stringContaining('500,000 kg') });
  expect(await tonnageFindings(trips(28.3))).toEqual([]);
});

/** Statements on the sample site that nobody has confirmed yet; a page may word them anew, and then its mark moves along. */
const PROMISES = [
  ['pages/haulage.yaml', 'Plate, driver and phone number'],
  ['pages/haulage.yaml', 'Payment follows it'],
  ['pages/haulage.yaml', 'Each number is counted from our trip records'],
  ['pages/impact.yaml', 'We count bag by bag'],
  ['pages/impact.yaml', 'No truck leaves with a loose one'],
  ['pages/raw-material.yaml', 'what the tank held last'],
  ['pages/port-operations.yaml', 'Booked on the day the full box leaves'],
  ['faq.yaml', 'We do, for the truck that will load'],
] as const;

test('what nobody has confirmed is kept or gone, but never unmarked', async () => {
  const content = await readFiles(resolve(import.meta.dirname, '../../../content'));
  const says = launchFindings(parseConfig({}), content).map(({ says }) => says);
  for (const [file, words] of PROMISES) {
    const stands = content.get(file)?.replace(/\s+/g, ' ').includes(words);
    expect(
      says.some((line) => line.includes(words)),
      `${file}: ${words}`,
    ).toBe(stands);
  }
});

test.each([
  'https://www.kayalink.example',
  'http://www.kayalink.com',
  'https://192.0.2.7',
  'https://localhost',
])('%s is no address to go live with', (SITE_URL) => {
  expect(wheres({ ...READY, SITE_URL }, [SEEN])).toEqual(['SITE_URL']);
});
