import { describe, expect, it } from 'vitest';
import { siteRoads } from '../roads/testing.ts';
import { invalidFields, isValid, priceAddress, readPrice } from './price-query.ts';

const { book } = siteRoads();
const NOW = new Date('2026-11-24T09:00:00+01:00');
const ask = (query: string) => readPrice(new URLSearchParams(query), book.find, NOW);
const SOUND = 'from=apapa&to=kano&weight=30';

describe('a question in the address', () => {
  it('is read with its places, its load, its day and what else the price shall hold', () => {
    const question = ask('from=P.H.&to=Ogbomosho&bags=600&bag=50&date=2026-12-01&waiting=2&stops=1&fod=yes');
    expect(isValid(question)).toBe(true);
    expect(question).toMatchObject({
      from: { place: { slug: 'port-harcourt' } },
      to: { place: { slug: 'ogbomosho' } },
      load: { load: { kilograms: 30_000 } },
      date: '2026-12-01',
      extras: {
        loading: false,
        offloading: false,
        waitingDays: 2,
        extraStops: 1,
        emptyReturn: false,
        freightOnDelivery: true,
      },
    });
  });

  it('is about today in Lagos where no day was written', () => {
    expect(ask(SOUND).date).toBe('2026-11-24');
    const late = readPrice(new URLSearchParams(SOUND), book.find, new Date('2026-11-24T23:30:00Z'));
    expect(late.date).toBe('2026-11-25');
  });

  it.each([
    ['', false],
    ['from=lagos', false],
    ['weight=30', false],
    ['from=&weight=', true],
    [SOUND, true],
  ])('asks only when the form was sent: %s', (query, asked) => {
    expect(ask(query).asked).toBe(asked);
    expect(invalidFields(ask(query)).length > 0).toBe(query === 'from=&weight=');
  });

  it.each([
    ['from=&to=kano&weight=30', 'from', 'missing'],
    ['from=Ouagadougou&to=kano&weight=30', 'from', 'abroad'],
    ['from=Xyzabc&to=kano&weight=30', 'from', 'unknown'],
    ['from=Gombi&to=kano&weight=30', 'from', 'likely'],
    ['from=lagos&to=Benue+State&weight=30', 'to', 'several'],
    ['from=PH&to=Port+Harcourt&weight=30', 'to', 'same'],
    [`${SOUND}&date=soon`, 'date', 'day'],
    [`${SOUND}&date=2026-02-31`, 'date', 'day'],
    [`${SOUND}&date=2026-11-23`, 'date', 'past'],
    [`${SOUND}&date=2028-01-01`, 'date', 'far'],
    [`${SOUND}&waiting=-1`, 'waiting', 'number'],
    [`${SOUND}&waiting=1,5`, 'waiting', 'number'],
    [`${SOUND}&waiting=366`, 'waiting', 'much'],
    [`${SOUND}&stops=99999999999999999999`, 'stops', 'much'],
    [`${SOUND}&stops=NaN`, 'stops', 'number'],
  ] as const)('has an error with its field: %s', (query, field, error) => {
    const question = ask(query);
    expect(question.errors).toEqual({ [field]: error });
    expect(isValid(question)).toBe(false);
  });

  it('takes the first of repeated keys, and no more of a value than a name is long', () => {
    expect(ask(`${SOUND}&from=aba`).from.place?.slug).toBe('apapa');
    const long = 'x'.repeat(10_000);
    const question = ask(`from=${long}&to=${long}&weight=${long}&date=${long}&waiting=${long}`);
    expect(Math.max(...Object.values(question.typed).map(({ length }) => length))).toBe(60);
    expect(invalidFields(question)).toEqual(['from', 'to', 'weight', 'date', 'waiting']);
  });

  it('is the same again from its own address', () => {
    for (const query of [
      SOUND,
      `${SOUND}&date=2026-12-24&fod=yes`,
      'from=x&to=y&weight=',
      'bags=600&bag=50',
    ]) {
      const { asked, typed, load } = ask(query);
      const again = ask(priceAddress({ typed, load }).split('?')[1] ?? '');
      expect(again).toMatchObject({ typed, load: { typed: load.typed } });
      expect(again.asked).toBe(asked);
    }
  });
});
