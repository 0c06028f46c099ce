import type { Widget } from './form-of-schema.ts';

/** The buttons above each kind of text: what its pages, or its PDF, show. An answer has no headings, which are the questions. */
const TOOLS = {
  entry: [
    'bold',
    'italic',
    'heading',
    'subheading',
    'bullets',
    'numbers',
    'quote',
    'link',
    'picture',
    'table',
  ],
  PDF: [
    'bold',
    'italic',
    'heading',
    'subheading',
    'bullets',
    'numbers',
    'checklist',
    'note',
    'link',
    'table',
  ],
  answer: ['bold', 'italic', 'bullets', 'numbers', 'link', 'table'],
};

/** How a text of Markdown is shown. */
export const textWidget = (kind: keyof typeof TOOLS): Widget => ({ widget: 'page-text', tools: TOOLS[kind] });
