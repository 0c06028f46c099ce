import { globSync, readFileSync } from 'node:fs';
import { DomUtils, parseDocument } from 'htmlparser2';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VideoPlayer } from '#src/entries/videos/VideoPlayer.tsx';
import { openWholeSite } from '#tests/http/trust/whole-site.ts';

/** A component with a directive of a client, as pages name it. The page of the design system, which is not published, has its own way. */
const ISLAND = /<(\w+)\s+client:([\w:]+)/g;
const OF_DESIGN = /\/_design\//;

/** HTML that serves without script: a form that is sent, a link, a part that opens. */
const WORKS_ALONE = /<form[^>]* action="|<a [^>]*href="|<details/;

/** Pages that together have every island but the player, of which the sample site has no film. */
const WITH_ISLANDS = [
  '/contact',
  '/careers',
  '/marketing',
  '/partners/trucks',
  '/partners/warehouses',
  '/price?from=apapa&to=kano&weight=75&stops=1',
  '/products/haulage',
  '/resources/blog',
  '/resources/e-guides/earning-with-your-truck',
  '/resources/faq',
  '/resources/glossary',
  '/resources/search',
];

const islands = globSync('src/**/*.astro')
  .filter((file) => !OF_DESIGN.test(file))
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(ISLAND)])
  .map(([, name = '', directive]) => ({ name, directive }));

test('every island waits for a sign of interest', () => {
  expect(islands.length).toBeGreaterThan(10);
  expect(islands.filter(({ directive }) => directive !== 'interaction')).toEqual([]);
});

test('every island is rendered on the server, and serves without script', async () => {
  const player = (
    <VideoPlayer
      href="https://player.example/1"
      title="A video"
      words={{ play: 'Play it', newTabNote: 'new tab' }}
    >
      <span />
    </VideoPlayer>
  );
  const rendered = [{ name: 'VideoPlayer', html: renderToString(player) }];
  const site = await openWholeSite({ SMTP_URL: 'files' });
  for (const path of WITH_ISLANDS) {
    const page = parseDocument(await (await fetch(site.address + path)).text());
    for (const island of DomUtils.getElementsByTagName('astro-island', page))
      rendered.push({
        name: JSON.parse(island.attribs['opts'] ?? '{}').name,
        html: DomUtils.getInnerHTML(island),
      });
  }
  await site.close();
  for (const { name, html } of rendered) expect(html, name).toMatch(WORKS_ALONE);
  expect(new Set(rendered.map(({ name }) => name))).toEqual(new Set(islands.map(({ name }) => name)));
});
