/** The colours of src/styles/tokens.css: mailboxes know no custom properties. */
export const palette = {
  ink: '#10201a',
  forest: '#0b5d3b',
  amber: '#ffb21a',
  laterite: '#b8402a',
  paper: '#f7f4ec',
  sand: '#e9e2d0',
  rule: '#d6cbb0',
  muted: '#4a5a51',
};
