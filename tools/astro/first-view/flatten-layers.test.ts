import { expect, test } from 'vitest';
import { elementsOf } from './first-words.ts';
import { flattenLayers } from './flatten-layers.ts';

const HTML = '<main><a class="link button">Go</a><p class="card wide"></p><h2 id="x"></h2></main>';
const flatten = (css: string, html = HTML) =>
  flattenLayers(
    css,
    elementsOf(html).map((element) => new Set(element)),
  );

test('rules come in the order of their layers, and those without one last', () => {
  expect(
    flatten('@layer base,utilities;.card{top:0}@layer utilities{.wide{top:1px}}@layer base{p{top:2px}}'),
  ).toBe('p{top:2px}.wide{top:1px}.card{top:0}');
});

test('a rule that would lose to a more specific one of a lower layer becomes stronger', () => {
  expect(flatten('@layer base{a.button{color:red}}@layer utilities{.link{color:blue}}')).toBe(
    'a.button{color:red}.link:not(#_){color:blue}',
  );
  expect(flatten('@layer base{a.button::after{color:red}}@layer utilities{.link::after{color:blue}}')).toBe(
    'a.button::after{color:red}.link:not(#_)::after{color:blue}',
  );
});

test('rules that never meet on an element, or set other properties, stay as they are', () => {
  const apart =
    '@layer base{a.button{color:red}}@layer utilities{.card{color:blue}}@layer more{.link{margin:0}}';
  expect(flatten(apart)).toBe('a.button{color:red}.card{color:blue}.link{margin:0}');
});

test('what beats a strengthened rule within its layer still beats it', () => {
  expect(
    flatten('@layer base{a.button{color:red}}@layer utilities{.link{color:blue}.button:hover{color:green}}'),
  ).toBe('a.button{color:red}.link:not(#_){color:blue}.button:hover:not(#_){color:green}');
});

test('what is for paper comes last and wins', () => {
  expect(flatten('@media print{p{color:#000}}.card.wide{color:red}')).toBe(
    '.card.wide{color:red}@media print{p:not(#_){color:#000}}',
  );
});

test('layers turn the order of !important round, which is refused', () => {
  const twice = '@layer base{p{color:red!important}}@layer utilities{.card{color:blue!important}}';
  expect(() => flatten(twice)).toThrow('!important');
});
