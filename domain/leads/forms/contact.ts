import { EVENTS } from '../../visits/analytics.ts';
import { defineForm, email, line, NAME_MAX, phone, text } from './fields.ts';

const MESSAGE_MAX = 5000;

/** The contact form; fields are named as in the payload of `POST /api/contact`, in the order of the page. */
export const CONTACT_FORM = defineForm({
  action: '/api/contact',
  event: EVENTS.submitted,
  fields: {
    first_name: line('First name', NAME_MAX, 'given-name'),
    last_name: line('Last name', NAME_MAX, 'family-name'),
    email: email(),
    phone_number: phone(),
    message: text('Message', MESSAGE_MAX),
  },
});
