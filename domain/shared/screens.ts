/** From this width on, in rem, a screen is no phone: `--breakpoint-md` of src/ui/styles/tokens.css, which style sheets use. */
const WIDE_REM = 48;

/** The gap between two queries for neighbouring ranges of widths, for browsers that know no `width < 48rem`. */
const NEXT_TO = 0.001;

/** Media queries of the two kinds of screens that pages come differently to. */
export const SCREENS = {
  phone: `(max-width:${WIDE_REM - NEXT_TO}rem)`,
  wide: `(min-width:${WIDE_REM}rem)`,
} as const;

/** Whether a media query lets through wide screens only. @param query one query, without commas */
export function isForWideOnly(query: string): boolean {
  const [, from] = /min-width:([\d.]{1,8})rem/.exec(query) ?? [];
  return !query.includes('not ') && Number(from ?? 0) >= WIDE_REM;
}
