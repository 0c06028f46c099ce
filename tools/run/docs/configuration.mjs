import { howToWrite } from '../../../server/config/config-variables.ts';
import { EARLIER } from '../../../server/config/earlier-variables.ts';

const INTRODUCTION = `# Configuration

Nothing must be set to try the site: every variable has a default, which an empty value means too. Set variables in the environment, or in a file \`.env\`
beside \`package.json\`, which \`npm run setup\` writes; the environment wins. An unknown name in \`.env\`, or a value that cannot be read, stops the start with
a message that names it.

With \`_FILE\` behind a name, the value is the path of a file that holds it, such as a credential of systemd or a secret of Docker.

This page is made by \`npm run docs\` from [.env.example](../.env.example), [server/config/variables.env](../server/config/variables.env) and the schema in
\`server/config\`.
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
  const names = Object.keys(EARLIER).map((name) => `\`${name}\``);
  return `\n## Earlier names\n\nThese are still read; the log and \`npm run doctor\` say what to write instead: ${names.join(', ')}.\n`;
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
  const ways = [...new Set(variables.flatMap(({ name }) => howToWrite(name)?.replace(/^write /, '') ?? []))];
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
