import { BLOCKS, INLINES } from '@contentful/rich-text-types';
import { describe, expect, test } from 'vitest';
import { COPY, node, p, show, text } from './testing.tsx';

const link = (uri: string, type: string = INLINES.HYPERLINK) => node(type, [text('words')], { uri });
const to = (type: string, target: object) => node(type, [text('words')], { target });

const TERM = {
  kind: 'term',
  href: '/resources/glossary/glossaryD/demurrage',
  title: 'Demurrage',
  subTitle: 'What the line charges.',
};
const FILE = {
  kind: 'asset',
  url: 'https://assets.example.com/waybill.pdf',
  contentType: 'application/pdf',
  title: 'Waybill',
};
const PICTURE = {
  kind: 'asset',
  url: 'https://images.ctfassets.net/s/a/t/gate.jpg',
  contentType: 'image/jpeg',
  title: 'Gate',
  alt: 'A lorry at the gate',
  width: 1000,
  height: 500,
};

describe('links', () => {
  test('inside the site stay in the tab', () => {
    expect(show(p(link('/products/haulage')))).toBe('<p><a href="/products/haulage">words</a></p>');
  });

  test('outbound open safely in a new tab and say so', () => {
    expect(show(p(link('https://example.com/')))).toBe(
      '<p><a href="https://example.com/" target="_blank" rel="noopener noreferrer">words' +
        '<span class="sr-only"> (opens in a new tab)</span></a></p>',
    );
  });

  test.each(['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', 'relative'])(
    'to %j are shown as their words only',
    (uri) => {
      expect(show(p(link(uri)))).toBe('<p>words</p>');
    },
  );

  test.each([INLINES.ENTRY_HYPERLINK, INLINES.ASSET_HYPERLINK, INLINES.RESOURCE_HYPERLINK])(
    'of type %s without a target are shown as their words',
    (type) => {
      expect(show(p(link('', type)))).toBe('<p>words</p>');
    },
  );

  test('to an entry or a file lead there', () => {
    expect(show(p(to(INLINES.ENTRY_HYPERLINK, TERM)))).toBe(`<p><a href="${TERM.href}">words</a></p>`);
    expect(show(p(to(INLINES.ASSET_HYPERLINK, FILE)))).toContain(`<a href="${FILE.url}" target="_blank"`);
  });

  test('to a target with an unsafe address are shown as their words', () => {
    const unsafe = { ...TERM, href: 'javascript:alert(1)' };
    expect(show(p(to(INLINES.ENTRY_HYPERLINK, unsafe)))).toBe('<p>words</p>');
    expect(show(p(to(INLINES.ASSET_HYPERLINK, { ...FILE, url: 'data:text/html,x' })))).toBe('<p>words</p>');
  });
});

test('what has no words is not shown, so that nobody focuses or hears nothing', () => {
  const empty = (type: string, data: object) => node(type, [text('\u00a0')], data);
  expect(show(p(empty(INLINES.HYPERLINK, { uri: 'https://example.com' }), text('after')))).toBe(
    '<p>\u00a0after</p>',
  );
  expect(show(p(empty(INLINES.ENTRY_HYPERLINK, { target: TERM })))).toBe('');
  expect(show(p(text('\u00a0')))).toBe('');
  const item = (...content: unknown[]) => node(BLOCKS.LIST_ITEM, content);
  expect(show(node(BLOCKS.UL_LIST, [item(p(text('one'))), item(p(text(' ')))]))).toBe(
    '<ul><li><p>one</p></li></ul>',
  );
});

describe('entries', () => {
  test('inside a line are links with their title', () => {
    expect(show(p(to(INLINES.EMBEDDED_ENTRY, TERM)))).toBe(`<p><a href="${TERM.href}">Demurrage</a></p>`);
  });

  test('between blocks are slips that say what they are', () => {
    const html = show(to(BLOCKS.EMBEDDED_ENTRY, TERM));
    expect(html.replace(/<svg.*<\/svg>/, '').replace(/ class="[^"]*"/g, '')).toBe(
      `<aside><p>${COPY.kinds.term}</p><p><a href="${TERM.href}">Demurrage</a></p><p>What the line charges.</p></aside>`,
    );
  });

  test.each([BLOCKS.EMBEDDED_ENTRY, INLINES.EMBEDDED_ENTRY, BLOCKS.EMBEDDED_ASSET])(
    '%s that is unpublished is left out',
    (type) => {
      expect(show(node(type), node(type, [], { target: { sys: { type: 'Link' } } }))).toBe('');
    },
  );
});

describe('files', () => {
  test('that are no pictures are a red label with their content type, and a link', () => {
    const html = show(to(BLOCKS.EMBEDDED_ASSET, FILE));
    expect(html).toMatch(/<span class="[^"]*bg-accent[^"]*">application\/pdf embedded asset<\/span>/);
    expect(html).toContain(`<a href="${FILE.url}" target="_blank" rel="noopener noreferrer">Waybill<span`);
  });

  test('that are pictures come in small formats and in widths up to their own', () => {
    const html = show(to(BLOCKS.EMBEDDED_ASSET, PICTURE));
    const widths = (format: string) =>
      new RegExp(`type="image/${format}" srcSet="([^"]*)"`).exec(html)?.[1]?.match(/\d+w(?=,|$)/g);
    for (const format of ['avif', 'webp']) expect(widths(format)).toEqual(['360w', '640w', '960w', '1000w']);
    expect(html).toContain('gate.jpg?w=640&amp;q=70&amp;fm=avif 640w');
    expect(html).toMatch(/<img alt="A lorry at the gate" width="1000" height="500"[^>]* loading="lazy"/);
  });

  test('of the local pipeline come by its addresses', () => {
    const html = show(to(BLOCKS.EMBEDDED_ASSET, { ...PICTURE, url: '/media/gate-0a1b2c3d.jpg' }));
    expect(html).toContain('/media/gate-0a1b2c3d-640.avif 640w');
    expect(html).toContain('src="/media/gate-0a1b2c3d.jpg"');
  });

  test('that scale by themselves come as they are', () => {
    const drawing = {
      ...PICTURE,
      url: 'https://images.ctfassets.net/s/a/t/map.svg',
      contentType: 'image/svg+xml',
    };
    expect(show(to(BLOCKS.EMBEDDED_ASSET, drawing))).toMatch(
      /^<figure><img [^>]*src="[^"?]*map\.svg"[^>]*\/><\/figure>$/,
    );
  });

  test('that are pictures of unknown size are links, so that nothing jumps', () => {
    const { width: _, ...unknown } = PICTURE;
    expect(show(to(BLOCKS.EMBEDDED_ASSET, unknown))).toMatch(/^<p [^>]*><a href="[^"]*gate.jpg"/);
  });
});

describe('in every container', () => {
  const embeds = [to(BLOCKS.EMBEDDED_ENTRY, TERM), to(BLOCKS.EMBEDDED_ASSET, PICTURE)];

  test.each([
    ['a list item', node(BLOCKS.UL_LIST, [node(BLOCKS.LIST_ITEM, embeds)]), 'li'],
    ['a quote', node(BLOCKS.QUOTE, embeds), 'blockquote'],
    ['a table cell', node(BLOCKS.TABLE, [node(BLOCKS.TABLE_ROW, [node(BLOCKS.TABLE_CELL, embeds)])]), 'td'],
  ])('%s embeds are shown', (_name, content, tag) => {
    expect(show(content)).toMatch(new RegExp(`<${tag}><aside.*</aside><figure>.*</figure></${tag}>`, 's'));
  });
});
