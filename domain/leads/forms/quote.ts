import { CALL_EVENTS } from '../../visits/analytics.ts';
import { defineForm, email, line, NAME_MAX, optional, phone } from './fields.ts';

/** Letters of the query of an answer's address: two places, a load and the extras fit several times. */
const QUESTION_MAX = 1000;

/** The form in the answer of the price page: a name and a telephone number are enough. Fields are named as in the payload. */
export const QUOTE_FORM = defineForm({
  action: '/api/quote',
  event: CALL_EVENTS.quote,
  fields: {
    first_name: line('Name', NAME_MAX, 'name'),
    phone_number: phone(),
    email: optional(email()),
  },
  carried: {
    /** The question, as the query of the answer's address has it; the server works the answer out from it again. */
    question: {
      kind: 'carried',
      max: QUESTION_MAX,
      pattern: /^[\w*.+%&=-]*$/,
      message: 'Write the question as in the address of the price page',
    },
  },
});
