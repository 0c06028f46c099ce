/**
 * Lets the design page show states that need a pointer or a keyboard: every rule for `:hover`, `:focus-visible` or
 * `:active` is repeated for the class `show-hover`, `show-focus-visible` or `show-active`.
 */
const STATE = /:(hover|focus-visible|active)\b/g;

function shown(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule && STATE.test(rule.selectorText)) {
    STATE.lastIndex = 0;
    return rule.cssText.replace(STATE, '.show-$1');
  }
  if (rule instanceof CSSStyleRule && rule.cssRules.length > 0) {
    return `${rule.selectorText} { ${[...rule.cssRules].map(shown).join('\n')} }`.replaceAll(
      STATE,
      '.show-$1',
    );
  }
  if (rule instanceof CSSMediaRule || rule instanceof CSSLayerBlockRule) {
    return [...rule.cssRules].map(shown).join('\n');
  }
  return '';
}

const copies = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(shown));
const sheet = new CSSStyleSheet();
sheet.replaceSync(copies.join('\n'));
document.adoptedStyleSheets.push(sheet);
