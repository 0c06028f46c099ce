import { expect, test } from 'vitest';
import { DRAWING_NAMES } from '#src/ui/art/drawings.ts';
import { sceneFile } from '#src/ui/art/files.tsx';
import { expandUses } from './expand-uses.ts';

test('a repeated part is written out where it is repeated, without its name', () => {
  const markup =
    '<svg><defs><g id="bag"><g><path d="M0 0"></path></g></g></defs><use href="#bag" x="5" fill="red"></use></svg>';
  expect(expandUses(markup)).toBe(
    '<svg><g transform="translate(5 0)" fill="red"><g><g><path d="M0 0"></path></g></g></g></svg>',
  );
});

test('a part made of repeated parts is written out to the end', () => {
  const markup =
    '<svg><g id="a"><path id="b" d="M1 1"></path><use href="#b"></use></g><use href="#a" y="2"></use></svg>';
  expect(expandUses(markup).match(/d="M1 1"/g)).toHaveLength(4);
});

test('a part that is missing is named', () => {
  expect(() => expandUses('<svg><use href="#none"></use></svg>')).toThrow("'none'");
});

test.each(DRAWING_NAMES)('%s can be printed', (name) => {
  expect(expandUses(sceneFile(name).markup)).not.toMatch(/<use|<defs/);
});
