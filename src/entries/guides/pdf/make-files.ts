import { rename, writeFile } from 'node:fs/promises';
import { json } from 'node:stream/consumers';
import type { GuideOrder } from '#domain/entries/guide-pdf.ts';
import { renderWorkbook } from '#src/entries/guides/workbook/render-workbook.ts';
import { renderGuide } from './render-guide.ts';

/**
 * A program that makes the files of one guide: it reads a `GuideOrder` from its input, and ends with 0 when both files are
 * complete. A process of its own, since a server would answer nobody while it sets a PDF.
 */
const { text, site, copy, files } = (await json(process.stdin)) as GuideOrder;
await save(files.xlsx, await renderWorkbook(text, copy));
await save(files.pdf, await renderGuide(text, site, copy));

async function save(file: string, bytes: Uint8Array): Promise<void> {
  await writeFile(`${file}.new`, bytes);
  await rename(`${file}.new`, file);
}
