import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../../tests/support/cli.ts';
import { copyFewEntries } from '../../tests/support/few-entries.ts';
import { temporaryDirectory } from '../../tests/support/process.ts';
import { NOTHING_SET } from '../config/config-variables.ts';
import { SHEET_COLUMNS } from '../ops/launch/sheet.ts';
import { readTable } from '../platform/spreadsheets/read-table.ts';
import { writeTable } from '../platform/spreadsheets/write-table.ts';

/** A company with the content as it is delivered, but few entries, and nothing set. */
function company() {
  const folder = temporaryDirectory();
  const content = join(folder, 'content');
  const data = join(folder, 'data');
  copyFewEntries(content);
  const environment = { ...NOTHING_SET, CONTENT_DIR: content, DATA_DIR: data };
  const check = (...words: string[]) => runCommand('launch', environment, ...words);
  const file = (name: string) => readFileSync(join(content, name), 'utf8');
  /** Asks for the sheet of somebody; gives what fills it in, with answers by field, as a spreadsheet program saves it. */
  const sheetFor = async (who: string, ending: string) => {
    const empty = join(folder, `empty.${ending}`);
    const { code, errors } = await check('--for', who, '--out', empty);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    const { rows } = await readTable(empty, SHEET_COLUMNS);
    const fields = rows.map(({ cells }) => cells.field);
    return async (answers: Record<string, string>) => {
      for (const field of Object.keys(answers)) expect(fields).toContain(field);
      const answered = rows.map(({ cells }) => ({ ...cells, answer: answers[cells.field] ?? '' }));
      const filled = join(temporaryDirectory(), `filled.${ending}`);
      await writeTable(filled, answered, SHEET_COLUMNS);
      return filled;
    };
  };
  return { check, data, file, sheetFor };
}

test('what the owner answers is written into the files; before that, every wrong answer is named with its line', async () => {
  const { check, data, file, sheetFor } = company();
  const before = file('site.yaml');
  const fill = await sheetFor('owner', 'csv');
  const wrong = await fill({
    'site.yaml: phone.value': '0803',
    'site.yaml: email.value': 'yes',
    'site.yaml: links.map.value': 'www.openstreetmap.org',
    'site.yaml: address.value': 'no',
    'site.yaml: legalName.value': 'Kayalink Haulage Limited',
    'company-terms.yaml: vat.value': 'leave out:',
  });
  const refused = await check('--answers', wrong);
  expect([refused.code, refused.out]).toEqual([1, '']);
  expect(refused.errors).toContain('Nothing was changed.');
  const rows = readFileSync(wrong, 'utf8').split('\n');
  for (const [name, says] of Object.entries({
    'site.yaml: email.value': 'kayalink.example is a name that leads nowhere',
    'site.yaml: phone.value': 'is too short: write the whole number',
    'site.yaml: address.value': 'write the true words',
    'site.yaml: links.map.value': '',
    'company-terms.yaml: vat.value': 'write why it is left out',
  }))
    expect(refused.errors).toContain(
      `line ${rows.findIndex((row) => row.includes(name)) + 1}: ${name}: ${says}`,
    );
  expect(refused.errors.match(/^ {2}line \d+: /gm)).toHaveLength(5);
  expect(file('site.yaml')).toBe(before);
  expect(existsSync(data)).toBe(false);

  const right = await fill({
    'site.yaml: phone.value': '+2348031234567',
    'site.yaml: legalName.value': 'yes',
    'site.yaml: social.0.url.value': 'https://www.linkedin.com/company/kayalink',
    'company-terms.yaml: vat.value': "Added at 7.5%, it's on its own line",
  });
  const { code, out, errors } = await check('--answers', right);
  expect([code, errors]).toEqual([0, '']);
  expect(out).toContain('4 answers taken.\nWritten: company-terms.yaml, site.yaml.');
  expect(file('site.yaml')).toBe(
    before
      .replace("{ value: '+2348000000000', sample: true }", "{ value: '+2348031234567' }")
      .replace('{ value: Kayalink Logistics Limited, sample: true }', '{ value: Kayalink Logistics Limited }')
      .replace(
        "{ value: 'https://kayalink.example/linkedin', sample: true }",
        '{ value: https://www.linkedin.com/company/kayalink }',
      ),
  );
  expect(file('company-terms.yaml')).toContain(
    `vat: { value: "Added at 7.5%, it's on its own line" } # whether our invoices carry VAT`,
  );
});

test('a promise is confirmed or put right, and a sample keeps its mark until all of it is answered', async () => {
  const { check, file, sheetFor } = company();
  const fill = await sheetFor('marketing', 'xlsx');
  const sheet = await fill({
    'pages/home.yaml: services.reporting.text': 'yes',
    'pages/marketing.yaml: benefits.fast.text': 'The truck is matched to the load before it queues.',
    'testimonials.yaml: 0.name': 'Halima Danjuma',
    'brands.yaml: 0.name': 'Savannah Mills',
  });
  const { out, errors } = await check('--answers', sheet);
  expect(errors).toBe('');
  expect(out).toContain('The marks stay until every value is answered: testimonials.yaml: 0');
  expect(file('pages/home.yaml')).not.toMatch(/!unconfirmed What moved, when/);
  expect(file('pages/home.yaml')).toContain('What moved, when, and who signed for it.');
  expect(file('pages/marketing.yaml')).toMatch(/text: The truck is matched to the load before it queues\.$/m);
  expect(file('testimonials.yaml')).toMatch(/- name: Halima Danjuma\n(?:.*\n){2} {2}sample: true/);
  expect(file('brands.yaml')).toContain('- { name: Savannah Mills, sign: star }');
});

test('variables are validated and printed, and what is left out on purpose is kept with its reason', async () => {
  const { check, data, sheetFor } = company();
  const fill = await sheetFor('operator', 'csv');
  const answers = {
    SITE_URL: 'http://www.kayalink.com',
    LEAD_RETENTION_DAYS: 'two years',
    TAG_MANAGER_ID: 'leave out: we count without cookies',
  };
  const answer = async (given: Record<string, string>) => check('--answers', await fill(given));
  expect((await answer(answers)).errors).toContain('LEAD_RETENTION_DAYS: write a whole number');
  expect((await answer({ SITE_URL: answers.SITE_URL })).errors).toContain('SITE_URL: set an https address');
  expect(existsSync(data)).toBe(false);
  const { out } = await answer({
    ...answers,
    SITE_URL: 'https://www.kayalink.com',
    LEAD_RETENTION_DAYS: '730',
  });
  expect(out).toContain('which is not changed:\nSITE_URL=https://www.kayalink.com\nLEAD_RETENTION_DAYS=730');
  expect(readdirSync(data)).toEqual(['left-out.yaml']);
  expect((await check()).out).not.toContain('TAG_MANAGER_ID');
});

test('progress is kept by --save alone, and later runs say what was done since', async () => {
  const { check, data, sheetFor } = company();
  expect((await check()).out).not.toContain('Since ');
  expect(existsSync(data)).toBe(false);
  expect((await check('--save')).out).toContain(`The list of what is open today was saved in ${data}.`);
  const fill = await sheetFor('owner', 'csv');
  await check('--answers', await fill({ 'company-terms.yaml: escorts.value': 'leave out: we have none' }));
  expect((await check()).out).toMatch(/^Since \w+ \d+, \d{4}: 1 of \d+ done, 0 new\.$/m);
});
