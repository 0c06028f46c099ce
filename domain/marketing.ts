import * as z from 'zod/mini';
import { COMPANY_MAX, NAME_MAX, requiredEmail, requiredText } from './form-fields.ts';

/** The services that the marketing form offers, by the value it sends (specification, section 3, 'Marketing form'). */
export const SERVICES_OF_INTEREST = {
  trucking: 'Haulage/Trucking',
  Warehousing: 'Warehousing',
  'Port Operations': 'Port Operations',
  'Supply Chain Management': 'Supply Chain Management',
  'Raw Materials Shipping': 'Raw Materials Shipping',
  'General Logistics': 'General Logistics',
} as const;

export type ServiceOfInterest = keyof typeof SERVICES_OF_INTEREST;
export const SERVICE_VALUES = Object.keys(SERVICES_OF_INTEREST) as ServiceOfInterest[];

/** The marketing form, judged in the browser and on the server; fields are named as `POST /api/marketing-lead` has them. */
export const marketingSchema = z.object({
  first_name: requiredText('Name', NAME_MAX),
  company: requiredText('Company', COMPANY_MAX),
  email: requiredEmail(),
  /** Empty when the visitor chose no service. */
  options: z._default(z.enum(['', ...SERVICE_VALUES], 'Choose one of the services, or none'), ''),
});

export type MarketingInput = z.input<typeof marketingSchema>;
export type MarketingEnquiry = z.output<typeof marketingSchema>;
export type MarketingField = keyof MarketingInput;

/** The fields in the order in which the form shows them. */
export const MARKETING_FIELDS = ['first_name', 'company', 'email', 'options'] as const;
