import { CALL_EVENTS } from '../../visits/analytics.ts';
import { defineForm, line, NAME_MAX, optional, phone } from './fields.ts';

const DETAIL_MAX = 150;

/** 'Call me' on the pages for owners; a name and a telephone number are enough. Fields are named as in the payload. */
export const PARTNER_FORM = defineForm({
  action: '/api/partner',
  event: CALL_EVENTS.partner,
  fields: {
    first_name: line('Name', NAME_MAX, 'name'),
    phone_number: phone(),
    /** Trucks by size, or floor space. */
    capacity: optional(line('Size', DETAIL_MAX)),
    /** Where the trucks stand, or where the warehouse is. */
    base: optional(line('Place', DETAIL_MAX)),
    call_time: optional(line('When to call', DETAIL_MAX)),
  },
  carried: {
    offer: {
      kind: 'carried',
      column: 'service',
      max: 10,
      pattern: /^(trucks|warehouse)$/,
      message: 'Write trucks or warehouse',
    },
  },
});
