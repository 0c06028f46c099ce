import { BLOCKS, INLINES, MARKS } from '@contentful/rich-text-types';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contents } from '#domain/entries/rich-text/document.ts';
import { plainText, sanitized } from '#domain/entries/rich-text/sanitized-document.ts';
import { documentOf, node, show } from './testing.tsx';

const UNSAFE = [
  'javascript:alert(1)',
  'JaVa\tscript:x',
  'data:text/html,x',
  'vbscript:x',
  'blob:x',
  '\u0000javascript:x',
];
const address = fc.oneof(
  fc.constantFrom(...UNSAFE, '/a', '#b', 'https://c.example', '//d'),
  fc.string(),
  fc.webUrl(),
);
const target = fc.oneof(
  fc.record({ kind: fc.constantFrom('post', 'term'), href: address, title: fc.string() }),
  fc.record(
    {
      kind: fc.constant('asset'),
      url: address,
      contentType: fc.constantFrom('image/png', 'a/b'),
      title: fc.string(),
      width: fc.integer(),
      height: fc.integer(),
    },
    { requiredKeys: ['kind', 'url', 'contentType', 'title'] },
  ),
  fc.anything(),
);
const text = fc.record(
  {
    nodeType: fc.constant('text'),
    value: fc.oneof(fc.string(), fc.anything()),
    marks: fc.oneof(
      fc.array(fc.record({ type: fc.oneof(fc.constantFrom(...Object.values(MARKS)), fc.string()) })),
      fc.anything(),
    ),
  },
  { requiredKeys: ['nodeType'] },
);
const nodeType = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...Object.values(BLOCKS), ...Object.values(INLINES)) },
  fc.constantFrom('hologram', 'constructor', '__proto__', 'toString'),
  fc.anything(),
);
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof({ maxDepth: 7, depthSize: 'large' }, text, tie('inner'), fc.anything()),
  inner: fc.record(
    {
      nodeType,
      data: fc.oneof(fc.record({ uri: address, target }), fc.anything()),
      content: fc.oneof(fc.array(tie('tree')), fc.anything()),
    },
    { requiredKeys: ['nodeType'] },
  ),
}));

const SAFE = /^(https?:|mailto:|tel:|\/|#)/i;

test('whatever a document holds, it is shown, and leads nowhere unsafe', () => {
  fc.assert(
    fc.property(fc.array(tree), (content) => {
      const html = show(...content);
      const addresses = [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, found]) => found);
      for (const found of addresses) expect(found).toMatch(SAFE);
      expect(html).not.toContain('<script');
      for (const { id } of contents(sanitized(documentOf(...content)))) expect(html).toContain(`id="${id}"`);
      plainText(documentOf(...content));
    }),
    { numRuns: 400 },
  );
});

test('a document nested without end is shown as its words', () => {
  const deep = Array.from({ length: 20_000 }).reduce<object>((inner) => node(BLOCKS.QUOTE, [inner]), {
    nodeType: 'text',
    value: 'words',
  });
  expect(show(deep)).toContain('words');
});
