import { expect, test } from 'vitest';
import { elementsOf, firstWords } from './first-words.ts';
import { addFallbacks, splitSheet } from './split-sheet.ts';

const HTML =
  '<main><section class="hero p-4 md:p-6"><h1>Go</h1><details><summary>More</summary><i class="fold"></i></details></section><p class="p-2 card md:p-8"></p></main>';

const split = (css: string, html = HTML) =>
  splitSheet(css, {
    words: firstWords(html),
    elements: elementsOf(html).map((element) => new Set(element)),
  });

test('the first screen takes its own rules along, and leaves the others', () => {
  expect(split('.hero{color:red}.card{color:blue}h1{margin:0}.fold{top:0}')).toEqual({
    first: '.hero{color:red}h1{margin:0}',
    rest: '.card{color:blue}.fold{top:0}',
  });
});

test('what only a visitor brings about can wait', () => {
  const { first } = split('.hero{top:0}.hero:hover{top:1px}details[open]{top:2px}.hero::before{top:3px}');
  expect(first).toBe('.hero{top:0}.hero::before{top:3px}');
});

test('a menu that stands closed beside its button is not seen', () => {
  const { first } = split(
    '.menu-toggle:not([open])+*{display:none}.header-menu{top:0}.entry{top:1px}',
    '<details class="menu-toggle"></details><div class="header-menu"><a class="entry"></a></div><main><h1></h1></main>',
  );
  expect(first).toBe('.menu-toggle:not([open])+*{display:none}');
});

test('what is for wide screens is in the second part, which they take at once', () => {
  const narrow =
    '@media (max-width:47.999rem){.hero{top:1px}}@media (min-width:30rem){.hero{top:2px}}@media not all and (min-width:64rem){.hero{top:3px}}';
  const wide =
    '@media (min-width:48rem){.hero{top:4px}}@media (min-width:48rem) and (max-width:73.749rem){.hero{top:5px}}';
  expect(split(narrow + wide)).toEqual({ first: narrow, rest: wide });
});

test('a rule that must win over one of the rest stands in both', () => {
  const { first, rest } = split(
    '.p-2{padding:8px}.p-4{padding:16px}@media (max-width:47.999rem){.p-2{padding:4px}.hero{top:0}}',
  );
  expect(rest).toBe('.p-2{padding:8px}@media (max-width:47.999rem){.p-2{padding:4px}}');
  expect(first).toBe('.p-4{padding:16px}@media (max-width:47.999rem){.hero{top:0}}');
  const both = split('.card{padding-left:8px}.p-4{padding:16px}', HTML.replace('p-2 card', 'p-4 card'));
  expect(both).toEqual({ first: '.p-4{padding:16px}', rest: '.card{padding-left:8px}.p-4{padding:16px}' });
});

test('rules of different strength need no order', () => {
  const { rest } = split(
    '.card p{padding:0}p{padding:1px}.p-4{padding:16px}',
    HTML.replace('p-2 card', 'p-4'),
  );
  expect(rest).not.toContain('.p-4');
});

test('variables of the theme, animations and registered properties go where they are used', () => {
  const theme = ':root,:host{--red:red;--blue:blue;--dark:var(--red)}';
  const parts = '@keyframes sway{to{rotate:1turn}}@property --x{syntax:"*";inherits:false}';
  const { first, rest } = split(
    `${theme}.hero{color:var(--dark)}.card{color:var(--blue);animation:sway 1s;top:var(--x)}${parts}`,
  );
  expect(first).toBe(':root,:host{--red:red;--dark:var(--red)}.hero{color:var(--dark)}');
  expect(rest).toContain('--blue:blue');
  expect(rest).not.toContain('--red:red');
  expect(rest).toContain('@keyframes sway');
  expect(rest).toContain('@property --x');
});

test('what is for paper waits, and wins there as before', () => {
  const { first, rest } = split('@media print{section{display:none}}.hero{display:block}');
  expect(first).toBe('.hero{display:block}');
  expect(rest).toBe('@media print{section{display:none}}');
});

test('what old browsers do not read has before it what they do', () => {
  expect(addFallbacks('.a{height:calc(100dvh - 4rem);overflow:clip}.b{top:1vh;--h:1svh}')).toBe(
    '.a{height:calc(100vh - 4rem);height:calc(100dvh - 4rem);overflow:hidden;overflow:clip}.b{top:1vh;--h:1svh}',
  );
});
