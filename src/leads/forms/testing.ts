import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The ways to a person, as pages hand them to a form. */
export const DESK = {
  phone: { number: '+2348030000000', text: '+234 803 000 0000' },
  whatsapp: {
    address: 'https://wa.me/2348030000000',
    label: 'Chat on WhatsApp',
    about: 'Hello. My reference is {reference}.',
  },
  newTabNote: 'opens in a new tab',
};

/** The copy of a form of this site, read by its schema. */
export const copyOfForm = <Copy>(name: string, schema: { parse(value: unknown): Copy }): Copy =>
  schema.parse(parse(readFileSync(`content/forms/${name}.yaml`, 'utf8')));
