import type { ErrorCode, YAMLError } from 'yaml';
import { keptSign } from './yaml-slips.ts';

/** The most likely meaning of a slip, where YAML's own words are for programmers. */
const PLAINLY: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY:
    "put the whole text into quotes, as a colon in it begins another field: title: 'Ports: what is new'. If it is no text, look at the spaces before the field",
  TAB_AS_INDENT: 'write spaces, not tabs, at the beginning of the line',
  DUPLICATE_KEY: 'this field stands twice: keep one of them',
  BAD_SCALAR_START: 'put the text into quotes, as it begins with a sign that YAML keeps for itself',
  MULTILINE_IMPLICIT_KEY: 'write a colon and a space after the name of the field: title: Ports',
  UNEXPECTED_TOKEN:
    "put the whole text into quotes of the other kind, or double each quote inside: 'the driver''s papers'",
};
const NO_COLON = 'write a colon and a space after the name of the field: title: Ports';
const QUOTE_LEFT_OPEN = 'a text before this line begins with a quote that nothing closes: close it';
const BRACKET_LEFT_OPEN = 'the line before begins a list or a group that nothing closes: add ] or }';

/** Longest line that is written out as it would be right; of longer ones the rule is told. */
const LONGEST = 100;

/** Says in one line, with its number, what keeps a YAML text from being read and what to write instead. */
export function explainYaml({ code, message, linePos }: YAMLError, text: string): string {
  const [first = ''] = message.split('\n');
  const said = first.replace(/ at line \d+, column \d+:$/, '');
  const line = linePos?.[0].line ?? 1;
  const written = text.split('\n')[line - 1] ?? '';
  const sign = code === 'UNEXPECTED_TOKEN' ? BEGINS.exec(written)?.[1] : undefined;
  if (sign) return `line ${line}: ${keptSign(sign)}`;
  const right = code === 'BLOCK_AS_IMPLICIT_KEY' ? inQuotes(written) : undefined;
  return `line ${line}: ${right ? COLON(right) : plainly(code, said)}`;
}

/** A field whose text begins with a sign of YAML. */
const BEGINS = /^\s*[\w-]+: +([*[{>|-])/;

const COLON = (right: string) => `a colon in the text needs quotes around all of it. Write ${right}`;

/** A line with its text in quotes; nothing where there is no text that a colon divides. */
function inQuotes(written: string): string | undefined {
  const [field = '', ...parts] = written.trim().split(': ');
  const text = parts.join(': ');
  if (parts.length < 2 || written.length > LONGEST || /["'[\]{}]/.test(text)) return undefined;
  return `${field}: '${text}'`;
}

function plainly(code: ErrorCode, said: string): string {
  if (code === 'MISSING_CHAR') return said.includes('quote') ? QUOTE_LEFT_OPEN : NO_COLON;
  if (code === 'BAD_INDENT' && said.startsWith('Flow')) return BRACKET_LEFT_OPEN;
  return PLAINLY[code] ?? said;
}
