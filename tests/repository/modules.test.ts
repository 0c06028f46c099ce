import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { DOCUMENTED } from '#server/config/config-variables.ts';
import { MODULES } from '../../tools/modules/modules.mjs';
import {
  importsOf,
  isIn,
  sourcesIn,
  testsOf,
  withoutPlugs,
  withoutVariables,
} from '../../tools/modules/take-out.mjs';

const sources = new Map(sourcesIn('.').map((file) => [file, readFileSync(file, 'utf8')]));

test.each(MODULES)('$name is imported only where it is plugged in, and by its own tests', (module) => {
  const goes = [...module.rooms, ...testsOf('.', module)];
  const others = [...sources]
    .filter(([file]) => !isIn(goes, file) && !(file in module.plugs))
    .filter(([file, text]) => importsOf(file, text, module.rooms).length > 0);
  expect(others.map(([file]) => file)).toEqual([]);
});

test.each(MODULES)('$name goes with its plug lines', (module) => {
  for (const path of [...module.rooms, ...(module.tests ?? []), ...(module.files ?? [])])
    expect(existsSync(path), path).toBe(true);
  for (const [file, names] of Object.entries(module.plugs)) {
    const { text, gone } = withoutPlugs(file, readFileSync(file, 'utf8'), module, names);
    expect(gone.length, `${file} has no plug line of ${module.name}`).toBeGreaterThan(0);
    expect(importsOf(file, text, module.rooms)).toEqual([]);
    expect(slipsIn(file, text)).toEqual([]);
  }
  expect(DOCUMENTED).toEqual(expect.arrayContaining(module.variables ?? []));
  expect(readFileSync('docs/modules.md', 'utf8')).toContain(`| ${module.name} |`);
});

/** What keeps a text from being TypeScript, as where a line that went was part of a statement of several. */
function slipsIn(file: string, text: string): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const { diagnostics = [] } = ts.transpileModule(text, { fileName: file, reportDiagnostics: true });
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

test('plug lines are the imports and the lines with their names, in whatever way they import', () => {
  const text = [
    "import { alpha } from '../room/a.ts';",
    'import {',
    '  type Beta,',
    '  gamma as delta,',
    "} from '#server/room/b.ts';",
    "import '#server/room/c.ts';",
    "  import '#server/room/c.ts';",
    "import { alphabet } from './alphabet.ts';",
    '  alpha,',
    '  alphabet,',
    '  delta(1),',
    "  const later = (await import('../room/d.ts')).run;",
    '  further: 1,',
    '',
  ].join('\n');
  const { text: rest } = withoutPlugs('server/other/x.ts', text, { rooms: ['server/room'] }, ['further']);
  expect(rest).toBe("import { alphabet } from './alphabet.ts';\n  alphabet,\n");
});

test('of a file of copy, blocks go with what is below them', () => {
  const text = 'lead: What stays\nsheet:\n  heading: What goes\n\n  lines:\n    one: 1\nsheets: stay\n';
  const { text: rest } = withoutPlugs('content/pages/x.yaml', text, { rooms: [] }, ['sheet']);
  expect(rest).toBe('lead: What stays\nsheets: stay\n');
});

test('a variable goes with the remark in front of it', () => {
  const text = '# What stays.\nHOST=\n\n# What goes,\n# in two lines.\nKEY=\nPORT=\n';
  expect(withoutVariables(text, ['KEY'])).toBe('# What stays.\nHOST=\n\nPORT=\n');
});
