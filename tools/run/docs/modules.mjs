import { globSync, readFileSync, statSync } from 'node:fs';
import { MODULES, NO_MODULES } from '../../modules/modules.mjs';
import { testsOf } from '../../modules/take-out.mjs';

/** Of figures that a small change must not change. */
const ROUNDED = 10;

/** @param {string[]} paths files, and folders of them */
function linesOf(paths) {
  const files = paths.flatMap((path) =>
    statSync(path).isDirectory() ? globSync(`${path}/**/*.{ts,tsx,astro,css}`) : path,
  );
  const lines = files.map((file) => readFileSync(file, 'utf8').split('\n').length - 1);
  const sum = (/** @type {number[]} */ some) => some.reduce((all, one) => all + one, 0);
  const isTest = (/** @type {string} */ file) => /\.(?:test|spec)\.|^tests\//.test(file);
  const round = (/** @type {number} */ count) => Math.round(count / ROUNDED) * ROUNDED;
  return {
    code: round(sum(lines.filter((_, at) => !isTest(files[at] ?? '')))),
    tests: round(sum(lines.filter((_, at) => isTest(files[at] ?? '')))),
  };
}

/** The parts that can be left out, from tools/modules/modules.mjs. */
export function modulesPage() {
  const rows = MODULES.map((module) => {
    const { code, tests } = linesOf([...module.rooms, ...testsOf('.', module)]);
    const { rooms, plugs, variables = [], packages = [], files = [] } = module;
    const list = (/** @type {string[]} */ names) => names.map((name) => `\`${name}\``).join(' ') || '–';
    const plugged = Object.entries(plugs).map(([file, names]) =>
      names.length > 0 ? `\`${file}\` (${list(names)})` : `\`${file}\``,
    );
    return `| ${module.name} | ${module.for} | ${code} + ${tests} | ${list(packages)} | ${list(variables)} | ${list([...rooms, ...files])} | ${plugged.join(' ')} |`;
  });
  const rest = Object.entries(NO_MODULES).map(([name, reason]) => `- **${name}.** ${reason}`);
  return `# Modules

This page is made by \`npm run docs\` from \`tools/modules/modules.mjs\`.

Parts of the site that the specification does not order, and that can be left out. To leave one out, delete its folders and files, its packages from
\`package.json\`, and in the files where it is plugged in the import and each line that has a name of that import, or one in brackets behind the
file; of copy, the blocks in brackets. Its variables are then no longer asked for: delete them from \`.env.example\` and
\`server/config/variables.env\` too. Tables of the database stay; what the privacy policy says of the part is edited by hand.

\`npm run modules -- NAME\` does this in a copy, and looks whether types, build and the tests of the specification outside of browsers are in order
without it; with \`--browser\` those in Chromium too. \`NAME+NAME\` takes out both; without a name it tries each, and at last all together, as
\`npm test -- --nightly\` does. A fast test (\`tests/repository/modules.test.ts\`) makes sure that nothing else imports from these parts.

| Module | What it is for | Lines, with tests | Packages | Variables | Folders and files | Plugged in at |
|---|---|---|---|---|---|---|
${rows.join('\n')}

## No modules

${rest.join('\n')}
`;
}
