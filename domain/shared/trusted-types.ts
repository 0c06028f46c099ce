/** Where a script of ours makes a page, a drawing or a worker of a text: each has one policy of this name (W3C, Trusted Types). */
const TRUSTED = ['page', 'drawing', 'worker'] as const;
/** That of pages that show drafts: an entry that is being typed becomes a page. */
const TRUSTED_DRAFT = 'draft';

/** Browsers that have Trusted Types refuse every other text where it could become code, and every other policy. */
export const TRUSTED_TYPES = [
  "require-trusted-types-for 'script'",
  `trusted-types ${TRUSTED.join(' ')}`,
] as const;

/** The same on pages that an editor sees beside an entry. */
export const DRAFT_TRUSTED_TYPES = [
  TRUSTED_TYPES[0],
  `trusted-types ${[...TRUSTED, TRUSTED_DRAFT].join(' ')}`,
] as const;

/** The part of Trusted Types that is used here; TypeScript's own library has none. */
interface TrustedTypes {
  /** @throws TypeError when the page's security policy does not name this one, or when it was made before */
  createPolicy<Rules>(name: (typeof TRUSTED)[number] | typeof TRUSTED_DRAFT, rules: Rules): Rules;
}

declare global {
  interface Window {
    /** Not in browsers before Chrome 83, Safari 26 and Firefox 148. */
    trustedTypes?: TrustedTypes;
  }
}
