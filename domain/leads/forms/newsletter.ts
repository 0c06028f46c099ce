import { EVENTS } from '../../visits/analytics.ts';
import { defineForm, line, lowerCaseEmail, NAME_MAX } from './fields.ts';

/** The subscribe form of the blog; fields are named as `POST /api/newsletter-subscription` has them, in the order of the page. */
export const NEWSLETTER_FORM = defineForm({
  action: '/api/newsletter-subscription',
  event: EVENTS.subscribed,
  fields: { first_name: line('First name', NAME_MAX, 'given-name'), email: lowerCaseEmail() },
});
