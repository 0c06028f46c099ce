import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { CONTACT_FIELDS } from '#domain/contact.ts';
import { EGUIDE_FIELDS } from '#domain/eguide.ts';
import { MARKETING_FIELDS } from '#domain/marketing.ts';
import { NEWSLETTER_FIELDS } from '#domain/newsletter.ts';
import { KEYS } from '#server/storage/tables.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const POLICY = read('content/privacy.md');
const MAP = read('docs/privacy.md');

/** The line of the policy's table that names a form. */
const lineOf = (form: string) => POLICY.split('\n').find((line) => line.startsWith(`| ${form}`)) ?? '';

describe('the privacy policy', () => {
  test.each([
    ['contact', 'Enquiry', CONTACT_FIELDS],
    ['marketing', 'Landing page', MARKETING_FIELDS],
    ['eguide', 'E-guide', EGUIDE_FIELDS],
    ['newsletter', 'Newsletter', NEWSLETTER_FIELDS],
  ])('names everything that the form %s asks for', (file, form, fields) => {
    const labels = parse(read(`content/forms/${file}.yaml`));
    const line = lineOf(form).toLowerCase();
    for (const field of fields.filter((name) => name !== 'options')) {
      expect(line).toContain(String(labels[field]).toLowerCase());
    }
  });

  test('knows every form', () => {
    expect(readdirSync('content/forms').sort()).toEqual([
      'contact.yaml',
      'eguide.yaml',
      'marketing.yaml',
      'newsletter.yaml',
    ]);
  });
});

test('the data map names every table but the one of secrets', () => {
  for (const table of Object.keys(KEYS).filter((name) => name !== 'secrets')) {
    expect(MAP).toContain(`\`${table}\``);
  }
});
