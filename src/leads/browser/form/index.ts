/** Runs the forms of the pages that are read most; pages whose form asks to be called have `callback-forms.ts` instead. */
import { CONTACT_FORM } from '#domain/leads/forms/contact.ts';
import { EGUIDE_FORM } from '#domain/leads/forms/eguide.ts';
import { MARKETING_FORM } from '#domain/leads/forms/marketing.ts';
import { NEWSLETTER_FORM } from '#domain/leads/forms/newsletter.ts';
import { runForms } from './mount.ts';

runForms([CONTACT_FORM, MARKETING_FORM, EGUIDE_FORM, NEWSLETTER_FORM]);
