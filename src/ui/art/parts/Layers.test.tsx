import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Layers } from './Layers.tsx';

const SQUARES = [
  { d: 'M0 0h10V10H0z', fill: 'red' },
  { d: 'M2 2h2v2H2zm4 0h2v2h-2z', fill: 'blue' },
];

test('one thing is drawn as it is', () => {
  expect(renderToStaticMarkup(<Layers of={SQUARES} />)).toBe(
    '<path d="M0 0h10V10H0z" fill="red"></path><path d="M2 2h2v2H2zm4 0h2v2h-2z" fill="blue"></path>',
  );
});

test('many are one path a layer, in which all are the same steps from where each begins', () => {
  const at = [
    [0, 0],
    [20, -5.5],
  ] as const;
  expect(renderToStaticMarkup(<Layers of={SQUARES} at={at} />)).toBe(
    '<path d="M0 0h10v10h-10zM20-5.5h10v10h-10z" fill="red"></path>' +
      '<path d="M2 2h2v2h-2z m4 0h2v2h-2zM22-3.5h2v2h-2z m4 0h2v2h-2z" fill="blue"></path>',
  );
});
