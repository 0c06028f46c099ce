import { spawnSync } from 'node:child_process';
import { nodePath } from '../steps/node.mjs';

/** Commands for anyone who changes the site; they have no help of their own. */
const FOR_DEVELOPERS = {
  start: 'installs and builds what is missing, then serves the whole site at the address that it prints',
  test: 'installs what is missing, builds, and runs the quick tier of checks and tests; what CI runs with `-- --all` or where `CI` is set, everything with `-- --nightly` ([testing.md](testing.md))',
  dev: 'the site with hot reload of pages, components, content and server code; all components at `/design`',
  build: 'builds the site into `dist/`',
  check: 'lint, format and types',
  lint: 'formats, and fixes what can be fixed',
  docs: 'writes specification.md, configuration.md and this page from their sources',
  'test:browsers':
    'runs the site in old browsers that it downloads ([browsers.md](browsers.md)); `-- NAME` for one',
  'test:soak':
    'tests that take hours: kills under load on both databases, slow databases, floods, a busy day in minutes',
  bench:
    'measures one side of the site; without a name, lists which there are ([RESULTS.md](../tools/bench/RESULTS.md))',
  lighthouse: 'Lighthouse’s mobile audit of four pages, or of those named: `-- [RUNS] [PATH …]`',
  cluster: 'two replicas on one PostgreSQL behind nginx on this machine ([scaling.md](scaling.md))',
  screenshots: 'screenshots of every page at nine widths, into `screenshots/`',
  fonts: 'subsets the web fonts from their sources',
  modules:
    'takes each part that can be left out, or those named, out of a copy and looks whether the rest is in order ([modules.md](modules.md))',
  'audit:dependencies': 'known vulnerabilities of the packages that the site runs on',
  sbom: 'the packages that the site runs on, as CycloneDX',
};

/** What the page says once for all commands. */
const SAID_ABOVE = /^Use one of|^Each reads the configuration|^ {2}--(?:env-file FILE|json) /;

/** The script that a command of `server/cli` runs. */
const COMMAND = /^node (?:--import \S+ )?(server\/cli\/[\w-]+\.ts)$/;

/**
 * All scripts of `package.json`: those of operators with what `--help` prints.
 * @param {Record<string, string>} scripts
 * @throws Error for a script that is described nowhere
 */
export function commandsPage(scripts) {
  /** @type {Record<string, string>} */
  const described = FOR_DEVELOPERS;
  const names = Object.keys(scripts);
  const commands = names.flatMap((name) => {
    const [, file] = COMMAND.exec(scripts[name] ?? '') ?? [];
    return file ? [`\n### npm run ${name}\n\n\`\`\`text\n${helpOf(file)}\n\`\`\`\n`] : [];
  });
  const rows = names
    .filter((name) => !COMMAND.test(scripts[name] ?? ''))
    .map((name) => {
      const meaning = described[name];
      if (!meaning) throw new Error(`tools/run/docs/commands.mjs does not describe npm run ${name}`);
      return `| \`npm ${['start', 'test'].includes(name) ? '' : 'run '}${name}\` | ${meaning} |`;
    });
  return `# Commands

This page is made by \`npm run docs\` from \`package.json\` and from what each command prints with \`--help\`.

## For developers

| Command | What it does |
|---|---|
${rows.join('\n')}

## For operators

\`--help\` after any of them lists its options. With \`--env-file FILE\` a command reads the configuration from another file than \`.env\`, and most print data for programs with
\`--json\`. An error ends with 1, a call that makes no sense with 2.
${commands.join('')}`;
}

/** @param {string} file */
function helpOf(file) {
  const { status, stdout, stderr } = spawnSync(nodePath(), [file, '--help'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${file} --help: ${stderr}`);
  const lines = stdout.split('\n').filter((line) => !SAID_ABOVE.test(line));
  const text = lines.join('\n').replace(/^\n+/, '').trimEnd();
  return text.startsWith('  ') ? text.replaceAll(/^ {2}/gm, '') : text;
}
