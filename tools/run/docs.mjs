/**
 * `npm run docs`: writes the documents that have a source elsewhere: docs/specification.md from tests/specification/statements.yaml,
 * docs/configuration.md from .env.example, server/config/variables.env and the schema of the configuration, docs/commands.md from the commands' own help,
 * docs/modules.md from tools/modules/modules.mjs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { PAGE, specificationPage } from '../../tests/specification/page.ts';
import { readParts } from '../../tests/specification/statements.ts';
import { commandsPage } from './docs/commands.mjs';
import { configurationPage } from './docs/configuration.mjs';
import { modulesPage } from './docs/modules.mjs';

/** @type {[string, string][]} */
const pages = [
  [PAGE, specificationPage(readParts())],
  [
    'docs/configuration.md',
    configurationPage(
      ['.env.example', 'server/config/variables.env'].map((file) => readFileSync(file, 'utf8')),
    ),
  ],
  ['docs/modules.md', modulesPage()],
  ['docs/commands.md', commandsPage(JSON.parse(readFileSync('package.json', 'utf8')).scripts)],
];
for (const [file, text] of pages) {
  writeFileSync(file, text);
  console.log(`Written: ${file}`);
}
