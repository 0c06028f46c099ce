type Node = Record<string, unknown>;

/** Properties without which a thing says nothing to its readers: schema.org, and Google's guides to structured data. */
const REQUIRED: Record<string, readonly string[]> = {
  Organization: ['name', 'url'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  ContactPoint: ['contactType', 'telephone', 'email'],
  PostalAddress: ['streetAddress', 'addressCountry'],
  Country: ['name'],
  City: ['name'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Service: ['name', 'description', 'provider', 'areaServed', 'url'],
  BlogPosting: ['headline', 'datePublished', 'author', 'publisher', 'image', 'mainEntityOfPage'],
  Article: ['headline', 'datePublished', 'author', 'publisher', 'image', 'mainEntityOfPage'],
  ImageObject: ['url', 'width', 'height', 'caption'],
  WebPage: ['@id', 'reviewedBy'],
  Person: ['name', 'jobTitle', 'url'],
  ProfilePage: ['mainEntity', 'url'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'embedUrl', 'uploadDate'],
  // In a set it is named and led to; on its own page it is described too.
  DefinedTerm: ['name', 'url'],
  DefinedTermSet: ['name', 'url'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  CorrectionComment: ['text', 'datePublished'],
};
const ADDRESSES = ['url', 'item', 'image', 'logo', 'mainEntityOfPage', 'thumbnailUrl', 'embedUrl'];
const DATES = ['datePublished', 'dateModified', 'lastReviewed'];
/** A time with its zone, without which Search Console calls a video invalid. */
const INSTANT = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d))?$/;
const HEADLINE_LIMIT = 110;

/** Finds the errors of structured data, a line for each error, with the way to it. */
export function schemaErrors(data: object): string[] {
  const root = data as Node;
  const errors = root['@context'] === 'https://schema.org' ? [] : ['@context: must be https://schema.org'];
  const things = Array.isArray(root['@graph']) ? root['@graph'] : [root];
  return [...errors, ...things.flatMap((thing, place) => errorsOf(thing, `[${place}]`))];
}

function errorsOf(node: Node, way: string): string[] {
  const type = String(node['@type'] ?? '');
  const isPointer = Object.keys(node).join() === '@id';
  if (isPointer) return [];
  const required = REQUIRED[type];
  if (!required) return [`${way}: unknown type ${type || 'none'}`];
  const here = `${way} ${type}`;
  const missing = required.filter((name) => isEmpty(node[name])).map((name) => `${here}: ${name} is missing`);
  const relative = ADDRESSES.filter((name) => typeof node[name] === 'string' && !isAbsolute(node[name])).map(
    (name) => `${here}: ${name} must be a full address`,
  );
  const positions = list(node['itemListElement']).map((item) => item['position']);
  const ordered = positions.every((position, index) => position === index + 1);
  return [
    ...missing,
    ...relative,
    ...(ordered ? [] : [`${here}: positions must count from 1`]),
    ...(String(node['headline'] ?? '').length > HEADLINE_LIMIT ? [`${here}: headline is too long`] : []),
    ...(INSTANT.test(String(node['uploadDate'] ?? '')) ? [] : [`${here}: uploadDate needs time and zone`]),
    ...(DATES.every((name) => /^(\d{4}-\d\d-\d\d)?$/.test(String(node[name] ?? '')))
      ? []
      : [`${here}: no date`]),
    ...Object.entries(node).flatMap(([name, value]) =>
      list(value).flatMap((child) => errorsOf(child, `${here}.${name}`)),
    ),
  ];
}

function list(value: unknown): Node[] {
  return [value].flat().filter((part): part is Node => typeof part === 'object' && part !== null);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

function isAbsolute(value: unknown): boolean {
  return /^https?:\/\/[^/]/.test(String(value));
}
