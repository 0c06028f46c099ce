import { expect, test } from 'vitest';
import { formulaOf } from './sheets.ts';

const places = {
  line: (letter: string) => (letter < 'G' ? `C${letter.charCodeAt(0) - 62}` : undefined),
  above: 'C3:C8',
};

test.each([
  ['A × B', 'IF(COUNT(C3,C4)<2,"",C3*C4)'],
  ['(A − B) ÷ C', 'IF(COUNT(C3,C4,C5)<3,"",(C3-C4)/C5)'],
  ['A × A + 1,000,000', 'IF(COUNT(C3)<1,"",C3*C3+1000000)'],
  ['C ÷ D, rounded up', 'IF(COUNT(C5,C6)<2,"",ROUNDUP(C5/C6,0))'],
  ['C ÷ D, rounded down', 'IF(COUNT(C5,C6)<2,"",ROUNDDOWN(C5/C6,0))'],
  ['7.5% of A + B', 'IF(COUNT(C3,C4)<2,"",7.5/100*(C3+C4))'],
  ['All lines above', 'IF(COUNT(C3:C8)=0,"",SUM(C3:C8))'],
])('%s is calculated', (words, formula) => {
  expect(formulaOf(words, places)).toBe(formula);
});

test.each(['Storage or rent', 'A and all of B', '18 at 400,000', 'days × price of a day', 'A × H', '60', ''])(
  "'%s' is no sum of lines",
  (words) => {
    expect(formulaOf(words, places)).toBeUndefined();
  },
);
