import { describe, expect, it } from 'vitest';
import { isMisspelt, MOST_SUGGESTIONS } from './places.ts';
import { siteRoads } from './testing.ts';

const { book } = siteRoads();

describe('the search for a place', () => {
  it.each([
    ['Port Harcourt', 'port-harcourt'],
    ['PH', 'port-harcourt'],
    ['P.H.', 'port-harcourt'],
    ['p h', 'port-harcourt'],
    ['Portharcourt', 'port-harcourt'],
    ['PORT-HARCOURT', 'port-harcourt'],
    ['Ogbomosho', 'ogbomosho'],
    ['Ogbomoso', 'ogbomosho'],
    ['Ògbómọ̀ṣọ́', 'ogbomosho'],
    ['Tincan', 'tin-can'],
    ['Tin-Can Island', 'tin-can'],
    ['Abj', 'abuja'],
    ['FCT', 'abuja'],
    ['Ìbàdàn', 'ibadan'],
    ['Ɗaura', 'daura'],
    ['Ƙatsina', 'katsina'],
    ['Ọ̀yọ́', 'oyo'],
    ['Ilé-Ifẹ̀', 'ife'],
    ['Sango Ota', 'ota'],
    ['Otta', 'ota'],
    ['Shagamu', 'sagamu'],
    ['Benin', 'benin-city'],
    ['Oshogbo', 'osogbo'],
    ['Jimeta', 'yola'],
    ['Kano City', 'kano'],
    ['Kano State', 'kano'],
    ['Lagos, Nigeria', 'lagos'],
    ['Onne port', 'onne'],
    ['Lagos Port', 'apapa'],
    ['Seme border', 'seme'],
    ['Maiadua', 'kongolam'],
    ['ado-ekiti', 'ado-ekiti'],
    ['  aba ', 'aba'],
    ['Onistha', 'onitsha'],
    ['Kaduan', 'kaduna'],
    ['Apappa', 'apapa'],
    ['Ibaddan', 'ibadan'],
    ['Ariaria Market, Aba', 'aba'],
    ['Ikorodu, Lagos', 'ikorodu'],
    ['12 Wharf Road, Apapa', 'apapa'],
    ['Aba, Abia State', 'aba'],
    ['Abuja FCT', 'abuja'],
    ['12 Ngwa Road, Aba', 'aba'],
    ['Kanoo', 'kano'],
    ['Sabon Gari, Kano', 'kano'],
    ['VI', 'lagos'],
    ['Alaba', 'lagos'],
    ['Trade Fair', 'lagos'],
    ['Surulere, Lagos', 'lagos'],
  ])('knows %s', (written, slug) => {
    expect(book.find(written)).toEqual({ place: book.place(slug), suggestions: [] });
  });

  it.each([
    ['Kadna', 'kaduna'],
    ['Ibadn', 'ibadan'],
    ['Maidugri', 'maiduguri'],
    ['Abeokota', 'abeokuta'],
    ['Makurdy', 'makurdi'],
    ['Ikorudo', 'ikorodu'],
    ['Port Harcout', 'port-harcourt'],
    ['Otukpa', 'otukpo'],
    ['Gombi', 'gombe'],
    ['Ikere', 'ikare'],
    ['Abba', 'aba'],
    ['Sabon Gari', 'kano'],
    ['Sabon Gari', 'zaria'],
    ['Oyo State', 'oyo'],
    ['Ondo State', 'akure'],
    ['Calabr', 'calabar'],
    ['Enug', 'enugu'],
    ['Onits', 'onitsha'],
  ])('suggests for %s first, or among the first, %s', (written, slug) => {
    const { place, suggestions } = book.find(written);
    expect(place).toBeUndefined();
    expect(suggestions.slice(0, 2).map((one) => one.slug)).toContain(slug);
  });

  it.each([
    ['apappa', 'apapa', true],
    ['Kaduan', 'kaduna', true],
    ['Apapa', 'apapa', false],
    ['Sango Ota', 'ota', false],
    ['Surulere, Lagos', 'lagos', false],
    ['12 Ngwa Road, Aba', 'aba', false],
    ['Ọ̀yọ́ State', 'oyo', false],
    ['port-harcourt', 'port-harcourt', false],
  ])('%s is a misspelling of %s: %s', (written, slug, isWrong) => {
    const place = book.place(slug);
    expect(place && isMisspelt(place, written)).toBe(isWrong);
  });

  it('suggests the places of a state that is no place itself, its capital first', () => {
    expect(book.find('Benue State').suggestions.map(({ slug }) => slug)).toEqual([
      'makurdi',
      'gboko',
      'katsina-ala',
      'otukpo',
    ]);
  });

  it('takes a short name for no other that differs by a letter', () => {
    expect(book.find('Jox').suggestions).toEqual([]);
  });

  it.each(['', ' ', '?', 'x', 'Xyzabc', '🚚', 'a'.repeat(100_000), "'; DROP TABLE"])(
    'does not know %.20s, and says so',
    (written) => {
      expect(book.find(written)).toEqual({ suggestions: [] });
    },
  );

  it.each(['London', 'Accra, Ghana', 'Ouagadougou', 'Cameroon', 'Porto Novo'])(
    'knows that %s lies abroad',
    (written) => {
      expect(book.find(written)).toEqual({ suggestions: [], abroad: true });
    },
  );

  it('never suggests more than can be read', () => {
    for (const beginning of ['ka', 'ib', 'o n', 'ba'])
      expect(book.find(beginning).suggestions.length).toBeLessThanOrEqual(MOST_SUGGESTIONS);
  });
});
