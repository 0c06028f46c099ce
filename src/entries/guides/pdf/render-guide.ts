import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { Site } from '#domain/company/site.ts';
import type { GuidePdfCopy, GuideText, GuideWords } from '#domain/entries/guide-pdf.ts';
import { withFields } from './form-fields.ts';
import { guideData } from './guide-data.tsx';

const TEMPLATES = fileURLToPath(new URL('.', import.meta.url));
const FACES = fileURLToPath(new URL('../../../ui/fonts/print/', import.meta.url));
const CUTS = ['bricolage-display', 'instrument-400', 'instrument-600', 'instrument-400-italic'];
/**
 * Ways to set a guide that are tried in turn until no page is nearly empty: how wide the spaces between blocks are, as a share of the
 * usual ones, and whether the sources begin a page.
 */
const WAYS = [1, 0.9, 0.8, 1.15, 1.3].flatMap((air) => [
  { air, sourcesApart: false },
  { air, sourcesApart: true },
]);
type Way = (typeof WAYS)[number];
/** How much of the room between its margins a page uses at least, from 0 to 1. */
const WELL_FILLED = 0.3;
/** Margins and height of a page of text, in points (guide.typ). */
const PAGE = { top: 82, bottom: 68, height: 841.89 };
/** What the compiler says of a letter that is in no face it knows. */
const NO_LETTER = 'could not be displayed';

/**
 * Makes the PDF of a guide, tagged as PDF/UA-1 asks. The same text gives the same bytes. A letter that no face has is printed as a box,
 * and the file then does not claim the standard.
 * @throws Error with what the compiler says
 */
export async function renderGuide(guide: GuideText, site: Site, copy: GuidePdfCopy): Promise<Buffer> {
  const { data, fields } = guideData(composed({ text: guide, site, copy }));
  const compiler = NodeCompiler.create({
    workspace: TEMPLATES,
    fontArgs: [{ fontBlobs: CUTS.map((cut) => readFileSync(join(FACES, `${cut}.ttf`))) }],
  });
  const document = wellFilled(compiler, (way) => Buffer.from(JSON.stringify({ ...data, ...way })));
  return Buffer.from(await withFields(written(compiler, document), fields));
}

/** The same words with each letter and its marks as one character where Unicode has one, so that readers find them by either. */
function composed(words: GuideWords): GuideWords {
  return JSON.parse(JSON.stringify(words).normalize('NFC'));
}

/** The guide as it is first set without a page that is nearly empty; otherwise as it comes nearest to that. */
function wellFilled(compiler: NodeCompiler, dataIn: (way: Way) => Buffer): NodeTypstDocument {
  const tried: { document: NodeTypstDocument; filled: number }[] = [];
  for (const way of WAYS) {
    compiler.mapShadow(join(TEMPLATES, 'guide.json'), dataIn(way));
    const compiled = compiler.compile({ mainFilePath: join(TEMPLATES, 'guide.typ') });
    const document = compiled.result;
    if (!document) throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics));
    const filled = leastFilled(compiler.query(document, { selector: '<mark>' }));
    if (filled >= WELL_FILLED) return document;
    tried.push({ document, filled });
  }
  const [best] = tried.sort((a, b) => b.filled - a.filled);
  if (!best) throw new Error('there is no way to set a guide');
  return best.document;
}

/** A place in a document where a group of blocks begins or ends (guide.typ). */
interface Mark {
  value: { kind: 'begins' | 'ends'; page: number; y: number };
}

/** How much the emptiest page uses. A page whose last mark begins a group, or that has none, goes on to its end. */
function leastFilled(marks: Mark[]): number {
  const last = new Map(marks.map(({ value }) => [value.page, value]));
  const ends = [...last.values()].filter(({ kind }) => kind === 'ends');
  const room = PAGE.height - PAGE.top - PAGE.bottom;
  return Math.min(1, ...ends.map(({ y }) => (y - PAGE.top) / room));
}

function written(compiler: NodeCompiler, document: NodeTypstDocument): Buffer {
  try {
    return compiler.pdf(document, { pdfStandard: 'ua-1' });
  } catch (error) {
    if (!(error instanceof Error && error.message.includes(NO_LETTER))) throw error;
    return compiler.pdf(document);
  }
}
