/** Parameters by which a campaign marks the addresses that it leads to. No number of a click: it would name a person to the person who gave it. */
export const CAMPAIGN_PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

/**
 * The columns of a lead that say where it came from, and the fields by which a page sends them: the page with the form, the first page
 * of the visit, the host of the site before ours, the campaign. The form is the kind of the lead.
 */
export const ORIGIN_COLUMNS = [
  'origin_page',
  'origin_first_page',
  'origin_referrer',
  ...CAMPAIGN_PARAMETERS,
] as const;

export type OriginColumn = (typeof ORIGIN_COLUMNS)[number];

/** Where a lead came from; null is what nobody knows. */
export type Origin = Record<OriginColumn, string | null>;

export const NO_ORIGIN: Readonly<Origin> = {
  origin_page: null,
  origin_first_page: null,
  origin_referrer: null,
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  utm_term: null,
  utm_content: null,
};

/** The known parts of an origin, as the fields by which they are sent. */
export const knownOrigin = (of: Partial<Origin>): Record<string, string> =>
  Object.fromEntries(
    ORIGIN_COLUMNS.flatMap((column): [string, string][] => {
      const value = of[column];
      return value ? [[column, value]] : [];
    }),
  );

/**
 * Says an origin in a line, like `/lanes/lagos-kano → /price, www.google.com, campaign harvest (newsletter, email)`.
 * @param campaign the word before a campaign
 * @returns nothing where nothing is known
 */
export function originLine(origin: Origin, campaign: string): string | undefined {
  const { origin_page: page, origin_first_page: first, origin_referrer: referrer } = origin;
  const pages = first === page ? [page] : [first, page];
  const named = campaignOf(origin);
  const parts = [pages.filter(Boolean).join(' → '), referrer, named && `${campaign} ${named}`];
  return parts.filter(Boolean).join(', ') || undefined;
}

/** The name of a campaign with what else marks it; where it has no name, what there is. */
function campaignOf(origin: Origin): string {
  const { utm_campaign: name } = origin;
  const others = CAMPAIGN_PARAMETERS.filter((parameter) => parameter !== 'utm_campaign')
    .map((parameter) => origin[parameter])
    .filter(Boolean)
    .join(', ');
  return name && others ? `${name} (${others})` : (name ?? others);
}
