import { PAGES } from './routes.ts';
import { expect, test } from './site.ts';

test.use({ allow: [/status of 404/] });

/** Names of classes that mark an element for others and have no rule of their own. */
const MARKS = /^(group|peer)(\/|$)/;

test('every class of a page has a rule in its sheets', async ({ page }) => {
  test.slow();
  for (const path of PAGES) {
    await page.goto(path);
    const without = await page.evaluate(() => {
      const selectors: string[] = [];
      const collect = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSStyleRule) selectors.push(rule.selectorText);
          if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList);
        }
      };
      for (const sheet of document.styleSheets) collect(sheet.cssRules);
      const all = selectors.join(' ');
      const classes = new Set(
        [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]),
      );
      return [...classes].filter((name) => !all.includes(`.${CSS.escape(name)}`));
    });
    expect
      .soft(
        without.filter((name) => !MARKS.test(name)),
        path,
      )
      .toEqual([]);
  }
});
