/** From this width on, in rem, a screen is no phone: `--breakpoint-md` of src/styles/tokens.css, which style sheets use. */
const WIDE_REM = 48;

/** Media queries of the two kinds of screens that pages come differently to. */
export const SCREENS = { phone: `(width<${WIDE_REM}rem)`, wide: `(width>=${WIDE_REM}rem)` } as const;

/** Whether a media query lets through wide screens only. @param query one query, without commas */
export function isForWideOnly(query: string): boolean {
  const [, from, upFrom] = /width>=([\d.]{1,8})rem|([\d.]{1,8})rem<=width/.exec(query) ?? [];
  return !query.includes('not ') && Number(from ?? upFrom ?? 0) >= WIDE_REM;
}
