import type { CSSProperties } from 'react';
import { palette } from '#src/ui/art/palette.ts';

type Styles = Record<string, CSSProperties>;

const text: CSSProperties = { margin: 0, fontSize: '16px', lineHeight: '24px', color: palette.ink };
const button: CSSProperties = {
  display: 'inline-block',
  padding: '14px 24px',
  borderRadius: '4px',
  color: palette.ink,
  fontSize: '17px',
  lineHeight: '22px',
  fontWeight: 700,
  textDecoration: 'none',
};
const cell: CSSProperties = { padding: '12px 16px', verticalAlign: 'top' };

/** Inline styles, which is all that every mailbox keeps. */
export const styles = {
  body: {
    margin: 0,
    padding: '24px 8px',
    backgroundColor: palette.sand,
    fontFamily: "'Instrument Sans', Arial, Helvetica, sans-serif",
  },
  sheet: {
    width: '100%',
    maxWidth: '600px',
    margin: '0 auto',
    backgroundColor: palette.paper,
    border: `2px solid ${palette.ink}`,
  },
  head: { padding: '24px 16px 20px' },
  /** Where pictures are not shown, the name is in their place. */
  headPicture: {
    width: '100%',
    height: 'auto',
    backgroundColor: palette.forest,
    color: palette.paper,
    fontSize: '28px',
    fontWeight: 800,
  },
  brand: { ...text, fontSize: '15px', lineHeight: '20px', fontWeight: 700, color: palette.forest },
  heading: {
    margin: '6px 0 10px',
    fontFamily: "'Arial Narrow', Arial, Helvetica, sans-serif",
    fontSize: '36px',
    lineHeight: '36px',
    fontWeight: 800,
    color: palette.ink,
  },
  text,
  cells: { width: '100%', borderTop: `3px solid ${palette.ink}`, borderCollapse: 'collapse' },
  cell: { ...cell, width: '50%', borderBottom: `2px solid ${palette.rule}` },
  wideCell: { ...cell, borderBottom: `2px solid ${palette.rule}` },
  label: { ...text, fontSize: '14px', lineHeight: '20px', color: palette.muted },
  value: { ...text, fontWeight: 600, wordBreak: 'break-word' },
  link: { color: palette.forest, textDecoration: 'underline' },
  message: { ...text, whiteSpace: 'pre-wrap', wordBreak: 'break-word' },
  action: { padding: '0 16px 20px' },
  sheetAction: { padding: '8px 16px' },
  button: { ...button, backgroundColor: palette.amber, borderBottom: `5px solid ${palette.amberFoot}` },
  /** For what can be done instead. */
  quietButton: { ...button, padding: '12px 22px', border: `2px solid ${palette.ink}` },
  next: { padding: '20px 16px 8px' },
  nextHeading: { ...text, fontWeight: 700, paddingBottom: '6px' },
  digestHeading: { ...text, fontSize: '18px', fontWeight: 700, paddingBottom: '6px' },
  steps: { margin: 0, paddingLeft: '20px' },
  step: { ...text, paddingBottom: '6px' },
  entry: { padding: '10px 0 12px', borderTop: `2px solid ${palette.rule}` },
  entryName: { ...text, fontWeight: 700 },
  ways: { ...text, paddingTop: '4px' },
  /** Far enough from the next one for a thumb. */
  way: {
    display: 'inline-block',
    padding: '10px 20px 10px 0',
    color: palette.forest,
    fontWeight: 600,
    textDecoration: 'underline',
  },
  numbers: { width: '100%', borderCollapse: 'collapse' },
  numberHead: { ...cell, ...text, padding: '6px 0 6px 12px', fontSize: '14px', textAlign: 'right' },
  numberLabel: {
    ...text,
    padding: '6px 0',
    borderTop: `1px solid ${palette.rule}`,
    fontWeight: 400,
    textAlign: 'left',
  },
  number: {
    ...text,
    padding: '6px 0 6px 12px',
    borderTop: `1px solid ${palette.rule}`,
    fontWeight: 700,
    textAlign: 'right',
    verticalAlign: 'top',
  },
  foot: { padding: '12px 16px 20px' },
} satisfies Styles;
