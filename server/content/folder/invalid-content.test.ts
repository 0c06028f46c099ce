import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openFileContent } from './file-content.ts';
import { contentFolderForTests, post } from './testing.ts';

describe('invalid content', () => {
  const folder = contentFolderForTests();
  const openedFolder = async () => {
    const content = await openFileContent(folder.directory, { report: () => {} });
    onTestFinished(() => content.close());
    return content;
  };

  test('names every file, field and remedy at once', async () => {
    await folder.write('blog/short.md', post({ subTitle: 'Too short', date: '12/11/2026', colour: 'red' }));
    await folder.write('blog/Big Name.md', post());
    await folder.write('blog/Other Name.md', post());
    await folder.write('blog/other-name.md', post());
    await folder.write('site.yaml', 'brand: { name: Kayalink }');
    await folder.write('pages/hom.yaml', 'a: 1');
    await rm(join(folder.directory, 'pages/blog.yaml'));
    await folder.write('navigation.yaml', 'menus: [\n');
    await folder.write(
      'faq.yaml',
      'questions:\n  - { id: quote-time, question: How soon?, answer: Yes. }\nlists: { home: [quote-time] }\n',
    );
    await folder.write('brands.yaml', "- { name: ' ' }\n- { name: '' }\n- { name: Ada }\n");
    const found = await folder.problems();
    expect(found).toEqual(
      expect.arrayContaining([
        'content/blog/short.md: line 3: subTitle: write 20 to 160 characters',
        'content/blog/short.md: line 4: date: write the day as 2026-11-21, or with a time as 2026-11-21 09:00',
        "content/blog/short.md: line 8: remove 'colour': nothing reads it",
        'content/blog/Big Name.md: rename it to big-name.md: the file name is the address',
        'content/blog/Other Name.md: there is blog/other-name.md already: copy what is missing there, then delete this file',
        'content/site.yaml: line 1: brand.tagline: is missing: add it',
        'content/pages/hom.yaml: remove it: no file of this name is read',
        'content/pages/blog.yaml: is missing: add it',
        expect.stringMatching(/^content\/faq\.yaml: line 2: questions\.“How soon\?”\.answer: write at least/),
        'content/brands.yaml: line 1: “number 1”.name: is blank: write the text, or remove the field',
        'content/brands.yaml: line 2: “number 2”.name: is blank: write the text, or remove the field',
      ]),
    );
    expect(found.filter((line) => line.includes('navigation'))).toEqual([
      expect.stringMatching(/^content\/navigation\.yaml: line 2: /),
    ]);
  });

  test('is found across entries: two of a list where there can be one, tags spelled in two ways, lists of nothing', async () => {
    const brands = ['Ada', 'Bola', 'Ada'].map((name) => `- { name: ${name} }\n`);
    await folder.write('brands.yaml', brands.join(''));
    const video = (title: string) =>
      `- { id: 7, title: ${title}, content: ${'words '.repeat(20)}, url: 'https://youtu.be/M7lc1UVf-VE' }\n`;
    await folder.write('videos.yaml', video('First') + video('Second'));
    await folder.write('faq.yaml', 'questions: []\nlists: { home: [nowhere], price: [nowhere, none] }\n');
    await folder.write('blog/also.md', post({ tags: '[Ports]' }));
    await folder.write('blog/newest.md', post({ date: '2026-11-20', tags: '[PORTS]' }));
    expect((await folder.problems()).toSorted()).toEqual([
      "content/blog/newest.md: line 5: tags: write 'Ports' as in other entries, not 'PORTS'",
      "content/brands.yaml: line 3: “Ada”.name: 'Ada' is already used in entry 1 of this list: choose another one",
      "content/faq.yaml: line 2: lists.home.“nowhere”: no question has the id 'nowhere', which is in price, too",
      "content/faq.yaml: line 2: lists.price.“none”: no question has the id 'none'",
      "content/videos.yaml: line 2: “Second”.id: '7' is already used in entry 1 of this list: choose another one",
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
    expect((await openedFolder()).errors().flatMap(({ problems }) => problems)).toEqual(own);
  });

  test('is not what Notepad makes of a file: a mark before UTF-8, or UTF-16 of both kinds', async () => {
    const marked = `\uFEFF${post()}`;
    const ENCODED = {
      'utf-8': Buffer.from(marked),
      'utf-16': Buffer.from(marked, 'utf16le'),
      'utf-16-swapped': Buffer.from(marked, 'utf16le').swap16(),
    };
    for (const [name, bytes] of Object.entries(ENCODED))
      await writeFile(join(folder.directory, `blog/${name}.md`), bytes);
    const content = await openedFolder();
    expect(content.errors()).toEqual([]);
    for (const name of Object.keys(ENCODED))
      expect(content.article('post', name)?.title, name).toBe('A title');
  });

  test('includes a folder that is not there', async () => {
    await expect(openFileContent(join(folder.directory, 'none'))).rejects.toThrow('set CONTENT_DIR');
  });
});

describe('a slip in a post', () => {
  const BODY = 'Text.\n\n```\ncode\n```\n\n# Big\n\n[x](javascript:alert)\n';
  const SLIPS: [slip: string, text: string | Buffer, ...problems: string[]][] = [
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
    [
      'a title of spaces',
      post({ title: "'          '" }),
      'line 2: title: is blank: write the text, or remove the field',
    ],
    [
      'a colon in a text with quotes',
      post({ title: 'Ports: what "free" means' }),
      'line 2: put the whole text into quotes, as a colon in it begins another field',
    ],
    [
      'a change before the publication',
      post({ date: '2026-10-01', updated: '2026-09-30' }),
      'line 8: updated: write a day after the date, or remove it',
    ],
    [
      'a year long ago',
      post({ date: '1026-11-21' }),
      'line 4: date: check the year: write a day from 2000 on',
    ],
    [
      'three in a body',
      post({}, BODY),
      'line 11: a block of code cannot be shown: write a list, a table or `short code`',
      "line 15: heading 'Big': begin at ##, the title is above it",
      "line 17: link 'x' to javascript:alert: write /a-path, #a-heading, https://…, mailto:… or tel:…",
    ],
  ];
  const folder = contentFolderForTests(beforeAll, afterAll);
  let found: string[];
  beforeAll(async () => {
    for (const [at, [, text]] of SLIPS.entries())
      await writeFile(join(folder.directory, `blog/slip-${at}.md`), text);
    found = await folder.problems();
  });

  test.each(SLIPS.map(([slip, , ...problems], at) => ({ slip, problems, at })))(
    'is reported in plain words, with its line: $slip',
    ({ problems, at }) => {
      const file = `content/blog/slip-${at}.md: `;
      const said = found.flatMap((line) => (line.startsWith(file) ? line.slice(file.length) : []));
      expect(said.slice(0, problems.length)).toEqual(
        problems.map((problem) => expect.stringContaining(problem)),
      );
    },
  );
});
