import { expect, test } from 'vitest';
import { parseConfig } from '../../config/config.ts';
import { DOCUMENTED } from '../../config/config-variables.ts';
import { readAnswers } from './answers.ts';
import { launchFindings } from './launch-check.ts';
import { questionsOf } from './sheet.ts';

const CONTENT = new Map([
  ['brands.yaml', '- { name: Mills, sample: true }\n'],
  ['pages/haulage.yaml', 'items:\n  - { percent: 80, text: on time, sample: true }\n'],
  ['blog/one.md', '---\nsample: true\n---\nText'],
]);

/** The answers of a sheet by field, with what it said of now. */
const read = (...given: [field: string, now: string, answer: string][]) => {
  const rows = given.map(([field, now, answer], place) => ({ line: place + 2, field, now, answer }));
  const questions = questionsOf(launchFindings(parseConfig({}), CONTENT), CONTENT, DOCUMENTED);
  return readAnswers(rows, questions, CONTENT);
};

test('an answer is refused where the file says something else by now, and where nothing is asked any more', () => {
  expect(
    read(
      ['brands.yaml: 0.name', 'Row', 'yes'],
      ['site.yaml: email.value', 'a@b.com', 'c@d.com'],
      ['SITE_URL', '', 'https://www.kayalink.com'],
      ['SITE_URL', '', 'https://kayalink.com'],
    ).errors,
  ).toEqual([
    'line 2: brands.yaml: 0.name: the file says something other than the sheet by now: write a new sheet',
    'line 3: site.yaml: email.value: is not asked for any more: write a new sheet',
    'line 5: SITE_URL: is answered twice: keep one answer',
  ]);
});

test('a number stays one, and words in its place are refused', () => {
  const field = 'pages/haulage.yaml: items.0.percent';
  const { answers } = read([field, '80', '71'], ['pages/haulage.yaml: items.0.text', 'on time', 'yes']);
  expect(answers.files.get('pages/haulage.yaml')).toBe('items:\n  - { percent: 71, text: on time }\n');
  expect(read([field, '80', 'most']).errors).toEqual([`line 2: ${field}: write a number, like 80`]);
});

test('what a sheet cannot answer is said with where it is answered', () => {
  const { errors } = read(
    ['blog/one.md', '', 'yes'],
    ['photographs', '', 'leave out: none yet'],
    ['SMTP_URL', '', 'yes'],
  );
  expect(errors).toEqual([
    expect.stringMatching(/^line 2: blog\/one\.md: cannot be answered here: is invented/),
    expect.stringMatching(/^line 4: SMTP_URL: write the value itself: set the mail server/),
  ]);
});
