import { z } from 'zod';
import { type Answered, ask, faultOf, type Question } from '../../platform/post-json.ts';
import type { HubSpotTarget } from './hubspot.ts';

type Kind = 'contacts' | 'deals';
type Values = Record<string, string>;

/** The questions to HubSpot (developers.hubspot.com: CRM objects, associations, properties and pipelines, version 3 and 4). */
export interface HubSpot {
  /** @returns its id; Refused where another has its value of a unique property */
  create(kind: Kind, values: Values, signal: AbortSignal): Promise<string>;
  /** @returns nothing where no object has the value */
  idOf(kind: Kind, value: string, property: string, signal: AbortSignal): Promise<string | undefined>;
  change(kind: Kind, id: string, values: Values, signal: AbortSignal): Promise<void>;
  tieDealToContact(deal: string, contact: string, signal: AbortSignal): Promise<void>;
  /** @param tie HubSpot's number of the tie to the object */
  addNote(to: string, tie: number, values: Values, signal: AbortSignal): Promise<void>;
  /** @throws Error where it was not made */
  requireProperty(kind: Kind, name: string, signal: AbortSignal): Promise<void>;
  /** The ids of the stages of a pipeline. */
  stagesOf(pipeline: string, signal: AbortSignal): Promise<string[]>;
}

const withId = z.object({ id: z.string() });
const pipelineStages = z.object({ stages: z.array(withId) });
const fault = z.object({ category: z.string().regex(/^\w{1,60}$/) });

const NOT_FOUND = 404;
/** The token is what is at fault, and every other question would be answered alike. */
const ABOUT_US = [401, 403];

export function hubspotApi({ url, token, allowPrivate }: HubSpotTarget): HubSpot {
  const asked = (method: Question['method'], path: string, signal: AbortSignal, body?: unknown) =>
    ask({
      method,
      url: new URL(path, url),
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      allowPrivate,
      signal,
    });
  const sound = async (answer: Promise<Answered>) => checked(await answer);
  const objects = (kind: Kind | 'notes') => `/crm/v3/objects/${kind}`;
  return {
    create: async (kind, properties, signal) => {
      const { body } = await sound(asked('POST', objects(kind), signal, { properties }));
      return withId.parse(body).id;
    },
    idOf: async (kind, value, property, signal) => {
      const path = `${objects(kind)}/${encodeURIComponent(value)}?idProperty=${property}`;
      const answer = await asked('GET', path, signal);
      return answer.status === NOT_FOUND ? undefined : withId.parse(checked(answer).body).id;
    },
    change: async (kind, id, properties, signal) => {
      await sound(asked('PATCH', `${objects(kind)}/${id}`, signal, { properties }));
    },
    tieDealToContact: async (deal, contact, signal) => {
      await sound(
        asked('PUT', `/crm/v4/objects/deals/${deal}/associations/default/contacts/${contact}`, signal),
      );
    },
    addNote: async (id, associationTypeId, properties, signal) => {
      const types = [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId }];
      await sound(
        asked('POST', objects('notes'), signal, { properties, associations: [{ to: { id }, types }] }),
      );
    },
    requireProperty: async (kind, name, signal) => {
      const answer = await asked('GET', `/crm/v3/properties/${kind}/${name}`, signal);
      if (answer.status === NOT_FOUND) throw new Error(`the ${kind} have no property ${name}`);
      checked(answer);
    },
    stagesOf: async (pipeline, signal) => {
      const { body } = await sound(
        asked('GET', `/crm/v3/pipelines/deals/${encodeURIComponent(pipeline)}`, signal),
      );
      return pipelineStages.parse(body).stages.map(({ id }) => id);
    },
  };
}

/** HubSpot's text of a fault repeats values; its category does not. */
function checked(answer: Answered): Answered {
  const { status, body } = answer;
  if (status >= 200 && status < 300) return answer;
  const category = fault.safeParse(body).data?.category;
  if (ABOUT_US.includes(status))
    throw new Error(`answered ${status} ${category ?? ''}: the token is refused`);
  throw faultOf(status, category);
}
