import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LongText } from './LongText.tsx';
import { COPY, documentOf, node, p, text } from './testing.tsx';

const show = (...content: object[]) =>
  renderToStaticMarkup(<LongText content={documentOf(...content)} onThisPage="On this page" copy={COPY} />);
const headings = ['One', 'Two', 'Three'].map((value) => node('heading-2', [text(value)]));

test('sets the first paragraph as the lead, and lists what follows with working anchors', () => {
  const html = show(p(text('Opening.')), ...headings);
  expect(html).toContain('<div class="rich-text rich-text-lead"><p>Opening.</p></div>');
  for (const id of ['one', 'two', 'three']) {
    expect(html).toContain(`href="#${id}"`);
    expect(html).toContain(`<h2 id="${id}">`);
  }
});

test('a short text has no contents', () => {
  expect(show(...headings.slice(1))).not.toContain('On this page');
});
