/** Names of the events that the site pushes to `window.dataLayer` (specification, section 7). */
export const EVENTS = {
  /** A click on a button that leads to the sales desk. */
  contact: 'contact_sales_button_click',
  /** A contact form that was submitted, whatever came of it; the landing page's form counts as one. */
  submitted: 'contact_form_submitted',
  /** An e-guide form that was submitted, whatever came of it. */
  guideRequested: 'eguide_form_submitted',
  /** A subscribe form that was submitted, whatever came of it. */
  subscribed: 'newsletter_form_submitted',
  /** A click on any other call to action. */
  cta: 'click_cta',
} as const;

/** The same of forms that ask to be called: apart, since few pages have them. */
export const CALL_EVENTS = {
  /** A quote form that was submitted, whatever came of it. */
  quote: 'quote_form_submitted',
  /** A partner form that was submitted, whatever came of it. */
  partner: 'partner_form_submitted',
} as const;
