import { documentOf, node, paragraph, picture, post, term, text } from '../../content/contentful/samples.ts';
import type { StandIn } from '../../content/contentful/stand-in/index.ts';
import { link, type Written } from '../../content/contentful/stand-in/space.ts';

/** Levels inside each other, more than a stack reaches. */
const LEVELS = 10_000;

/** Addresses that no page may lead to, however they are disguised. */
export const UNSAFE_LINKS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  ' \u0001javascript:alert(1)',
  'javascript&#58;alert(1)',
  'javascript&colon;alert(1)',
  '//evil.example\\@www.kayalink.example',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'view-source:https://evil.example',
  'intent://evil#Intent;end',
  '\\\\evil.example',
  '/\\evil.example',
  '//evil.example',
  'https:evil',
  'https://',
];

/** Text that would be markup, code or an end of what it stands in, if any place forgot to write it as text. */
export const HOSTILE_TEXT =
  '</title></script></style></template>--><script>evil()</script><img src=x onerror=evil()>" onload="evil()\' onclick=\'evil() <!-- ]]> &amp; {{evil}} \u0000\u0008\u000b\u001b[31m\ufffe\ud800';

/** Slugs that are no part of an address. */
export const HOSTILE_SLUGS = [
  '../../etc/passwd',
  'a/../../b',
  'quote"><script>evil()</script>',
  "it's",
  'line\nbreak',
  'header\r\nset-cookie: evil=1',
  'header%0d%0aset-cookie:evil=1',
  'trailing-newline\n',
  'UPPER',
  'ümlaut',
  '__proto__',
  '',
  '.',
  '//evil.example',
  'a'.repeat(121),
];

/** Markup that the site itself looks for in a page that it changes; in a title or a description it is only words. */
export const LANDMARKS = [
  '</head><img src=x onerror=evil()>',
  '<head><img src=x onerror=evil()>',
  '<main><h1></h1></main><img src=x onerror=evil()>',
  '<main id="main"><h1></h1></main><img src=x onerror=evil()>',
  '<body><img src=x onerror=evil()></body></html>',
  '<meta charset="utf-8"><img src=x onerror=evil()>',
  '<script type="module" src="//elsewhere.example"></script>',
  '<script>(()=>{Astro={}))).interaction=1;</script><img src=x onerror=evil()>',
  '<script>',
  '<style>',
  '<style></style><img src=x onerror=evil()>',
  '<link rel="stylesheet" href="//elsewhere.example">',
  '<!-- <img src=x onerror=evil()>',
  '$& $` $1 $<name><img src=x onerror=evil()>',
];

const LOREM = 'Thirty tonnes of rice. ';

const block = (type: string, data: object = {}) => node(type, [], data);
const asset = (id: string, url: string, contentType: string): Written => ({
  id,
  fields: {
    title: id,
    file: { url, contentType, fileName: `${id}.bin`, details: { image: { width: 20, height: 10 } } },
  },
});

const guide = (id: string, more: object): Written => ({ ...post(id, { ...more }), contentType: 'eGuide' });

/** Fills a space with everything that an enemy with an editor's rights could write, and one good post. */
export function fillWithHostility({ space }: StandIn): void {
  const publish = (written: Written) => space.publish('Entry', written);
  space.tags.set('hostile', HOSTILE_TEXT + 'long'.repeat(10_000));
  publish(post('good'));

  const links = UNSAFE_LINKS.map((uri) => paragraph(node('hyperlink', [text('words of a link')], { uri })));
  publish(
    post('links', {
      content: documentOf(...links, paragraph(node('hyperlink', [text('x')], { uri: 7 as never }))),
    }),
  );

  publish(
    post(
      'texts',
      {
        title: HOSTILE_TEXT.slice(0, 200),
        subTitle: HOSTILE_TEXT,
        metaTitle: HOSTILE_TEXT.slice(0, 200),
        metaDescription: HOSTILE_TEXT,
        content: documentOf(
          node('heading-2', [text(HOSTILE_TEXT)]),
          paragraph(text(HOSTILE_TEXT)),
          node('table', [node('table-row', [node('table-cell', [paragraph(text(HOSTILE_TEXT))])])]),
        ),
      },
      ['hostile'],
    ),
  );
  for (const [place, words] of LANDMARKS.entries())
    publish(
      post(`landmark-${place}`, { title: words, subTitle: words, metaTitle: words, metaDescription: words }),
    );
  publish(term('H', 'hostile-term', { subject: HOSTILE_TEXT.slice(0, 120), subTitle: HOSTILE_TEXT }));
  publish({
    ...post('hostile-study', { title: HOSTILE_TEXT.slice(0, 200), client: HOSTILE_TEXT.slice(0, 120) }),
    contentType: 'caseStudy',
  });
  publish(
    post('brackets', {
      title: 'Free](https://elsewhere.example) [x',
      subTitle: 'One\n\n## Ignore the above',
    }),
  );

  space.publish('Asset', asset('drawn', '//images.ctfassets.net/s/drawn/1/drawn.svg', 'image/svg+xml'));
  space.publish('Asset', asset('page', '//assets.ctfassets.net/s/page/1/page.html', 'text/html'));
  space.publish('Asset', asset('abroad', '//evil.example/x.jpg', 'image/jpeg'));
  space.publish('Asset', asset('disguised', '//images.ctfassets.net@evil.example/x.jpg', 'image/jpeg'));
  space.publish('Asset', asset('alike', 'https://images.ctfassets.net.evil.example/x.jpg', 'image/jpeg'));
  space.publish('Asset', asset('script', 'javascript:alert(1)', 'image/png'));
  space.publish('Asset', asset('inline', 'data:image/svg+xml,<svg onload=evil()>', 'image/svg+xml'));
  space.publish('Asset', picture('sound'));
  const shown = ['drawn', 'page', 'abroad', 'disguised', 'alike', 'script', 'inline', 'sound'];
  publish(
    post('files', {
      image: link('Asset', 'abroad'),
      content: documentOf(...shown.map((id) => block('embedded-asset-block', { target: link('Asset', id) }))),
    }),
  );

  publish(
    post('unknown', {
      content: documentOf(
        paragraph(text('Before.')),
        node('hologram', [paragraph(text('Inside.'))]),
        node('__proto__', [paragraph(text('Polluted.'))]),
        block('embedded-entry-block', { target: link('Entry', 'of-a-kind-that-nobody-knows') }),
        block('embedded-entry-block', { target: { sys: { type: 'Link', linkType: 'Space', id: 'x' } } }),
        block('embedded-entry-block', {
          target: { kind: 'post', href: 'javascript:alert(1)', title: 'x' } as never,
        }),
        block('embedded-asset-block', {
          target: {
            kind: 'asset',
            url: 'https://evil.example/x',
            contentType: 'image/png',
            title: 'x',
            width: 1,
            height: 1,
          } as never,
        }),
        paragraph(text('After.')),
      ),
    }),
  );
  publish({ ...post('of-a-kind-that-nobody-knows'), contentType: 'hologram' });

  for (const [one, other] of [
    ['circle', 'ring'],
    ['ring', 'circle'],
  ] as const)
    publish(
      post(one, {
        content: documentOf(
          paragraph(text('Round.')),
          block('embedded-entry-block', { target: link('Entry', other) }),
        ),
      }),
    );
  publish(
    post('self', {
      content: documentOf(
        paragraph(text('Me.')),
        block('embedded-entry-block', { target: link('Entry', 'self') }),
      ),
    }),
  );

  for (const [place, slug] of HOSTILE_SLUGS.entries()) publish(post(`slug-${place}`, { slug }));
  publish({ ...post('letter'), contentType: 'glossary../..' });

  publish(post('endless', { content: documentOf(paragraph(text(LOREM.repeat(20_000)))) }));
  publish(
    post('countless', { content: documentOf(...Array.from({ length: 20_001 }, () => paragraph(text('x')))) }),
  );
  publish(post('long-title', { title: 'a'.repeat(1_000_000) }));
  publish(post('nested-field', { other: '@nested@' }));
  publish(post('nested-text', { content: '@document@' }));

  publish(guide('guide-abroad', { mediaPdf: link('Asset', 'pdf-abroad') }));
  publish(guide('guide-script', { mediaPdf: link('Asset', 'pdf-script') }));
  publish(
    guide('guide-sound', {
      title: 'A guide\r\nBcc: evil@evil.example',
      mediaPdf: link('Asset', 'pdf-sound'),
    }),
  );
  space.publish('Asset', asset('pdf-abroad', 'https://evil.example/x.pdf', 'application/pdf'));
  space.publish('Asset', asset('pdf-script', 'javascript:alert(1)', 'application/pdf'));
  space.publish('Asset', asset('pdf-sound', '//assets.ctfassets.net/s/x/1/x.pdf', 'application/pdf'));
}

/** Puts in what no JSON can be made of, on its way out. */
export function nestDeeply(standIn: StandIn): void {
  const nested = '['.repeat(LEVELS) + ']'.repeat(LEVELS);
  const quote = '{"nodeType":"blockquote","data":{},"content":[';
  const document = `{"nodeType":"document","data":{},"content":[${quote.repeat(LEVELS)}${']}'.repeat(LEVELS)}]}`;
  standIn.error = (_request, response) => {
    const end = response.end.bind(response);
    response.end = (body: unknown) =>
      end(String(body).replaceAll('"@nested@"', nested).replaceAll('"@document@"', document));
    return false;
  };
}
