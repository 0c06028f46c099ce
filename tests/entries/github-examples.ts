interface Example {
  markdown: string;
  html: string;
}

const ROW = '<tr><td>Kano</td><td>9</td></tr>';
const TABLE = `<table><tr><th>Road</th><th>Days</th></tr>${ROW}</table>`;

/** Each rule of GitHub's additions to CommonMark, in examples of our own. @see https://github.github.com/gfm */
export const GITHUB_EXAMPLES: Example[] = [
  { markdown: '| Road | Days |\n| --- | --- |\n| Kano | 9 |', html: TABLE },
  { markdown: 'Road | Days\n---|---\nKano | 9', html: TABLE },
  {
    markdown: '| Road | Days |\n| :-: | --: |\n| Kano | 9 |',
    html: '<table><tr><th align="center">Road</th><th align="right">Days</th></tr><tr><td align="center">Kano</td><td align="right">9</td></tr></table>',
  },
  {
    markdown: '| a\\|b |\n| --- |\n| `c\\|d` **\\|** |',
    html: '<table><tr><th>a|b</th></tr><tr><td><code>c|d</code> <b>|</b></td></tr></table>',
  },
  {
    markdown: '| Road | Days |\n| --- | --- |\n| Kano | 9 |\n> quote',
    html: `${TABLE}<blockquote>quote</blockquote>`,
  },
  {
    markdown: '| Road | Days |\n| --- | --- |\n| Kano | 9 |\nAba\n\nAfter.',
    html: `${TABLE.replace('</table>', '<tr><td>Aba</td><td></td></tr></table>')}<p>After.</p>`,
  },
  { markdown: '| Road | Days |\n| --- |\n| Kano |', html: '<p>| Road | Days | | --- | | Kano |</p>' },
  { markdown: '| Road | Days |\n| --- | --- |\n| Kano | 9 | more |', html: TABLE },
  { markdown: '| Road | Days |\n| --- | --- |', html: TABLE.replace(ROW, '') },
  {
    markdown: '- [ ] open\n- [x] done\n- [X] too\n  - [ ] inside',
    html: '<ul><li>☐ open</li><li>☑ done</li><li>☑ too<ul><li>☐ inside</li></ul></li></ul>',
  },
  { markdown: '- [] no box\n- [ ]no box', html: '<ul><li>[] no box</li><li>[ ]no box</li></ul>' },
  { markdown: '~~gone~~ and **~~both~~**', html: '<p><del>gone</del> and <b><del>both</del></b></p>' },
  { markdown: 'not ~~over\n\ntwo~~ paragraphs', html: '<p>not ~~over</p><p>two~~ paragraphs</p>' },
  { markdown: 'not ~~~three~~~', html: '<p>not ~~~three~~~</p>' },
  { markdown: '3~5 days, 7~9 days', html: '<p>3~5 days, 7~9 days</p>' },
  {
    markdown: 'See www.example.com.',
    html: '<p>See <a href="http://www.example.com">www.example.com</a>.</p>',
  },
  {
    markdown: '(www.example.com/search?q=a+(b))',
    html: '<p>(<a href="http://www.example.com/search?q=a+(b)">www.example.com/search?q=a+(b)</a>)</p>',
  },
  {
    markdown: '(www.example.com/search?q=a+(b)))',
    html: '<p>(<a href="http://www.example.com/search?q=a+(b)">www.example.com/search?q=a+(b)</a>))</p>',
  },
  {
    markdown: 'www.example.com/search?q=a&b;',
    html: '<p><a href="http://www.example.com/search?q=a">www.example.com/search?q=a</a>&amp;b;</p>',
  },
  {
    markdown: 'www.example.com/he<lp',
    html: '<p><a href="http://www.example.com/he">www.example.com/he</a>&lt;lp</p>',
  },
  {
    markdown: 'https://example.com/a_b_c!',
    html: '<p><a href="https://example.com/a_b_c">https://example.com/a_b_c</a>!</p>',
  },
  {
    markdown: 'ada.o-b@example.com',
    html: '<p><a href="mailto:ada.o-b@example.com">ada.o-b@example.com</a></p>',
  },
  {
    markdown: 'ada@mail+b.example is none, ada+b@mail.example is one.',
    html: '<p>ada@mail+b.example is none, <a href="mailto:ada+b@mail.example">ada+b@mail.example</a> is one.</p>',
  },
  { markdown: 'a@b, a.b-c_d@a.b_', html: '<p>a@b, a.b-c_d@a.b_</p>' },
  { markdown: 'A note[^1].\n\n[^1]: Words of it.', html: '<p>A note<sup>1</sup>.</p><p>Words of it.</p>' },
  { markdown: 'No note[^1].', html: '<p>No note[^1].</p>' },
  { markdown: '<strong> <title> <style> <em>', html: '<p><strong> &lt;title> &lt;style> <em></p>' },
];
