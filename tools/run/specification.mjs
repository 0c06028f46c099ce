/** `npm run specification`: writes docs/specification.md from tests/specification/statements.yaml. */
import { writeFileSync } from 'node:fs';
import { PAGE, specificationPage } from '../../tests/specification/page.ts';
import { readParts } from '../../tests/specification/statements.ts';

writeFileSync(PAGE, specificationPage(readParts()));
console.log(`Written: ${PAGE}`);
