import postcss, { type Declaration } from 'postcss';

/** The view's height without or with the browser's own bars: Chrome has it from 108, Safari from 15.4. */
const BAR_HEIGHTS = /([\d.])[dsl]vh\b/g;

/**
 * Puts before each declaration that browsers at the floor do not read the nearest one that they do.
 * @param css a sheet
 */
export function addFallbacks(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkDecls((declaration) => {
    const value = fallbackOf(declaration);
    if (value !== declaration.value) declaration.cloneBefore({ value });
  });
  return sheet.toString();
}

function fallbackOf({ prop, value }: Declaration): string {
  // Of a variable the browser keeps the last value, whether or not it can use it.
  if (prop.startsWith('--')) return value;
  // Safari has it from 16 on.
  if (prop.startsWith('overflow')) return value.replace('clip', 'hidden');
  return value.replace(BAR_HEIGHTS, '$1vh');
}
