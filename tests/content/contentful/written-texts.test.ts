import { expect, test } from 'vitest';
import { openEnds, openStandIn } from './open.ts';
import { documentOf, node, paragraph, post, text } from './samples.ts';

const SITE_URL = 'https://www.example.com';

/** The text of the only post of a space. */
async function shown(fields: Record<string, unknown>, locales?: { code: string; default: boolean }[]) {
  const standIn = await openStandIn();
  if (locales) standIn.space.locales = locales.map((locale) => ({ ...locale, fallbackCode: null }));
  standIn.space.publish('Entry', post('one', fields));
  const context = openEnds(standIn, { siteUrl: SITE_URL });
  await context.sync();
  return context.replica.read((reader) => reader.entry('post', 'one'));
}

const hyperlink = (uri: string) => documentOf(paragraph(node('hyperlink', [text('words')], { uri })));

test.each([
  ['https://www.example.com/resources/faq?q=a#b', '/resources/faq?q=a#b'],
  ['http://example.com/resources/faq', '/resources/faq'],
  ['https://www.example.com', '/'],
  ['https://example.com.evil.test/x', 'https://example.com.evil.test/x'],
  ['https://other.example.com/x', 'https://other.example.com/x'],
  ['/resources/faq', '/resources/faq'],
  ['mailto:desk@example.com', 'mailto:desk@example.com'],
])('a link to %s leads to %s', async (uri, expected) => {
  const entry = await shown({ content: hyperlink(uri) });
  expect(JSON.stringify(entry?.content)).toContain(`"uri":"${expected}"`);
});

test('a text from which all words were taken is none, and leaves room for that of the next locale', async () => {
  const emptied = documentOf(paragraph(text(' ')));
  expect((await shown({ content: emptied }))?.content).toBeUndefined();
  const written = documentOf(paragraph(text('Words.')));
  const locales = [
    { code: 'en-NG', default: false },
    { code: 'en-US', default: true },
  ];
  const entry = await shown({ content: { 'en-NG': emptied, 'en-US': written } }, locales);
  expect(JSON.stringify(entry?.content)).toContain('Words.');
  expect((await shown({ content: documentOf(node('hr')) }))?.content).toBeDefined();
});
