import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { siteSchema } from '#domain/company/site.ts';
import { FAQ_CATEGORIES } from '#domain/entries/faq.ts';
import type { Files } from '../formats/errors.ts';
import { readYaml } from '../formats/yaml.ts';
import { parseQuestions } from './questions.ts';

const SITE = siteSchema.parse(
  readYaml(readFileSync(join(import.meta.dirname, '../../../content/site.yaml'), 'utf8')).value,
);

const valid = FAQ_CATEGORIES.map((id): [string, string] => [
  `questions/${id}.md`,
  '## Which states?\n\nAll 36.\n',
]);

async function parse(...changes: [string, string][]) {
  const problems: string[] = [];
  const files: Files = new Map([...valid, ...changes]);
  const questions = await parseQuestions(files, SITE, problems);
  return { questions, problems };
}

describe('the questions of a category', () => {
  test('are its headings, each with all that follows it', async () => {
    const { questions, problems } = await parse([
      'questions/general.md',
      '## One?\n\nFirst.\n\n- a\n- b\n\n## Two?\n\nSecond.',
    ]);
    expect(problems).toEqual([]);
    const general = questions.get('general') ?? [];
    expect(general.map(({ question }) => question)).toEqual(['One?', 'Two?']);
    expect(general.map(({ answer }) => answer.content.length)).toEqual([2, 1]);
  });

  test('name the company by its own facts', async () => {
    const { questions } = await parse([
      'questions/general.md',
      '## Who?\n\nCall {phone} or write to {email}.',
    ]);
    const answer = JSON.stringify(questions.get('general'));
    expect(answer).toContain(`tel:${SITE.phone.value}`);
    expect(answer).toContain(`mailto:${SITE.email.value}`);
    expect(answer).not.toMatch(/\{(email|phone)\}/);
  });

  test('are refused with file and remedy when they are no questions', async () => {
    const { problems } = await parse(
      [
        'questions/general.md',
        'Hello.\n\n## A statement\n\n## Empty?\n\n## Twice?\n\nOne.\n\n## Twice?\n\nTwo.\n',
      ],
      ['questions/prices.md', '## Why?\n\nBecause.'],
    );
    expect(problems).toContain("questions/general.md: 'Hello.': put a '## question?' above it");
    expect(problems).toContain("questions/general.md: 'A statement': end it with a question mark");
    expect(problems).toContain("questions/general.md: 'Empty?': write an answer below it");
    expect(problems).toContain("questions/general.md: 'Twice?' is asked twice: keep one of them");
    expect(problems.some((line) => line.startsWith('questions/prices.md: no category'))).toBe(true);
  });
});
