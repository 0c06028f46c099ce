import { expect, test } from 'vitest';
import { PACK_PATH } from '#domain/offline/offline.ts';
import { MANIFEST_PATH } from '#domain/offline/web-app-manifest.ts';
import { OFFLINE_PATH } from '#domain/shared/page-paths.ts';
import { openWholeSite } from '#tests/http/trust/whole-site.ts';
import { ALL_ENTRIES } from '#tests/support/process.ts';
import { TEMPLATES } from '#tests/sweep/routes.ts';

const PATHS = [OFFLINE_PATH, MANIFEST_PATH, PACK_PATH];

test.each([
  ['on', 200],
  ['off', 404],
])(
  'with OFFLINE=%s the offline page, its pack and the manifest answer %i, and pages say so',
  async (state, status) => {
    const site = await openWholeSite({ ...ALL_ENTRIES, SMTP_URL: 'files', OFFLINE: state });
    const get = (path: string) => fetch(site.address + path);
    const answers = await Promise.all(PATHS.map(async (path) => (await get(path)).status));
    expect(answers).toEqual(PATHS.map(() => status));
    const others = TEMPLATES.filter((path) => path !== OFFLINE_PATH);
    const texts = await Promise.all(
      [...others, '/sitemap.xml', '/llms.txt'].map(async (path) => (await get(path)).text()),
    );
    const linked = PATHS.filter((path) =>
      texts.some((text) => text.includes(`"${path}"`) || text.includes(`${path}<`)),
    );
    expect(linked).toEqual(state === 'on' ? [MANIFEST_PATH] : []);
    await site.close();
  },
);
