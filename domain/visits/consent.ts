/** Where the tag manager comes from, and where the analytics that it loads report to (its guide to security policies). */
export const TAG_MANAGER_HOST = 'https://www.googletagmanager.com';
/** Of all that anybody may have the host serve, the scripts that a page may run: the tag manager, and the tag of Google that it loads. */
export const TAG_MANAGER_SCRIPTS = [`${TAG_MANAGER_HOST}/gtm.js`, `${TAG_MANAGER_HOST}/gtag/js`] as const;
export const ANALYTICS_HOSTS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'] as const;

/** The form of a container's id; a page without one asks nothing and loads nothing. */
export const TAG_MANAGER_ID = /^GTM-[A-Z0-9]{4,12}$/;

/** A visitor is asked again after this time. */
export const CONSENT_LASTS_MS = 365 * 24 * 60 * 60 * 1000;

export type ConsentChoice = 'accepted' | 'declined';

/** A visitor's answer about cookies, kept in the browser and nowhere else. */
export interface Consent {
  choice: ConsentChoice;
  /** Of the text that was answered; another text asks again. */
  version: string;
  /** When, as ISO 8601 in UTC. */
  at: string;
}

/**
 * Reads an answer that a browser kept.
 * @param version of the text that is shown today
 * @param now in ms since the epoch
 * @returns nothing when there is none, or it is to another text, too old, or not ours
 */
export function readConsent(kept: string | null, version: string, now: number): Consent | undefined {
  const consent = parse(kept);
  if (consent?.version !== version) return undefined;
  if (consent.choice !== 'accepted' && consent.choice !== 'declined') return undefined;
  const age = now - Date.parse(consent.at ?? '');
  return age >= 0 && age < CONSENT_LASTS_MS ? (consent as Consent) : undefined;
}

function parse(kept: string | null): Partial<Consent> | undefined {
  try {
    return JSON.parse(kept ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
