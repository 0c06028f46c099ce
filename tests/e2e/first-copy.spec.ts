import { resolve } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { FastifyInstance } from 'fastify';
import type { Content } from '#domain/content.ts';
import { openFileContent } from '#server/content/file-content.ts';
import { buildApp } from '#server/http/app.ts';
import { makeLog } from '#server/http/log.ts';
import { loadPages } from '#server/pages.ts';
import { makeServices } from '#server/services.ts';
import { expect, test } from './site.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const SITE_URL = 'https://www.kayalink.example';

/** Pages that are made of entries, and how many blocks each shows while there is none (specification, section 9). */
const WAITING = {
  '/resources/blog': 3,
  '/resources/blog/what-fits-on-a-30-ton-truck': 2,
  '/resources/e-guides': 2,
  '/resources/e-guides/earning-with-your-truck': 2,
  '/resources/glossary': 20,
};

test.use({ allow: [/status of 503/] });

/** The site of a process that has its page copy and, so far, no entries. */
class YoungSite {
  address = '';
  #app: FastifyInstance | undefined;
  #content: Content | undefined;
  readonly #close: (() => void)[] = [];

  async start(): Promise<void> {
    this.#content = await this.#open(false);
    const { render } = await loadPages(`${ROOT}/dist/server/entry.mjs`);
    this.#app = await buildApp({
      config: { siteUrl: SITE_URL, trustProxy: false },
      log: makeLog('silent'),
      probes: {},
      render,
      servicesFor: (extra) => makeServices(this.#content as Content, SITE_URL, extra),
      addApi: async () => {},
      clientDirectory: `${ROOT}/dist/client`,
    });
    this.address = await this.#app.listen({ port: 0 });
  }

  /** The first copy arrives. */
  async fill(): Promise<void> {
    this.#content = await this.#open(true);
  }

  async stop(): Promise<void> {
    await this.#app?.close();
    for (const close of this.#close) close();
  }

  async #open(withEntries: boolean): Promise<Content> {
    const content = await openFileContent(`${ROOT}/content`, { withEntries });
    this.#close.push(content.close);
    return content;
  }
}

const site = new YoungSite();
test.beforeEach(() => site.start());
test.afterEach(() => site.stop());

for (const [path, blocks] of Object.entries(WAITING)) {
  test(`${path} waits for the first copy of the content: an outage, not an absence`, async ({ page }) => {
    const response = await page.goto(site.address + path);
    expect(response?.status()).toBe(503);
    expect(Number(await response?.headerValue('retry-after'))).toBeGreaterThan(0);
    const skeletons = page.locator('main [role=status] .waiting:visible');
    await expect(skeletons).toHaveCount(blocks);
    await expect(
      page.getByText(/not available yet|No results found/).and(page.locator(':visible')),
    ).toHaveCount(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
}

test('the page comes back by itself when there is a copy', async ({ page }) => {
  await page.clock.install();
  await page.goto(`${site.address}/resources/blog`);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  await site.fill();
  await page.clock.runFor(6000);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('nobody loses what was typed meanwhile', async ({ page }) => {
  await page.clock.install();
  await page.goto(`${site.address}/resources/blog`);
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('600 bags of rice from Kano');
  await site.fill();
  const looked = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await page.clock.runFor(6000);
  expect((await looked).ok()).toBe(true);
  await expect(message).toHaveValue('600 bags of rice from Kano');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is loaded again after some seconds', async ({ page }) => {
    await page.goto(`${site.address}/resources/glossary`);
    await site.fill();
    await expect(page.getByRole('link', { name: 'Demurrage', exact: true })).toBeVisible({ timeout: 15_000 });
  });
});
