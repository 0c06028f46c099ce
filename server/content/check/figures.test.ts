import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readFiles } from '../files/files.ts';
import { differingClaims, wrongFigures } from './figures.ts';

const of = (text: string) => wrongFigures(new Map([['blog/rain.md', text]])).map(({ message }) => message);

test.each([
  [
    'The axles\nmay carry 12.5 t on a single axle.',
    "line 2: '12.5': write '11.5', the limit of a single axle",
  ],
  [
    'It is painted 32,500 kg gross.',
    "line 1: '32,500': write '30,480', what a container weighs at most with its goods, in kg",
  ],
  [
    'We have 15, 20 and 35 tons.',
    "line 1: '15, 20 and 35': write '15, 20, 25, 30, 40, 45, 50 and 60', our sizes of truck, in tons",
  ],
])('a figure that is not the one of the price page: %s', (text, message) => {
  expect(of(text)).toEqual([message]);
});

test('the figures of the price page are left alone', () => {
  expect(of('At most 11.5 t on a single axle; a box is painted 30,480 kg gross.')).toEqual([]);
});

test('two pages that put different percentages on one thing are named', () => {
  const claim = (percent: number) => ({ statistics: [{ percent, text: 'of loads arrive on the day' }] });
  expect(differingClaims({ home: claim(95), about: claim(95) })).toEqual([]);
  expect(differingClaims({ home: claim(95), about: claim(90) })).toEqual([
    { file: 'pages/about.yaml', message: "'of loads arrive on the day': 90 % here, 95 % in pages/home.yaml" },
  ]);
});

test('the content as it ships states the figures of the price page', async () => {
  expect(wrongFigures(await readFiles(resolve(import.meta.dirname, '../../../content')))).toEqual([]);
});
