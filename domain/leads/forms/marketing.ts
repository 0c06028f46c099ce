import { EVENTS } from '../../visits/analytics.ts';
import { COMPANY_MAX, defineForm, email, line, NAME_MAX } from './fields.ts';

/** The values of the services that the marketing form offers (specification, section 3, 'Marketing form'); copy names them. */
export const SERVICES_OF_INTEREST = [
  'trucking',
  'Warehousing',
  'Port Operations',
  'Supply Chain Management',
  'Raw Materials Shipping',
  'General Logistics',
] as const;

/** The form of the landing page; fields are named as `POST /api/marketing-lead` has them, in the order of the page. */
export const MARKETING_FORM = defineForm({
  action: '/api/marketing-lead',
  event: EVENTS.submitted,
  fields: {
    first_name: line('Name', NAME_MAX, 'name'),
    company: line('Company', COMPANY_MAX, 'organization'),
    email: email(),
    /** Empty when the visitor chose no service. */
    options: {
      kind: 'choice',
      column: 'service',
      values: SERVICES_OF_INTEREST,
      message: 'Choose one of the services, or none',
    },
  },
});
