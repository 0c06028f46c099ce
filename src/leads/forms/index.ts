/** All forms that make leads: one file for browsers, since they differ by a few lines each. Pages import them from here. */
export { PartnerForm, QuoteForm } from './CallForm.tsx';
export { ContactForm } from './ContactForm.tsx';
export { EguideForm } from './EguideForm.tsx';
export { MarketingForm } from './MarketingForm.tsx';
export { NewsletterForm } from './NewsletterForm.tsx';
