import { expect, test } from 'vitest';
import type { Post } from '#domain/entries/blog.ts';
import { errorsIn } from '#server/content/contentful/entries/errors.ts';
import { openEnds, openStandIn } from './open.ts';
import { documentOf, linkTo, node, paragraph, picture, post, term, text } from './samples.ts';
import type { StandIn } from './stand-in/index.ts';
import { link } from './stand-in/space.ts';

/** A stand-in, and a replica that was brought up to date from it. */
async function open(fill: (space: StandIn['space']) => void) {
  const standIn = await openStandIn();
  fill(standIn.space);
  const context = openEnds(standIn);
  await context.sync();
  const posts = () => context.replica.read((reader) => reader.posts({})).items.map(({ slug }) => slug);
  const postAt = (slug: string) => context.replica.read((reader) => reader.entry('post', slug));
  return { ...context, standIn, space: standIn.space, posts, postAt };
}

test('an entry, its picture and its tags arrive as one plain object', async () => {
  const { postAt } = await open((space) => {
    space.tags.set('ports', 'Ports');
    space.publish('Asset', picture('quay'));
    space.publish('Entry', post('gate-pass', { image: link('Asset', 'quay') }, ['ports', 'private']));
  });
  expect(postAt('gate-pass')).toEqual({
    slug: 'gate-pass',
    title: 'Title of gate-pass',
    subTitle: 'What the post gate-pass is about',
    date: '2026-11-12',
    byline: {},
    tags: [{ id: 'ports', name: 'Ports' }],
    image: {
      url: 'https://images.ctfassets.net/standin/quay/1/photo.jpg',
      width: 1600,
      height: 900,
      alt: 'What the picture quay shows',
    },
    meta: { title: 'Title of gate-pass', description: 'What the post gate-pass is about' },
    content: documentOf(paragraph(text('Words of gate-pass.'))),
  });
});

test('a picture brings who took it and what matters in it; an invalid one is reported, and the entry stays', async () => {
  const { postAt, rows } = await open((space) => {
    const small = { image: { width: 320, height: 240 } };
    space.publish('Asset', picture('quay'));
    space.publish(
      'Asset',
      picture('thumbnail', {
        file: {
          url: '//images.ctfassets.net/standin/thumbnail/1/photo.jpg',
          contentType: 'image/jpeg',
          details: small,
        },
      }),
    );
    const image = link('Asset', 'quay');
    space.publish('Entry', post('good', { image, imageFocus: '80% 60%', imageCredit: 'Amina Bello' }));
    space.publish('Entry', post('odd', { image, imageFocus: 'left' }));
    space.publish('Entry', post('small', { image: link('Asset', 'thumbnail') }));
  });
  expect(postAt('good')?.image).toMatchObject({ width: 1600, focus: '80% 60%', credit: 'Amina Bello' });
  expect(postAt('odd')?.image).not.toHaveProperty('focus');
  expect(postAt('odd')?.image).toMatchObject({ width: 1600 });
  expect(postAt('small')?.image).toEqual({ drawing: 'corridor' });
  const reported = errorsIn(rows).map(({ entry, errors }) => [entry, errors]);
  expect(reported).toContainEqual([
    'odd',
    ["imageFocus: write how far it is from the left and from the top, such as '60% 30%'"],
  ]);
  expect(reported).toContainEqual([
    'small',
    [expect.stringMatching(/^image: 320 × 240 pixels are too few: .*; a drawing stands in for it$/)],
  ]);
});

test('a post arrives with its place among others, and a picture with its caption', async () => {
  const { postAt, space, sync } = await open((space) => {
    const shown = { description: 'A gate\nThe gate at noon\nA. Bello' };
    space.publish('Asset', picture('gate', shown));
    space.publish('Entry', post('two'));
    space.publish(
      'Entry',
      post('one', {
        pinned: true,
        seriesName: 'Boxes',
        seriesPart: 2,
        related: [link('Entry', 'two'), link('Entry', 'gone')],
        content: documentOf(node('embedded-asset-block', [], { target: link('Asset', 'gate') })),
      }),
    );
  });
  expect(postAt('one')).toMatchObject({
    pinned: true,
    series: { name: 'Boxes', part: 2 },
    related: ['two'],
    content: {
      content: [{ data: { target: { alt: 'A gate', caption: 'The gate at noon', credit: 'A. Bello' } } }],
    },
  });
  space.publish('Entry', post('two', { slug: 'second' }));
  await sync();
  expect(postAt('one')?.related).toEqual(['second']);
});

test('corrections arrive newest first, and the newest is the last change', async () => {
  const corrections = `2026-11-14: The fee of the port is 5%, not 7%.

2026-11-16: The gate closes at 9 pm: it does not close at 8 pm.
`;
  const updated = '2026-11-15';
  const { postAt, space, sync, replica, rows } = await open((space) => {
    space.tags.set('ports', 'Ports');
    space.publish('Asset', picture('quay'));
    const image = link('Asset', 'quay');
    space.publish('Entry', post('one', { image, updated, corrections }, ['ports']));
    space.publish('Entry', post('none', { image, updated, corrections: '' }, ['ports']));
  });
  expect(postAt('one')).toMatchObject({
    updated: '2026-11-16',
    corrections: [
      { date: '2026-11-16', text: 'The gate closes at 9 pm: it does not close at 8 pm.' },
      { date: '2026-11-14', text: 'The fee of the port is 5%, not 7%.' },
    ],
  });
  expect(postAt('none')).toMatchObject({ updated });
  expect(postAt('none')).not.toHaveProperty('corrections');
  expect(replica.read((reader) => reader.addresses()).find(({ slug }) => slug === 'one')?.changed).toBe(
    '2026-11-16',
  );
  const reported = () =>
    errorsIn(rows).flatMap(({ errors }) => errors.filter((error) => /^corr/.test(error)));
  expect(reported()).toEqual([]);
  space.publish('Entry', post('one', { updated, corrections: 'The fee is 5%, not 7%.' }));
  await sync();
  expect(postAt('one')?.corrections).toHaveLength(2);
  expect(reported()).toEqual([
    expect.stringMatching(/^corrections: “The fee is 5%, not 7%.”: begin the line with the day/),
  ]);
});

test('each content type arrives where it belongs, and others are not ours', async () => {
  const { replica } = await open((space) => {
    const file = { url: '//assets.ctfassets.net/standin/pdf/1/guide.pdf', contentType: 'application/pdf' };
    space.publish('Asset', {
      id: 'pdf',
      fields: { title: 'The guide', file: { ...file, details: { size: 9 } } },
    });
    space.publish('Asset', { id: 'drawing-quay', fields: {} });
    const guide = { mediaPdf: link('Asset', 'pdf'), image: link('Asset', 'drawing-quay') };
    space.publish('Entry', { ...post('guide', guide), contentType: 'eGuide' });
    space.publish('Entry', { ...post('study', { client: 'A customer' }), contentType: 'caseStudy' });
    space.publish('Entry', { ...post('page'), contentType: 'landingPage' });
    space.publish('Entry', term('U', 'unit-load'));
  });
  replica.read((reader) => {
    expect(reader.entry('guide', 'guide')).toMatchObject({
      pdf: { url: 'https://assets.ctfassets.net/standin/pdf/1/guide.pdf' },
      image: { drawing: 'quay' },
    });
    expect(reader.entry('caseStudy', 'study')).toMatchObject({ client: 'A customer' });
    expect(reader.entry('term', 'unit-load', 'U')).toMatchObject({ subject: 'Subject of unit-load' });
    expect(reader.addresses()).toHaveLength(3);
  });
});

test('the service is only read: it is asked by GET alone', async () => {
  const standIn = await openStandIn();
  const methods = new Set<string | undefined>();
  standIn.error = ({ method }) => {
    methods.add(method);
    return false;
  };
  standIn.space.publish('Entry', post('one'));
  const { sync } = openEnds(standIn);
  await sync();
  standIn.space.publish('Entry', post('two'));
  await sync();
  expect([...methods]).toEqual(['GET']);
});

test('drafts do not arrive, and links to them have no target', async () => {
  const { posts, postAt } = await open((space) => {
    space.save('Entry', post('draft'));
    space.publish('Entry', post('public', { content: documentOf(linkTo('draft')) }));
  });
  expect(posts()).toEqual(['public']);
  expect(postAt('public')?.content).toEqual(documentOf(paragraph(node('entry-hyperlink', [text('words')]))));
});

test('a change shows on every page that has something of it', async () => {
  const { space, sync, posts, postAt } = await open((space) => {
    space.tags.set('ports', 'Ports');
    space.publish('Asset', picture('quay'));
    space.publish('Entry', post('one', { image: link('Asset', 'quay') }, ['ports']));
    space.publish('Entry', post('two', { content: documentOf(linkTo('one')) }));
  });

  space.publish('Asset', picture('quay', { description: 'A new quay' }));
  await sync();
  expect(postAt('one')).toMatchObject({ image: { alt: 'A new quay' } });

  space.tags.set('ports', 'Ports and quays');
  await sync();
  expect(postAt('one')).toMatchObject({ tags: [{ id: 'ports', name: 'Ports and quays' }] });

  space.publish('Entry', post('one', { slug: 'moved', title: 'Moved' }));
  await sync();
  expect(posts().sort()).toEqual(['moved', 'two']);
  expect(targetIn(postAt('two'))).toMatchObject({ href: '/resources/blog/moved', title: 'Moved' });

  space.unpublish('Entry', 'one');
  await sync();
  expect(posts()).toEqual(['two']);
  expect(targetIn(postAt('two'))).toBeUndefined();

  space.publish('Entry', post('one'));
  await sync();
  expect(targetIn(postAt('two'))).toMatchObject({ href: '/resources/blog/one' });
});

test('what most entries show, like a tag or the words of a picture, is new for all of them in one change', async () => {
  const { space, sync, replica, postAt } = await open((space) => {
    space.publish('Asset', picture('quay'));
    for (let n = 0; n < 150; n += 1)
      space.publish('Entry', post(`post-${n}`, { image: link('Asset', 'quay') }));
  });
  let changes = 0;
  replica.onChange(() => {
    changes += 1;
  });
  space.tags.set('haulage', 'By road');
  await sync();
  expect([changes, postAt('post-7')?.tags]).toEqual([1, [{ id: 'haulage', name: 'By road' }]]);
  space.publish('Asset', picture('quay', { description: 'The quay at noon' }));
  await sync();
  expect([changes, postAt('post-149')?.image]).toMatchObject([2, { alt: 'The quay at noon' }]);
});

test('nothing new leaves the revision as it is', async () => {
  const { sync, replica, rows, space } = await open((space) => space.publish('Entry', post('one')));
  const before = replica.revision();
  await sync();
  // What no page shows is no reason to compare all pages again with each sync.
  space.publish('Asset', picture('unseen'));
  await sync();
  expect([replica.revision(), replica.token()]).toEqual([before, rows.get('position')]);
  space.publish('Entry', post('one', { title: 'New' }));
  await sync();
  expect(replica.revision()).not.toBe(before);
});

test('links in a circle, and to oneself, end', async () => {
  const { postAt } = await open((space) => {
    space.publish('Entry', post('one', { content: documentOf(linkTo('two'), linkTo('one')) }));
    space.publish('Entry', post('two', { content: documentOf(linkTo('one')) }));
  });
  expect(targetIn(postAt('one'))).toEqual({
    kind: 'post',
    href: '/resources/blog/two',
    title: 'Title of two',
    subTitle: 'What the post two is about',
  });
  expect(targetIn(postAt('two'))).toMatchObject({ href: '/resources/blog/one' });
});

test('a value is taken from the locale of the site, then from those it falls back to', async () => {
  const { postAt } = await open((space) => {
    space.locales = [
      { code: 'en-US', default: true, fallbackCode: null },
      { code: 'en-GB', default: false, fallbackCode: 'en-US' },
      { code: 'en-NG', default: false, fallbackCode: 'en-GB' },
      { code: 'fr', default: false, fallbackCode: null },
    ];
    space.publish(
      'Entry',
      post('one', {
        title: { 'en-US': 'Trucks', 'en-GB': 'Lorries', 'en-NG': 'Trailers', fr: 'Camions' },
        subTitle: { 'en-US': 'Colors of all of them', 'en-GB': 'Colours of all of them' },
      }),
    );
  });
  expect(postAt('one')).toMatchObject({ title: 'Trailers', subTitle: 'Colours of all of them', slug: 'one' });
});

test('a new locale is read throughout', async () => {
  const { space, sync, postAt } = await open((space) =>
    space.publish('Entry', post('one', { title: { 'en-US': 'Trucks', 'en-NG': 'Trailers' } })),
  );
  expect(postAt('one')?.title).toBe('Trucks');
  space.locales.push({ code: 'en-NG', default: false, fallbackCode: 'en-US' });
  await sync();
  expect(postAt('one')?.title).toBe('Trailers');
});

test('every page of a sync is taken over, and pages too large for the service are asked for in smaller ones', async () => {
  const standIn = await openStandIn();
  for (let at = 0; at < 450; at += 1) standIn.space.publish('Entry', post(`post-${at}`));
  standIn.largest = 200;
  const context = openEnds(standIn);
  await context.sync();
  expect(context.replica.read((reader) => reader.posts({}).total)).toBe(450);
  expect(standIn.asked.filter((path) => path.includes('/sync?'))).toHaveLength(4);
});

/** The target of the first link of a post. */
function targetIn(entry: Post | undefined): unknown {
  const [first] = entry?.content?.content ?? [];
  const [inline] = first && 'content' in first ? first.content : [];
  return inline?.data['target'];
}

test('a text from which all words were taken is none, and leaves room for that of the next locale', async () => {
  const emptied = documentOf(paragraph(text(' ')));
  const written = documentOf(paragraph(text('Words.')));
  const { postAt } = await open((space) => {
    space.locales = ['en-NG', 'en-US'].map((code) => ({
      code,
      default: code === 'en-US',
      fallbackCode: null,
    }));
    space.publish('Entry', post('emptied', { content: emptied }));
    space.publish('Entry', post('written', { content: { 'en-NG': emptied, 'en-US': written } }));
    space.publish('Entry', post('a-line', { content: documentOf(node('hr')) }));
  });
  expect(postAt('emptied')?.content).toBeUndefined();
  expect(JSON.stringify(postAt('written')?.content)).toContain('Words.');
  expect(postAt('a-line')?.content).toBeDefined();
});
