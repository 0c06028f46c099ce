/** Runs the forms of pages for shippers and owners who want to be called. */
import { CONTACT_FORM } from '#domain/leads/forms/contact.ts';
import { PARTNER_FORM } from '#domain/leads/forms/partner.ts';
import { QUOTE_FORM } from '#domain/leads/forms/quote.ts';
import { runForms } from './mount.ts';

runForms([CONTACT_FORM, QUOTE_FORM, PARTNER_FORM]);
