import { expect, test } from 'vitest';
import { filledIn, nearest, TestFinder, testTitles } from './test-titles.ts';

const OWN = 'tests/specification/test-titles.test.ts';
const SOURCE = `
  test('one', () => {});
  it("it's two", async ({ page }) => {});
  test.describe(path, () => {
    test(\`at \${width} px, by \${size}\`, () => {});
    test.skip('left out', () => {});
    test('at night', { tag: '@nightly' }, () => {});
    test.use({ javaScriptEnabled: false });
    test.beforeEach(() => {});
  });
  describe.each(ROWS)('with %s', () => {
    test.each([['a', () => 1]])('%d becomes $name (%.40s)', () => {});
    test('costs 5% or $ less', () => {});
  });
  describe.skipIf(isRoot)('as root', () => test('no', () => {}));
`;

test('titles are read with their groups, and holes where values are filled in', () => {
  expect(testTitles(SOURCE)).toEqual([
    'one',
    "it's two",
    '\0 › at \0 px, by \0',
    'with \0 › \0 becomes \0 (\0)',
    'with \0 › costs 5% or $ less',
    'as root › no',
  ]);
});

test('a name is that of a title when all its fixed parts are', () => {
  const title = '\0 › at \0 px (wide)';
  expect(filledIn(title, '/about › at 768 px (wide)')).toEqual(['/about', '768']);
  expect(filledIn(title, '/about › at 768 px')).toBeUndefined();
  expect(filledIn(title, 'at 768 px (wide)')).toBeUndefined();
  expect(filledIn('one', 'one more')).toBeUndefined();
});

test.each(['skip', 'todo', 'fixme'])('a test marked with %s holds nothing', (mark) => {
  expect(testTitles(`test.${mark}('one', () => {}); test('two', () => {});`)).toEqual(['two']);
});

test('a name with a value that its file does not know is that of no test', () => {
  const error = (mark: string) => new TestFinder().error(`${OWN} › a test marked with ${mark} holds nothing`);
  expect(error('fixme')).toBeUndefined();
  expect(error('fixme'.toUpperCase())).toContain('has no test');
});

test('what may be meant is reported', () => {
  expect(nearest(['the menu opens', 'the page closes at \0 px'], 'a page closes')).toBe(
    'the page closes at … px',
  );
  const finder = new TestFinder();
  expect(finder.error('tests/none.test.ts › one')).toBe(
    'there is no file tests/none.test.ts, wanted for "one"',
  );
  expect(finder.error(`${OWN} › what may be meant is reported`)).toBeUndefined();
  expect(finder.error(`${OWN} › what is meant is reported`)).toBe(
    `${OWN} has no test "what is meant is reported"; the nearest is "what may be meant is reported"`,
  );
});
