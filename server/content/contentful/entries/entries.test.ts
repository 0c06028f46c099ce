import { describe, expect, test } from 'vitest';
import { readFields } from '../types/content-types.ts';
import { makeEntry } from './entries.ts';

const blog = (date: string) => ({ title: 'Papers at the gate', slug: 'gate-papers', date });

describe('the date of an entry', () => {
  test.each(['1026-11-21', '2099-01-01', '2099-01-01T09:00+01:00'])(
    'is refused where nobody meant it: %s',
    (date) => {
      const reading = readFields('blog', blog(date));
      expect(reading).toMatchObject({ errors: [expect.stringMatching(/date.*check the year/)] });
    },
  );

  test('is reported once where it is none at all', () => {
    const reading = readFields('blog', blog('tomorrow'));
    expect(reading).toMatchObject({ errors: [expect.stringMatching(/date.*choose a day/)] });
  });

  test.each(['2026-11-12', '2026-11-12T00:10', '2026-11-12T00:10Z'])(
    'is taken as an editor writes it: %s',
    (date) => {
      expect(readFields('blog', blog(date))).toMatchObject({ valid: { fields: { date } } });
    },
  );
});

describe.each([
  ['blog', { title: 'Papers at the gate' }],
  ['glossaryG', { subject: 'Gate' }],
])('the old slugs of %s', (type, head) => {
  test('go with the entry', () => {
    const reading = readFields(type, { ...head, slug: 'gate-papers', formerly: ['port-papers'] });
    if (!(reading && 'valid' in reading)) throw new Error('is not sound');
    const at = '2026-11-12T00:10:00Z';
    const around = { targetOf: () => undefined, tags: [], createdAt: at, updatedAt: at };
    expect(makeEntry(reading.valid, around).entry.formerly).toEqual(['port-papers']);
  });

  test('are refused where they are none', () => {
    const reading = readFields(type, { ...head, slug: 'gate-papers', formerly: ['Port papers'] });
    expect(reading).toMatchObject({ errors: [expect.stringContaining('formerly')] });
  });
});
