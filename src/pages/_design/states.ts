/**
 * Lets the design page show states that need a pointer, a keyboard or a scrolled page. Every rule for `:hover`,
 * `:focus-visible`, `:focus-within` or `:active` also counts for the class `show-hover`, `show-focus-visible` and so on.
 */
const STATE = /:(hover|focus-visible|focus-within|active)\b/g;

const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
const shown = rules.map(({ cssText }) => cssText.replace(STATE, ':is(:$1, .show-$1)'));
const sheet = new CSSStyleSheet();
sheet.replaceSync(shown.join('\n'));
document.adoptedStyleSheets.push(sheet);

for (const header of document.querySelectorAll('[data-show-scrolled] [data-header]')) {
  header.toggleAttribute('data-scrolled', true);
}
for (const menu of document.querySelectorAll('[data-show-open] :is([data-menu-toggle], .menu)')) {
  menu.toggleAttribute('open', true);
}
