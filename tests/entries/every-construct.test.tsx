import spec from 'commonmark-spec';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { setTargets } from '#server/content/entries/link-targets.ts';
import { markdownToRichText } from '#server/content/formats/markdown.ts';
import { RichText } from '#src/ui/rich-text/RichText.tsx';
import { COPY } from '#src/ui/rich-text/testing.tsx';
import { GITHUB_EXAMPLES } from './github-examples.ts';
import { seenIn } from './seen-in.ts';

/** The page of a text, and everything that its author is notified of it. */
function show(markdown: string): { html: string; reported: string[] } {
  const { document, errors } = markdownToRichText(markdown);
  const gaps: string[] = [];
  setTargets([{ file: 'a.md', document }], { entries: new Map(), pictures: new Map() }, gaps);
  const html = renderToStaticMarkup(<RichText document={document} copy={COPY} />);
  return { html, reported: [...errors, ...gaps] };
}

describe.each([
  ['CommonMark', spec.tests, 390],
  ["GitHub's additions", GITHUB_EXAMPLES, 23],
])('every example of %s', (_name, examples, shownOnes) => {
  test('is shown as its specification says, or reported', () => {
    const results = examples.map(({ markdown, html }) => {
      const written = markdown.replaceAll('→', '\t');
      const { html: shown, reported } = show(written);
      return { markdown: written, reported, shown: seenIn(shown), right: seenIn(html.replaceAll('→', '\t')) };
    });
    const silent = results.filter(({ reported }) => reported.length === 0);
    const wrong = silent.filter(({ shown, right }) => JSON.stringify(shown) !== JSON.stringify(right));
    expect(wrong).toEqual([]);
    expect(silent.length).toBe(shownOnes);
  });
});
