import { EVENTS } from '../../visits/analytics.ts';
import { COMPANY_MAX, defineForm, email, line, NAME_MAX } from './fields.ts';

/** Letters of the last part of a page's address. */
export const SLUG_MAX = 120;

/**
 * The form on a guide's page (specification, sections 5 and 7), in the order of the page. Messages call the e-mail address 'Field'.
 */
export const EGUIDE_FORM = defineForm({
  action: '/api/eguide-subscription',
  event: EVENTS.guideRequested,
  keepsWhatFailed: true,
  fields: {
    first_name: line('First name', NAME_MAX, 'given-name'),
    last_name: line('Last name', NAME_MAX, 'family-name'),
    company: line('Company name', COMPANY_MAX, 'organization'),
    email: email('Field'),
  },
  carried: {
    /** Which guide it is for (docs/specification.md, 3.9). */
    slug: {
      kind: 'carried',
      column: 'guide',
      max: SLUG_MAX,
      pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
      message: 'Write the guide as in its address',
    },
  },
});
