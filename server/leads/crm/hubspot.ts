import { z } from 'zod';
import { referenceOf } from '#domain/leads/reference.ts';
import { isLeadState } from '#domain/leads/states.ts';
import type { LeadRow } from '../../platform/database/tables.ts';
import { type Answered, ask, errorOf, type Question } from '../../platform/network/post-json.ts';
import { nameOf } from '../lead/values.ts';
import {
  type AnyTarget,
  inEveryTarget,
  type LeadEvent,
  type Notifier,
  noteOf,
  read,
  type States,
  states,
  summaryOf,
  type TargetKind,
  webAddress,
  word,
} from './target.ts';

/** Properties that are made by hand in HubSpot's settings (docs/leads.md), so that nothing is reported twice there. */
const REFERENCE = 'kayalink_reference';
const PHONE = 'kayalink_phone';
const NEWSLETTER = 'kayalink_newsletter';
/** HubSpot's own number of the tie from a note to a deal. */
const NOTE_TO_DEAL = 214;
/** The stages of the pipeline that every account begins with. */
const STAGES: States = {
  open: 'appointmentscheduled',
  answered: 'qualifiedtobuy',
  won: 'closedwon',
  lost: 'closedlost',
};

/** HubSpot, by the token of a private app. */
export interface HubSpotTarget extends AnyTarget {
  kind: 'hubspot';
  token: string;
  pipeline: string;
  /** The stage of a deal, by what the desk said. */
  stages: States;
}

/** HubSpot's contacts and deals. */
export const hubspot: TargetKind<HubSpotTarget> = {
  written: z
    .strictObject({
      kind: z.literal('hubspot'),
      url: webAddress.default('https://api.hubapi.com'),
      token: word('write the access token of a private app'),
      pipeline: word('write the id of a pipeline').default('default'),
      stages: states(STAGES),
      ...inEveryTarget,
    })
    .transform(({ kind, url, token, pipeline, stages, ...given }) => ({
      kind,
      url,
      token,
      pipeline,
      stages,
      ...read(given),
    })),
  remedy:
    'check the token and its scopes, and make the properties in HubSpot that docs/leads.md names ("HubSpot")',
  notifier: hubspotNotifier,
};

/**
 * Keeps a contact for each person and a deal for each lead, with a note for what the desk did. The reference is unique in HubSpot, so
 * that a repeat finds the deal that is there. A contact without an e-mail address is known by its telephone number.
 */
function hubspotNotifier(target: HubSpotTarget): Notifier {
  const api = hubspotApi(target);
  return {
    notify: async (leadEvent, signal) => {
      const { lead, event, at } = leadEvent;
      if (!lead) return notifyOfNewsletter(api, leadEvent, signal);
      if (event === 'accepted') return void (await keepLead(api, target, lead, signal));
      const known = await api.idOf('deals', referenceOf(lead.id), REFERENCE, signal);
      const deal = known ?? (await keepLead(api, target, lead, signal));
      if (known && isLeadState(event))
        await api.change('deals', deal, { dealstage: stageOf(lead, target) }, signal);
      await api.addNote(deal, NOTE_TO_DEAL, { hs_timestamp: at, hs_note_body: noteOf(leadEvent) }, signal);
    },
    check: async (signal) => {
      await api.requireProperty('deals', REFERENCE, signal);
      await api.requireProperty('contacts', PHONE, signal);
      await api.requireProperty('contacts', NEWSLETTER, signal);
      const stages = await api.stagesOf(target.pipeline, signal);
      const missing = Object.values(target.stages).filter((stage) => !stages.includes(stage));
      if (missing.length > 0)
        throw new Error(
          `the pipeline ${target.pipeline} has no stage ${missing.join(', ')}; it has ${stages.join(', ')}`,
        );
      return `takes contacts and deals of the pipeline ${target.pipeline}`;
    },
  };
}

/** @returns the id of its deal */
async function keepLead(
  api: HubSpot,
  target: HubSpotTarget,
  lead: LeadRow,
  signal: AbortSignal,
): Promise<string> {
  const reference = referenceOf(lead.id);
  const contact = await keepContact(api, lead, signal);
  const deal =
    (await api.idOf('deals', reference, REFERENCE, signal)) ??
    (await api.create('deals', dealOf(lead, target), signal));
  await api.tieDealToContact(deal, contact, signal);
  return deal;
}

/** As the lead is now: an event that failed is reported after later ones. */
const stageOf = ({ desk_state }: LeadRow, { stages }: HubSpotTarget) => stages[desk_state ?? 'open'];

function dealOf(lead: LeadRow, target: HubSpotTarget) {
  const reference = referenceOf(lead.id);
  return {
    [REFERENCE]: reference,
    dealname: `${nameOf(lead)}: ${lead.kind} ${reference}`,
    pipeline: target.pipeline,
    dealstage: stageOf(lead, target),
    description: summaryOf(lead),
  };
}

/** One that is there stays as it is: anybody can type anybody's address. What was typed is with the deal. */
async function keepContact(api: HubSpot, lead: LeadRow, signal: AbortSignal): Promise<string> {
  const { first_name: firstname, last_name, email, phone_number: phone, company } = lead;
  const [property, value] = email === null ? [PHONE, phone ?? lead.id] : ['email', email.toLowerCase()];
  const known = await api.idOf('contacts', value, property, signal);
  if (known) return known;
  const contact = {
    [property]: value,
    firstname,
    ...(last_name !== null && { lastname: last_name }),
    ...(phone !== null && { phone }),
    ...(company !== null && { company }),
  };
  return api.create('contacts', contact, signal);
}

async function notifyOfNewsletter(
  api: HubSpot,
  { subscriber }: LeadEvent,
  signal: AbortSignal,
): Promise<void> {
  if (!subscriber) return;
  const { email, firstName: firstname, isSubscribed } = subscriber;
  const state = { [NEWSLETTER]: isSubscribed ? 'subscribed' : 'unsubscribed' };
  const known = await api.idOf('contacts', email, 'email', signal);
  if (known) return api.change('contacts', known, state, signal);
  // Nobody is made a contact for having left.
  if (isSubscribed) await api.create('contacts', { email, firstname, ...state }, signal);
}

type Kind = 'contacts' | 'deals';
type Values = Record<string, string>;

/** The questions to HubSpot (developers.hubspot.com: CRM objects, associations, properties and pipelines, version 3 and 4). */
interface HubSpot {
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
const error = z.object({ category: z.string().regex(/^\w{1,60}$/) });

const NOT_FOUND = 404;
/** The token is what is with errors, and every other question would be answered alike. */
const ABOUT_US = [401, 403];

function hubspotApi({ url, token, allowPrivate }: HubSpotTarget): HubSpot {
  const asked = (method: Question['method'], path: string, signal: AbortSignal, body?: unknown) =>
    ask({
      method,
      url: new URL(path, url),
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      allowPrivate,
      signal,
    });
  const valid = async (answer: Promise<Answered>) => checked(await answer);
  const objects = (kind: Kind | 'notes') => `/crm/v3/objects/${kind}`;
  return {
    create: async (kind, properties, signal) => {
      const { body } = await valid(asked('POST', objects(kind), signal, { properties }));
      return withId.parse(body).id;
    },
    idOf: async (kind, value, property, signal) => {
      const path = `${objects(kind)}/${encodeURIComponent(value)}?idProperty=${property}`;
      const answer = await asked('GET', path, signal);
      return answer.status === NOT_FOUND ? undefined : withId.parse(checked(answer).body).id;
    },
    change: async (kind, id, properties, signal) => {
      await valid(asked('PATCH', `${objects(kind)}/${id}`, signal, { properties }));
    },
    tieDealToContact: async (deal, contact, signal) => {
      await valid(
        asked('PUT', `/crm/v4/objects/deals/${deal}/associations/default/contacts/${contact}`, signal),
      );
    },
    addNote: async (id, associationTypeId, properties, signal) => {
      const types = [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId }];
      await valid(
        asked('POST', objects('notes'), signal, { properties, associations: [{ to: { id }, types }] }),
      );
    },
    requireProperty: async (kind, name, signal) => {
      const answer = await asked('GET', `/crm/v3/properties/${kind}/${name}`, signal);
      if (answer.status === NOT_FOUND) throw new Error(`the ${kind} have no property ${name}`);
      checked(answer);
    },
    stagesOf: async (pipeline, signal) => {
      const { body } = await valid(
        asked('GET', `/crm/v3/pipelines/deals/${encodeURIComponent(pipeline)}`, signal),
      );
      return pipelineStages.parse(body).stages.map(({ id }) => id);
    },
  };
}

/** HubSpot's text of an error repeats values; its category does not. */
function checked(answer: Answered): Answered {
  const { status, body } = answer;
  if (status >= 200 && status < 300) return answer;
  const category = error.safeParse(body).data?.category;
  if (ABOUT_US.includes(status))
    throw new Error(`answered ${status} ${category ?? ''}: the token is refused`);
  throw errorOf(status, category);
}
