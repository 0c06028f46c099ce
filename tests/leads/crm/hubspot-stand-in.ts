import { type Answer, type Asked, startVendor, type Vendor } from './vendor.ts';

export const TOKEN = 'pat-eu1-of-the-test';
type Values = Record<string, string>;
type Stored = Record<string, Values>;

/** HubSpot's own properties that are used here; others have to be made first (developers.hubspot.com, "Properties"). */
const OWN: Record<string, string[]> = {
  contacts: ['email', 'firstname', 'lastname', 'phone', 'company'],
  deals: ['dealname', 'pipeline', 'dealstage', 'description'],
  notes: ['hs_timestamp', 'hs_note_body'],
};
/** The stages of the pipeline that every account begins with. */
const STAGES = ['appointmentscheduled', 'qualifiedtobuy', 'contractsent', 'closedwon', 'closedlost'];

/** The records of an account. */
export interface HubSpotAccount extends Vendor {
  contacts: Stored;
  deals: Stored;
  notes: { body: string; deal: string }[];
  /** `deal>contact` */
  ties: Set<string>;
}

/**
 * HubSpot's CRM as its documentation describes it: objects, version 3, with `idProperty`; default associations, version 4; properties;
 * pipelines. A value of a unique property that another object has is a conflict, and a property that was not made an error.
 * @param made properties that the operator has made
 */
export async function startHubSpot(
  made: Record<string, string[]> = {
    contacts: ['kayalink_phone', 'kayalink_newsletter'],
    deals: ['kayalink_reference'],
  },
): Promise<HubSpotAccount> {
  const unique = ['email', 'kayalink_phone', 'kayalink_reference'];
  const account = {
    contacts: {} as Stored,
    deals: {} as Stored,
    notes: [] as HubSpotAccount['notes'],
    ties: new Set<string>(),
  };
  let last = 100;

  const isKnown = (kind: string, name: string) =>
    [...(OWN[kind] ?? []), ...(made[kind] ?? [])].includes(name);
  const error = (status: number, category: string, message = ''): Answer => ({
    status,
    body: { status: 'error', message, correlationId: 'c', category },
  });
  const unknownIn = (kind: string, values: Values) =>
    Object.keys(values).filter((name) => !isKnown(kind, name));

  function create(kind: 'contacts' | 'deals', values: Values): Answer {
    const [unknown] = unknownIn(kind, values);
    if (unknown) return error(400, 'VALIDATION_ERROR', `Property "${unknown}" does not exist`);
    if (kind === 'deals' && !STAGES.includes(values['dealstage'] ?? ''))
      return error(400, 'VALIDATION_ERROR');
    const taken = Object.values(account[kind]).some((other) =>
      unique.some((name) => values[name] !== undefined && other[name] === values[name]),
    );
    if (taken) return error(409, 'CONFLICT', `Contact already exists: ${values['email']}`);
    last += 1;
    account[kind][last] = values;
    return { status: 201, body: { id: String(last), properties: values } };
  }

  function answer({ method, path, query, headers, body }: Asked): Answer {
    if (headers.authorization !== `Bearer ${TOKEN}`) return error(401, 'INVALID_AUTHENTICATION');
    const [, property] = /^\/crm\/v3\/properties\/(?:contacts|deals)\/(\w+)$/.exec(path) ?? [];
    if (property) {
      const kind = path.split('/')[4] ?? '';
      return isKnown(kind, property)
        ? { status: 200, body: { name: property } }
        : error(404, 'OBJECT_NOT_FOUND');
    }
    if (path === '/crm/v3/pipelines/deals/default')
      return { status: 200, body: { id: 'default', stages: STAGES.map((id) => ({ id, label: id })) } };
    const [, deal, contact] =
      /^\/crm\/v4\/objects\/deals\/(\d+)\/associations\/default\/contacts\/(\d+)$/.exec(path) ?? [];
    if (method === 'PUT' && deal && contact) {
      account.ties.add(`${deal}>${contact}`);
      return { status: 200, body: { status: 'COMPLETE', results: [] } };
    }
    const { properties = {}, associations } = (body || {}) as { properties?: Values; associations?: unknown };
    if (method === 'POST' && path === '/crm/v3/objects/notes') {
      const [{ to, types }] = associations as [
        { to: { id: string }; types: [{ associationTypeId: number }] },
      ];
      if (types[0].associationTypeId !== 214 || !account.deals[to.id]) return error(400, 'VALIDATION_ERROR');
      account.notes.push({ body: properties['hs_note_body'] ?? '', deal: to.id });
      return { status: 201, body: { id: '1' } };
    }
    const [, kind, value] = /^\/crm\/v3\/objects\/(contacts|deals)(?:\/(.+))?$/.exec(path) ?? [];
    if (kind !== 'contacts' && kind !== 'deals') return error(404, 'OBJECT_NOT_FOUND');
    if (method === 'POST' && !value) return create(kind, properties);
    const by = query.get('idProperty');
    const id = by ? Object.keys(account[kind]).find((one) => account[kind][one]?.[by] === value) : value;
    const found = id ? account[kind][id] : undefined;
    if (!id || !found) return error(404, 'OBJECT_NOT_FOUND');
    if (method === 'PATCH') {
      if (unknownIn(kind, properties).length > 0) return error(400, 'VALIDATION_ERROR');
      Object.assign(found, properties);
    }
    return { status: 200, body: { id, properties: found } };
  }

  return Object.assign(await startVendor(answer), account);
}
