import { OwnSite } from './own-site.ts';
import { test } from './site.ts';

/**
 * The site as it is before the launch, for the tests of a file: it shows invented clients, and says so. Once launched it shows none that
 * are not real, and the content of this repository has none.
 */
export function sampleSite(): OwnSite {
  const site = new OwnSite();
  test.beforeAll(() => site.start(undefined, {}, { samples: true }));
  test.afterAll(() => site.stop());
  return site;
}
