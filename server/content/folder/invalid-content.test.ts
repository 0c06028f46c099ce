import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openFileContent } from './file-content.ts';
import { contentFolderForTests, post } from './testing.ts';

const folder = contentFolderForTests();

describe('invalid content', () => {
  test('names every file, field and remedy at once', async () => {
    await folder.write('blog/short.md', post({ subTitle: 'Too short', date: '12/11/2026', colour: 'red' }));
    await folder.write('blog/Big Name.md', post());
    await folder.write('blog/Other Name.md', post());
    await folder.write('blog/other-name.md', post());
    await folder.write('site.yaml', 'brand: { name: Kayalink }');
    await folder.write('pages/hom.yaml', 'a: 1');
    const found = await folder.problems();
    expect(found).toContain('content/blog/short.md: line 3: subTitle: write 20 to 160 characters');
    expect(found).toContain(
      'content/blog/short.md: line 4: date: write the day as 2026-11-21, or with a time as 2026-11-21 09:00',
    );
    expect(found).toContain("content/blog/short.md: line 8: remove 'colour': nothing reads it");
    expect(found).toContain(
      'content/blog/Big Name.md: rename it to big-name.md: the file name is the address',
    );
    expect(found).toContain(
      'content/blog/Other Name.md: there is blog/other-name.md already: copy what is missing there, then delete this file',
    );
    expect(found).toContain('content/site.yaml: line 1: brand.tagline: is missing: add it');
    expect(found).toContain('content/pages/hom.yaml: remove it: no file of this name is read');
  });

  test('that is missing or is no YAML is named with the file', async () => {
    await rm(join(folder.directory, 'pages/blog.yaml'));
    await folder.write('navigation.yaml', 'menus: [\n');
    const found = await folder.problems();
    expect(found).toContain('content/pages/blog.yaml: is missing: add it');
    expect(found.filter((line) => line.includes('navigation'))).toEqual([
      expect.stringMatching(/^content\/navigation\.yaml: line 2: /),
    ]);
  });

  test('has texts of nothing but spaces', async () => {
    await folder.write('blog/blank.md', post({ title: "'          '" }));
    await folder.write('brands.yaml', "- { name: ' ' }\n- { name: '' }\n- { name: Ada }\n");
    expect(await folder.problems()).toEqual([
      'content/brands.yaml: line 1: “number 1”.name: is blank: write the text, or remove the field',
      'content/brands.yaml: line 2: “number 2”.name: is blank: write the text, or remove the field',
      'content/blog/blank.md: line 2: title: is blank: write the text, or remove the field',
    ]);
  });

  test('has two entries of a list where there can be one', async () => {
    const brands = ['Ada', 'Bola', 'Ada'].map((name) => `- { name: ${name} }\n`);
    await folder.write('brands.yaml', brands.join(''));
    const video = (title: string) =>
      `- { id: 7, title: ${title}, content: ${'words '.repeat(20)}, url: 'https://youtu.be/M7lc1UVf-VE' }\n`;
    await folder.write('videos.yaml', video('First') + video('Second'));
    expect(await folder.problems()).toEqual([
      "content/brands.yaml: line 3: “Ada”.name: 'Ada' is already used in entry 1 of this list: choose another one",
      "content/videos.yaml: line 2: “Second”.id: '7' is already used in entry 1 of this list: choose another one",
    ]);
  });

  test('blames the file that spells a tag as no other does, even the newest', async () => {
    await folder.write('blog/also.md', post({ tags: '[Ports]' }));
    await folder.write('blog/newest.md', post({ date: '2026-11-20', tags: '[PORTS]' }));
    expect(await folder.problems()).toEqual([
      "content/blog/newest.md: line 5: tags: write 'Ports' as in other entries, not 'PORTS'",
    ]);
  });

  test('is found across files: questions that no list can find, tags spelled in two ways', async () => {
    await folder.write('faq.yaml', 'questions: []\nlists: { home: [nowhere] }\n');
    await folder.write('blog/other.md', post({ tags: '[PORTS]' }));
    const found = await folder.problems();
    expect(found).toContain(
      "content/faq.yaml: line 2: lists.home.“nowhere”: no question has the id 'nowhere'",
    );
    expect(found).toContain(
      "content/blog/other.md: line 5: tags: write 'Ports' as in other entries, not 'PORTS'",
    );
  });

  test('is one where several lists name a question that is not there', async () => {
    await folder.write('faq.yaml', 'questions: []\nlists: { home: [nowhere], price: [nowhere, none] }\n');
    expect((await folder.problems()).filter((problem) => problem.includes('faq.yaml'))).toEqual([
      "content/faq.yaml: line 2: lists.home.“nowhere”: no question has the id 'nowhere', which is in price, too",
      "content/faq.yaml: line 2: lists.price.“none”: no question has the id 'none'",
    ]);
  });

  test('of an entry that is left out is reported there, and not at each link to it', async () => {
    await folder.write('blog/short.md', post({ subTitle: 'Too short' }));
    await mkdir(join(folder.directory, 'glossary/z'), { recursive: true });
    await folder.write('glossary/z/zone.md', '---\nsubject: Zone\nsubTitle: Short\n---\n\nAn area.\n');
    const leading = 'See [that post](/resources/blog/short) and [zone](/resources/glossary/glossaryZ/zone).';
    await folder.write('blog/leads-to-it.md', post({ related: '[short]' }, leading));
    await folder.write('questions/pricing-and-quotes.md', `## Why is that?\n\n${leading}\n`);
    const own = [
      'content/blog/short.md: line 3: subTitle: write 20 to 160 characters',
      'content/glossary/z/zone.md: line 3: subTitle: write 70 to 160 characters: search results show them',
    ];
    expect(await folder.problems()).toEqual(own);
    const content = await openFileContent(folder.directory);
    onTestFinished(() => content.close());
    expect(content.errors().flatMap(({ problems }) => problems)).toEqual(own);
  });

  test('in a list is named by the words of its item', async () => {
    await folder.write(
      'faq.yaml',
      'questions:\n  - { id: quote-time, question: How soon?, answer: Yes. }\nlists: { home: [quote-time] }\n',
    );
    expect(await folder.problems()).toContainEqual(
      expect.stringMatching(/^content\/faq\.yaml: line 2: questions\.“How soon\?”\.answer: write at least/),
    );
  });

  test('in a body is named with its line', async () => {
    await folder.write(
      'blog/body.md',
      post({}, 'Text.\n\n```\ncode\n```\n\n# Big\n\n[x](javascript:alert)\n'),
    );
    const found = await folder.problems();
    expect(found).toEqual([
      'content/blog/body.md: line 11: a block of code cannot be shown: write a list, a table or `short code`',
      "content/blog/body.md: line 15: heading 'Big': begin at ##, the title is above it",
      "content/blog/body.md: line 17: link 'x' to javascript:alert: write /a-path, #a-heading, https://…, mailto:… or tel:…",
    ]);
  });

  test.each<[slip: string, bytes: Buffer]>([
    ['a mark before UTF-8', Buffer.from(`\uFEFF${post()}`)],
    ['UTF-16', Buffer.from(`\uFEFF${post()}`, 'utf16le')],
    ['UTF-16 the other way round', Buffer.from(`\uFEFF${post()}`, 'utf16le').swap16()],
  ])('is not what Notepad makes of a file: %s', async (_slip, bytes) => {
    await writeFile(join(folder.directory, 'blog/notepad.md'), bytes);
    const content = await openFileContent(folder.directory);
    onTestFinished(() => content.close());
    expect(content.errors()).toEqual([]);
    expect(content.article('post', 'notepad')?.title).toBe('A title');
  });

  test.each<[slip: string, text: string | Buffer, problem: string]>([
    [
      'a colon in a title',
      post({ title: 'Ports: an error' }),
      "line 2: a colon in the text needs quotes around all of it. Write title: 'Ports: an error'",
    ],
    [
      'a title in half a pair of quotes',
      post({ title: '"Ports' }),
      'line 8: a text before this line begins with a quote that nothing closes: close it',
    ],
    [
      'a letter of Windows-1252',
      Buffer.from(post({ title: 'Café of Lagos' }), 'latin1'),
      "line 2: save the file as UTF-8 (in Notepad: 'Save as', 'Encoding'): a letter of this line cannot be read",
    ],
    [
      'fields that nothing closes',
      '---\ntitle: A title\n\nText.\n',
      "line 1: write '---' on a line of its own",
    ],
    [
      'a name of a field with a slip',
      post().replace('cover:', 'autor: ada\ncover:'),
      "line 6: write 'author' in place of 'autor'",
    ],
    [
      'a field that must be there, under a name with a slip',
      post().replace('title:', 'titel:'),
      "line 2: write 'title' in place of 'titel'",
    ],
    [
      'a part of a series that is none',
      post().replace('cover:', 'series: { name: Ports, part: two }\ncover:'),
      'line 6: series.part: write a number',
    ],
    [
      'a part before the first',
      post().replace('cover:', 'series: { name: Ports, part: 0 }\ncover:'),
      'line 6: series.part: write at least 1',
    ],
    ['an empty list', post({ tags: '[]' }), 'line 5: tags: write at least 1 entry'],
    [
      'a colon in a text with quotes',
      post({ title: 'Ports: what "free" means' }),
      'line 2: put the whole text into quotes, as a colon in it begins another field',
    ],
    [
      'no cover',
      post().replace('cover: quay\n', ''),
      'line 2: cover: is missing: choose a drawing (quay, yard, ',
    ],
  ])('is reported in plain words, with its line: %s', async (_slip, text, problem) => {
    await writeFile(join(folder.directory, 'blog/slip.md'), text);
    expect((await folder.problems())[0]).toContain(`content/blog/slip.md: ${problem}`);
  });

  test('is found in dates: a change before the publication', async () => {
    await folder.write('blog/early.md', post({ date: '2026-10-01', updated: '2026-09-30' }));
    expect(await folder.problems()).toEqual([
      'content/blog/early.md: line 8: updated: write a day after the date, or remove it',
    ]);
  });

  test.each(['1026-11-21', '2099-01-01'])('is found in dates: a year that nobody meant, %s', async (date) => {
    await folder.write('blog/early.md', post({ date }));
    const [problem] = await folder.problems();
    expect(problem).toMatch(
      /^content\/blog\/early\.md: line \d+: date: check the year: write a day from 2000 on/,
    );
  });

  test('includes a folder that is not there', async () => {
    await expect(openFileContent(join(folder.directory, 'none'))).rejects.toThrow('set CONTENT_DIR');
  });
});
