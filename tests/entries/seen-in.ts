import { Parser } from 'htmlparser2';

/** Different names of the same look. */
const SAME: Record<string, string> = { strong: 'b', em: 'i', del: 's', th: 'cell', td: 'cell' };
const MARKS = new Set(['b', 'i', 's', 'u', 'code', 'sup', 'sub']);
/** Blocks that mean something to a reader; others only begin a new line. */
const MEANT = /^(h[1-6]|ul|ol|li|blockquote|pre|tr|cell)$/;
const INLINE = new Set(['a', 'span', 'br', 'img', 'input', ...MARKS]);

interface Run {
  look: string;
  text: string;
}

/**
 * The lines that a reader sees of HTML: each with the blocks that it is in and the marks and links of its words. HTML that looks
 * the same gives the same lines, whatever its tags.
 */
export function seenIn(html: string): string[] {
  const lines: string[] = [];
  const blocks: string[] = [];
  const looks: string[] = [];
  let runs: Run[] = [];
  let count = 0;
  let hidden = 0;
  const endLine = () => {
    const words = trimmed(runs);
    if (words.length > 0)
      lines.push([...blocks, ...words.map(({ look, text }) => `[${look}]${text}`)].join(' '));
    runs = [];
  };
  const parser = new Parser({
    onopentag(tag, attributes) {
      const name = SAME[tag] ?? tag;
      if (hidden > 0 || /\bsr-only\b/.test(attributes['class'] ?? '')) hidden += 1;
      else if (name === 'br') runs.push({ look: '', text: '\u2028' });
      else if (name === 'input') runs.push({ look: '', text: 'checked' in attributes ? '☑ ' : '☐ ' });
      else if (name === 'a') looks.push(`a ${addressOf(attributes['href'] ?? '')}`);
      else if (MARKS.has(name)) looks.push(name);
      else if (!INLINE.has(name)) {
        endLine();
        if (name === 'hr') lines.push('hr');
        if (MEANT.test(name)) blocks.push(`${name}${count++}${detail(attributes)}`);
      }
    },
    ontext(text) {
      if (hidden === 0)
        runs.push({ look: [...new Set(looks)].sort().join(' ,'), text: text.replace(/[ \t\n\r]+/g, ' ') });
    },
    onclosetag(tag) {
      const name = SAME[tag] ?? tag;
      if (hidden > 0) hidden -= 1;
      else if (name === 'a' || MARKS.has(name)) looks.pop();
      else if (!INLINE.has(name)) {
        endLine();
        if (MEANT.test(name)) blocks.pop();
      }
    },
  });
  parser.end(html);
  endLine();
  return lines;
}

/** What a reader sees of attributes: the first number of a list, and the side of a cell. */
function detail({ start, align, class: classes = '' }: Record<string, string>): string {
  const side = align ?? /text-(left|center|right)/.exec(classes)?.[1];
  return [start && `=${start}`, side && `:${side}`].filter(Boolean).join('');
}

function addressOf(href: string): string {
  const address = URL.parse(href, 'https://own.invalid')?.href ?? href;
  return address.replace(/%5[BD]/g, decodeURIComponent);
}

/** Addresses in a text are links on GitHub and here, and plain text in CommonMark: that is no other text. */
function withoutBareLink({ look, text }: Run): Run {
  const bare = [text, `mailto:${text}`, `http://${text}`].map((address) => `a ${addressOf(address)}`);
  return {
    text,
    look: look
      .split(' ,')
      .filter((part) => !bare.includes(part))
      .join(' ,'),
  };
}

/** Runs of one look as one, without the space that browsers leave out. */
function trimmed(runs: Run[]): Run[] {
  const all: Run[] = [];
  for (const { look, text } of runs.map(withoutBareLink)) {
    const last = all.at(-1);
    if (last && last.look === look) last.text += text;
    else all.push({ look, text });
  }
  let before = ' ';
  for (const run of all) {
    run.text = (/[ \u2028]$/.test(before) ? run.text.trimStart() : run.text)
      .replace(/ +/g, ' ')
      .replace(/ ?\u2028 ?/g, '\u2028');
    if (run.text !== '') before = run.text;
  }
  const filled = all.filter(({ text }) => text !== '');
  const last = filled.at(-1);
  if (last) last.text = last.text.trimEnd();
  return filled.filter(({ text }) => text !== '');
}
