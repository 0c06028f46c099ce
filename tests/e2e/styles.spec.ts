import { PAGES } from './routes.ts';
import { expect, test } from './site.ts';

test.use({ allow: [/status of 404/] });

/** Names of classes that mark an element for others and have no rule of their own. */
const MARKS = /^(group|peer)(\/|$)/;
/** With these, a browser looks through the whole page whenever anything in it changes: half of the time it spent on styles. */
const SEARCHES_PAGE = /(^|[\s,(])(html|body|:root)[^\s>+~,]*:has\(/;

test('every class of a page has a rule in its sheets, and no rule has the page searched', async ({
  page,
}) => {
  test.slow();
  for (const path of PAGES) {
    await page.goto(path);
    const { without, selectors } = await page.evaluate(() => {
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
      const without = [...classes].filter((name) => !all.includes(`.${CSS.escape(name)}`));
      return { without, selectors };
    });
    expect
      .soft(
        without.filter((name) => !MARKS.test(name)),
        path,
      )
      .toEqual([]);
    expect
      .soft(
        selectors.filter((selector) => SEARCHES_PAGE.test(selector)),
        path,
      )
      .toEqual([]);
  }
});
