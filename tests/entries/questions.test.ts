import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'content/questions/';
const questions = readdirSync(FOLDER).flatMap((file) =>
  readFileSync(FOLDER + file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('## ')),
);

/** The subjects that shippers and owners ask about before they book, and a word that a question about it has. */
const ASKED = {
  'how soon a quote comes': /how soon.*quote/i,
  'diesel clause': /price.*diesel/i,
  'payment and deposit': /pay.*deposit/i,
  waiting: /wait/i,
  cancellation: /cancel/i,
  'levies on the road': /levies/i,
  VAT: /VAT/,
  'withholding tax': /withholding tax/i,
  'time limit and excess of a claim': /claim.*excess/i,
  liability: /who answers for the goods/i,
  insurer: /who insures the goods, you/i,
  escorts: /escort/i,
  security: /theft/i,
  'a driver who diverts': /leaves the route/i,
  diversion: /another address/i,
  'container deposit': /container deposit/i,
  'late empty': /goes back late/i,
  'part loads': /part loads/i,
  'night and weekend': /night and at weekends/i,
  'dangerous goods': /dangerous goods/i,
  'cold goods': /chilled or frozen/i,
  'papers of a truck': /in order before the first load/i,
  vetting: /truck checked/i,
  'days of payment': /^## When am I paid\?/,
  commission: /commission/i,
  advance: /advance/i,
  registration: /registered company/i,
  fraud: /really yours/i,
  'where the warehouses are': /where are your warehouses/i,
};

test.each(Object.entries(ASKED))('the FAQ answers what is asked: %s', (_, pattern) => {
  expect(questions.filter((question) => pattern.test(question))).not.toEqual([]);
});

/** All answers of the site, long and short, each a text of its own. */
const answers = [...readdirSync(FOLDER).map((file) => FOLDER + file), 'content/faq.yaml'].flatMap((file) =>
  readFileSync(file, 'utf8').split(/^## |^ {2}- id: /m),
);

test('an answer about prices leads to the estimate, and none denies it', () => {
  expect(readFileSync(`${FOLDER}pricing-and-quotes.md`, 'utf8')).toContain('](/price)');
  expect(answers.filter((answer) => /no rate card|no prices? on this site/i.test(answer))).toEqual([]);
});

test('cover on the road is described as it is sold here, not by the clauses for imports', () => {
  expect(answers.filter((answer) => /Institute Cargo Clauses|Clauses? [ABC]\b/.test(answer))).toEqual([]);
  expect(
    answers.filter((answer) => /^insurance-theft\b/.test(answer) && /restricted/i.test(answer)),
  ).toHaveLength(1);
});

test('no two questions of a category are the same', () => {
  for (const file of readdirSync(FOLDER)) {
    const asked = readFileSync(FOLDER + file, 'utf8').match(/^## .*/gm) ?? [];
    expect(new Set(asked).size, file).toBe(asked.length);
  }
});
