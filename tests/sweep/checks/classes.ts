import type { Page } from '@playwright/test';

/** Names of classes that mark an element for others and have no rule of their own. */
const MARKS = /^(group|peer)(\/|$)/;
/** With these, a browser looks through the whole page whenever anything in it changes: half of the time it spent on styles. */
const SEARCHES_PAGE = /(^|[\s,(])(html|body|:root)[^\s>+~,]*:has\(/;

/** @returns classes of a page that have no rule in its sheets, and rules that have the whole page searched */
export async function looseClasses(page: Page): Promise<string[]> {
  const { names, onScreen } = await page.evaluate(() => {
    const collect = (rules: CSSRuleList, isForPaper = true): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
        ...('cssRules' in rule &&
        (isForPaper || !(rule instanceof CSSMediaRule && rule.conditionText === 'print'))
          ? collect(rule.cssRules as CSSRuleList, isForPaper)
          : []),
      ]);
    const selectors = [...document.styleSheets].flatMap(({ cssRules }) => collect(cssRules));
    const ruled = new Set(selectors.join(' ').match(/\.(?:\\.|[\w-])+/g));
    const classes = [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);
    const names = [...new Set(classes)].filter((name) => !ruled.has(`.${CSS.escape(name)}`));
    // Rules for paper cost nothing while the page is on a screen.
    const onScreen = [...document.styleSheets].flatMap(({ cssRules }) => collect(cssRules, false));
    return { names, onScreen };
  });
  return [
    ...names.filter((name) => !MARKS.test(name)),
    ...onScreen.filter((selector) => SEARCHES_PAGE.test(selector)),
  ];
}
