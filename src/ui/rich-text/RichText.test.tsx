import { BLOCKS, INLINES, MARKS } from '@contentful/rich-text-types';
import { describe, expect, test } from 'vitest';
import { contents } from '#domain/entries/rich-text/document.ts';
import { documentOf, node, p, show, text } from './testing.tsx';

describe('text', () => {
  test.each([
    [MARKS.BOLD, 'b'],
    [MARKS.ITALIC, 'i'],
    [MARKS.UNDERLINE, 'u'],
    [MARKS.CODE, 'code'],
    [MARKS.SUPERSCRIPT, 'sup'],
    [MARKS.SUBSCRIPT, 'sub'],
    [MARKS.STRIKETHROUGH, 's'],
  ])('%s is <%s>', (mark, tag) => {
    expect(show(p(text('m', mark)))).toBe(`<p><${tag}>m</${tag}></p>`);
  });

  test('keeps line breaks and drops empty paragraphs', () => {
    expect(show(p(text('one\ntwo\nthree')), p(text('')))).toBe('<p>one<br/>two<br/>three</p>');
  });

  test('is escaped', () => {
    expect(show(p(text('<script>')))).toBe('<p>&lt;script&gt;</p>');
  });
});

describe('headings', () => {
  const heading = (level: number, value: string) => node(`heading-${level}`, [text(value)]);

  test('have anchors, unique in the page, and never compete with the title', () => {
    expect(
      show(
        heading(1, 'Gate pass'),
        heading(2, 'Gate pass'),
        heading(3, 'Why?'),
        heading(2, 'Main'),
        heading(2, '₦'),
      ),
    ).toBe(
      '<h2 id="gate-pass">Gate pass</h2><h2 id="gate-pass-2">Gate pass</h2><h3 id="why">Why?</h3>' +
        '<h2 id="main-2">Main</h2><h2 id="part">₦</h2>',
    );
  });

  test('that are empty are not shown', () => {
    expect(show(heading(2, ' '))).toBe('');
  });

  test('make the contents with the same anchors', () => {
    expect(contents(documentOf(heading(2, 'One'), heading(3, 'Inner'), heading(2, 'One')))).toEqual([
      { id: 'one', text: 'One' },
      { id: 'one-2', text: 'One' },
    ]);
  });
});

describe('blocks', () => {
  const item = (...content: unknown[]) => node(BLOCKS.LIST_ITEM, content);

  test('lists nest, and hold quotes', () => {
    const inner = node(BLOCKS.OL_LIST, [item(p(text('b')))]);
    const quote = node(BLOCKS.QUOTE, [p(text('q'))]);
    expect(show(node(BLOCKS.UL_LIST, [item(p(text('a')), inner), item(quote)]))).toBe(
      '<ul><li><p>a</p><ol><li><p>b</p></li></ol></li><li><blockquote><p>q</p></blockquote></li></ul>',
    );
  });

  test('numbered lists go on where their author says', () => {
    const list = { ...node(BLOCKS.OL_LIST, [item(p(text('c')))]), data: { start: 3 } };
    expect(show(list)).toBe('<ol start="3"><li><p>c</p></li></ol>');
    expect(show({ ...list, data: { start: 'x' } })).toBe('<ol><li><p>c</p></li></ol>');
  });

  test('quotes and rules', () => {
    expect(show(node(BLOCKS.QUOTE, [p(text('q'))]), node(BLOCKS.HR))).toBe(
      '<blockquote><p>q</p></blockquote><hr/>',
    );
  });

  const row = (type: string, ...values: string[]) =>
    node(
      BLOCKS.TABLE_ROW,
      values.map((value) => node(type, [p(text(value))])),
    );

  test('tables are named regions that a keyboard can scroll, with a head', () => {
    const table = node(BLOCKS.TABLE, [row(BLOCKS.TABLE_HEADER_CELL, 'Size'), row(BLOCKS.TABLE_CELL, '30 t')]);
    expect(show(node(BLOCKS.HEADING_2, [text('Loads')]), table)).toContain(
      '<section class="rich-text-table" aria-label="Loads" tabindex="0"><table>' +
        '<caption class="sr-only">Loads</caption><thead><tr><th scope="col"><p>Size</p></th></tr></thead><tbody><tr><td><p>30 t</p></td></tr></tbody></table>',
    );
  });

  test('where nothing stands above the first column, it names the rows', () => {
    const table = (...heads: string[]) =>
      show(
        node(BLOCKS.TABLE, [row(BLOCKS.TABLE_HEADER_CELL, ...heads), row(BLOCKS.TABLE_CELL, 'Port', 'Onne')]),
      );
    const named = '<tbody><tr><th scope="row"><p>Port</p></th><td><p>Onne</p></td></tr></tbody>';
    expect(table('', 'East')).toContain(
      `<thead><tr><td></td><th scope="col"><p>East</p></th></tr></thead>${named}`,
    );
    expect(table('', '')).toContain(`</caption>${named}`);
  });

  test('cells reach over as many columns and rows as the editor said, and name what they did before', () => {
    const cell = (type: BLOCKS, value: string, data: object = {}) => ({
      ...node(type, [p(text(value))]),
      data,
    });
    const spanning = node(BLOCKS.TABLE, [
      node(BLOCKS.TABLE_ROW, [
        cell(BLOCKS.TABLE_HEADER_CELL, ''),
        cell(BLOCKS.TABLE_HEADER_CELL, 'Tons', { colspan: 2 }),
      ]),
      node(BLOCKS.TABLE_ROW, [
        cell(BLOCKS.TABLE_CELL, 'Kano', { rowspan: 2 }),
        cell(BLOCKS.TABLE_CELL, '30', { colspan: 1, rowspan: 0 }),
        cell(BLOCKS.TABLE_CELL, '45', { colspan: '9' }),
      ]),
      node(BLOCKS.TABLE_ROW, [
        cell(BLOCKS.TABLE_CELL, '32'),
        cell(BLOCKS.TABLE_CELL, '47', { colspan: 1e9 }),
      ]),
    ]);
    const html = show(spanning as never);
    expect(html).toContain('<th scope="col" colSpan="2"><p>Tons</p></th>');
    expect(html).toContain(
      '<th scope="row" rowSpan="2"><p>Kano</p></th><td><p>30</p></td><td><p>45</p></td>',
    );
    // The first cell of a row below such a one is in the second column.
    expect(html).toContain('<tr><td><p>32</p></td><td><p>47</p></td></tr>');
  });

  test('a header cell beside others names its row', () => {
    const mixed = node(BLOCKS.TABLE_ROW, [
      node(BLOCKS.TABLE_HEADER_CELL, [p(text('a'))]),
      node(BLOCKS.TABLE_CELL, [p(text('b'))]),
    ]);
    expect(show(node(BLOCKS.TABLE, [mixed]))).toContain('<tbody><tr><th scope="row"><p>a</p></th><td>');
  });
});

describe('what the types do not promise', () => {
  test.each([
    ['an unknown block', node('hologram', [p(text('words'))]), '<p>words</p>'],
    ['an unknown mark', p(text('words', 'blink')), '<p>words</p>'],
    ['a node without children', { nodeType: 'hologram' }, ''],
    ['a text without marks', p({ nodeType: 'text', value: 'words' }), '<p>words</p>'],
    ['a link without data', p({ nodeType: INLINES.HYPERLINK, content: [text('words')] }), '<p>words</p>'],
    ['a name that objects have', node('constructor', [p(text('words', 'toString'))]), '<p>words</p>'],
    ['a block inside a paragraph', p(p(text('words'))), '<div><p>words</p></div>'],
    ['a table without rows', { nodeType: BLOCKS.TABLE }, /^<section.*<\/caption><tbody><\/tbody><\/table>/],
  ])('%s does not break the page', (_what, content, expected) => {
    expect(show(content)).toMatch(typeof expected === 'string' ? new RegExp(`^${expected}$`) : expected);
  });
});
