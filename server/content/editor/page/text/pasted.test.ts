// @vitest-environment happy-dom
import TurndownService from 'turndown';
import { beforeAll, expect, test } from 'vitest';
import { markdownToRichText } from '../../../formats/markdown.ts';
import { insertPasted, markdownOf } from './pasted.js';

beforeAll(() => {
  globalThis.TurndownService = TurndownService;
});

/** What a page becomes, which the check accepts. */
function pasted(html: string): string | undefined {
  const markdown = markdownOf(html);
  if (markdown !== undefined) expect(markdownToRichText(markdown).errors).toEqual([]);
  return markdown;
}

/** As Word writes it to the clipboard: paragraphs for the items of lists, with their marks as texts. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
<!--StartFragment-->
<p class=MsoTitle>Loads in the rain<o:p></o:p></p>
<h1>Before<o:p></o:p></h1>
<p class=MsoNormal>Check the <b>tarpaulin</b> and the <i>ropes</i>,&nbsp;see <a href="https://example.com/rain" title="Rain">the list</a>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Tarpaulin</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp; </span></span>Holes</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Ropes</p>
<h2>Steps</h2>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Look</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span>Load</p>
<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal><b>Month<o:p></o:p></b></p></td><td><p class=MsoNormal><b>Rain</b></p></td></tr>
<tr><td><p class=MsoNormal>June</p></td><td><p class=MsoNormal>A | lot</p><p class=MsoNormal>of it</p></td></tr></table>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<!--EndFragment--></body></html>`;

test('a document of Word keeps headings, words, links, lists and tables', () => {
  expect(pasted(WORD)).toBe(`## Loads in the rain

## Before

Check the **tarpaulin** and the *ropes*, see [the list](https://example.com/rain).

- Tarpaulin
  - Holes
- Ropes

### Steps

1. Look
2. Load

| Month | Rain |
| --- | --- |
| June | A \\| lot<br>of it |`);
});

/** As Google Docs writes it: a bold element around everything that is not bold, and looks as styles. */
const GOOGLE = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">
<h2 dir="ltr"><span style="font-weight:700">Costs</span></h2>
<p dir="ltr"><span style="font-weight:400">Diesel is </span><span style="font-weight:700">half</span><span style="font-style:italic"> of it</span><span style="vertical-align:super">2</span>, <a href="https://www.google.com/url?q=https://example.com/a_b&amp;sa=D"><span style="text-decoration:underline">source</span></a>.</p>
<ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>One</span></p></li><ul><li><p><span>Inner</span></p></li></ul><li><p><span>Two</span></p></li></ul><br />
<ol start="1"><li><p>First</p></li></ol><ol start="2"><li><p>Second</p></li></ol></b>`;

test('a document of Google Docs keeps them, too', () => {
  expect(pasted(GOOGLE)).toBe(`## Costs

Diesel is **half** *of it*<sup>2</sup>, [source](https://example.com/a_b).

- One
  - Inner
- Two

1. First
2. Second`);
});

test.each([
  [
    'signs of Markdown as what they are',
    '<p><b>a</b> *b* _c_ [d] &lt;i&gt; 1 &amp;copy; ~~e~~</p>',
    '**a** \\*b\\* \\_c\\_ \\[d\\] \\<i> 1 \\&copy; \\~~e\\~~',
  ],
  [
    'the start of a line',
    '<ul><li>a</li></ul><p>1) b</p><p>##c</p><p>+ d</p>',
    '- a\n\n1\\) b\n\n\\##c\n\n\\+ d',
  ],
  ['bullets that are letters', '<p>• a</p><p>• b</p>', '- a\n- b'],
  ['a picture as nothing', '<p><b>a</b><img src="https://example.com/a.png" alt="A"></p>', '**a**'],
  ['a block of code as lines', '<h2>a</h2><pre><code>b\nc</code></pre>', '## a\n\nb\\\nc'],
  [
    'unsafe links as their words',
    '<p><b>a</b> <a href="javascript:alert(1)">b</a> <a href="file:///c">c</a> <a href="#d">d</a></p>',
    '**a** b c d',
  ],
  [
    'links to people',
    '<p><a href="mailto:ada@example.com?subject=x">a</a> <a href="tel:+234 803 000 0000">b</a></p>',
    '[a](mailto:ada@example.com) [b](tel:+2348030000000)',
  ],
  [
    'an address with brackets',
    '<p><a href="https://example.com/a_(b)">a</a></p>',
    '[a](https://example.com/a_\\(b\\))',
  ],
  ['no empty items and headings', '<h2> </h2><ul><li>a</li><li> </li></ul>', '- a'],
  [
    'cells that span',
    '<table><tr><th colspan=2>a</th></tr><tr><td>b</td><td>c</td></tr></table>',
    '| a |  |\n| --- | --- |\n| b | c |',
  ],
  ['a table around a page as the page', '<table><tr><td><h2>a</h2><p>b</p></td></tr></table>', 'a\n\nb'],
  ['breaks', '<p><b>a</b><br>b<br></p>', '**a**\\\nb'],
  ['a quote', '<blockquote><p>a</p><p>b</p></blockquote>', '> a\n> \n> b'],
  ['the highest heading as one of the text', '<h1>a</h1><h2>b</h2>', '## a\n\n### b'],
])('paste: %s', (_what, html, markdown) => expect(pasted(html)).toBe(markdown));

test.each([
  ['words alone', '<p>a b</p>'],
  ['what an editor of programs copies', '<div style="color:#fff"><span style="color:red">**a**</span></div>'],
  ['code alone', '<pre>## a</pre>'],
])('%s are pasted as they are', (_what, html) => expect(pasted(html)).toBeUndefined());

test.each([
  ['words within a line', 'a ¦b', '**x**', 'a **x**b'],
  ['a block apart from it', 'a ¦b', '- x\n- y', 'a \n\n- x\n- y\n\nb'],
  ['a block in place of an empty item', 'a\n\n- ¦', '- x\n- y', 'a\n\n- x\n- y'],
  ['a list that counts on', '1. a\n\n¦', '1. x\n2. y', '1. a\n\n2. x\n3. y'],
  ['a block below a table', '| a¦ |\n| --- |\n\nb', '- x\n- y', '| a |\n| --- |\n\n- x\n- y\n\nb'],
  ['a block between blocks', 'a\n\n¦\n\nb', '## x\n\ny', 'a\n\n## x\n\ny\n\nb'],
])('%s', (_what, before, markdown, after) => {
  const start = before.indexOf('¦');
  const field = { text: before.replace('¦', ''), start, end: start };
  expect(insertPasted(field, markdown).text).toBe(after);
});
