import { howToWrite } from '../../../server/config/config-variables.ts';
import { EARLIER } from '../../../server/config/earlier-variables.ts';

const INTRODUCTION = `# Configuration

The site needs none to be tried: every variable has a default, which an empty value stands for, too. Set them in the environment, or in a file
\`.env\` beside \`package.json\` (copy \`.env.example\`, or answer \`npm run setup\`); the environment wins. An unknown name in \`.env\`, or a value
that cannot be read, stops the start with a message that names it; a name in the environment that resembles one of these is logged as a warning.
A value with a # in it needs quotes.

**Values in files.** With \`_FILE\` behind any name stands the path of a file that holds the value: a credential of systemd or a secret of Docker
(deploy/kayalink.service, compose.yaml), so that a secret stands in no environment, which every child process inherits. A line break at its end
does not count.

This page is made by \`npm run docs\` from [.env.example](../.env.example), which shows what must be decided, from
[server/config/variables.env](../server/config/variables.env), and from the schema in \`server/config\`: change them there.
`;

const HEAD = '| Variable | Default | Meaning | How to write it |\n|---|---|---|---|';
const VARIABLE = /^(?<name>[A-Z][A-Z0-9_]*)=(?<value>.*)$/;

/** @typedef {{ remark: string, variables: { name: string, value: string }[] }} Entry remarks, and the variables below them */

/**
 * The table of all variables, by the headings (`##`) of the files.
 * @param {string[]} files texts of environment files
 */
export function configurationPage(files) {
  const sections = files.flatMap((text) => text.split(/^## /m).slice(1));
  const written = sections.map((section) => {
    const [title = '', ...lines] = section.split('\n');
    return `\n## ${title}\n\n${[HEAD, ...entriesOf(lines).map(row)].join('\n')}\n`;
  });
  return INTRODUCTION + written.join('') + earlierNames();
}

function earlierNames() {
  const rows = Object.entries(EARLIER).map(([name, instead]) => `| \`${name}\` | ${cell(instead)} |`);
  return [
    '\n## Earlier names\n',
    'These are still read, and the log and `npm run doctor` say what to write instead.\n',
    '| Variable | Now |\n|---|---|',
    ...rows,
    '',
  ].join('\n');
}

/** @param {string[]} lines */
function entriesOf(lines) {
  /** @type {Entry[]} */
  const entries = [];
  for (const line of lines) {
    const last = entries.at(-1);
    const { name, value = '' } = VARIABLE.exec(line)?.groups ?? {};
    if (name) last?.variables.push({ name, value });
    else if (line.startsWith('#')) {
      const words = line.slice(1).trim();
      if (last && last.variables.length === 0) last.remark += ` ${words}`;
      else entries.push({ remark: words, variables: [] });
    }
  }
  return entries;
}

/** @param {Entry} entry */
function row({ remark, variables }) {
  const names = variables.map(({ name }) => `\`${name}\``);
  const defaults = variables.map(({ value }) => (value ? `\`${value}\`` : 'none'));
  const ways = [...new Set(variables.flatMap(({ name }) => howToWrite(name) ?? []))];
  const isOneDefault = new Set(defaults).size === 1;
  const cells = [
    names.join('<br>'),
    isOneDefault ? defaults[0] : defaults.join('<br>'),
    remark,
    ways.join('<br>'),
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
}

/** @param {string | undefined} text in which nothing may end the cell or begin an element, but for line breaks */
const cell = (text = '') => text.replaceAll('|', '\\|').replaceAll(/<(?!br>)/g, '&lt;');
