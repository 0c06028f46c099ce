import { expect, inject, onTestFinished, test } from 'vitest';
import { errorsIn, linkErrors } from '#server/content/contentful/entries/errors.ts';
import { siteLinks } from '#server/content/entries/site-links.ts';
import { openFileContent } from '#server/content/folder/file-content.ts';
import { openEnds, openStandIn } from './open.ts';
import { documentOf, node, paragraph, post, term, text } from './samples.ts';

const SITE_URL = 'https://www.kayalink.example';
const DEAD = ['/abuot', '/resources/blog/later', `${SITE_URL}/no-such-page`, '#no-part'];
const LIVE = ['/about', '/resources/blog/sound', 'https://example.com/abuot', '#a-part', '/lanes/lagos-kano'];

const hyperlink = (uri: string) => paragraph(node('hyperlink', [text('words')], { uri }));
const content = documentOf(node('heading-2', [text('A part')]), ...[...DEAD, ...LIVE].map(hyperlink));

test('links to nothing in entries of the service are words and reported, until their page is there', async () => {
  const standIn = await openStandIn();
  const { space } = standIn;
  space.publish('Entry', post('sound'));
  space.publish('Entry', post('linking', { content }));
  space.publish('Entry', term('G', 'gate', { subjectContent: documentOf(hyperlink('/abuot')) }));
  const { rows, replica, sync } = openEnds(standIn, { siteUrl: SITE_URL });
  const site = await openFileContent(inject('fewEntries'), { replica, withEntries: false, report: () => {} });
  onTestFinished(() => site.close());
  await sync();

  const shown = () => siteLinks(site.article('post', 'linking')?.content ?? site.privacyPolicy());
  const reported = () =>
    errorsIn(rows, linkErrors(rows, site.pages)).flatMap(({ entry, errors }) =>
      errors.filter((error) => error.includes('link to')).map((error) => `${entry}: ${error}`),
    );
  const isOutbound = (uri: string) => uri.startsWith('https:');
  expect(shown()).toEqual(LIVE.filter((uri) => !isOutbound(uri)));
  expect(reported().toSorted()).toEqual([
    'gate: content: link to /abuot: there is no such page: correct the address, or remove the link',
    'linking: content: link to #no-part: nothing on that page is called #no-part',
    'linking: content: link to /abuot: there is no such page: correct the address, or remove the link',
    'linking: content: link to /no-such-page: there is no such page: correct the address, or remove the link',
    'linking: content: link to /resources/blog/later: there is no such page: correct the address, or remove the link',
  ]);

  space.publish('Entry', post('later'));
  await sync();
  expect(shown()).toContain('/resources/blog/later');
  expect(reported().join()).not.toContain('/resources/blog/later');
});
