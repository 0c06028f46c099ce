import { Document, renderToBuffer } from '@react-pdf/renderer';
import type { Site } from '#domain/company/site.ts';
import type { GuidePdfCopy, GuideText, GuideWords } from '#domain/entries/guide-pdf.ts';
import { LANGUAGE_TAG } from '#domain/shared/locale.ts';
import { loadFonts } from './layout.ts';
import { BackPage, Cover } from './pages.tsx';
import { type PageNumbers, TextPages } from './TextPages.tsx';

/**
 * Makes the PDF of a guide. The same text gives the same bytes. It is set twice: the first time tells on which page each
 * section begins, for the contents.
 */
export async function renderGuide(guide: GuideText, site: Site, copy: GuidePdfCopy): Promise<Buffer> {
  await loadFonts();
  const words = composed({ text: guide, site, copy });
  const known: PageNumbers = new Map();
  await set(words, new Map(), known);
  return set(words, known, new Map());
}

/**
 * The same words with each letter and its marks as one character where Unicode has one: the library takes letters as they are written,
 * and a letter that was typed in pieces would be drawn in pieces.
 */
function composed(words: GuideWords): GuideWords {
  return JSON.parse(JSON.stringify(words).normalize('NFC'));
}

function set({ text: guide, site, copy }: GuideWords, known: PageNumbers, found: PageNumbers) {
  const published = new Date(guide.date);
  return renderToBuffer(
    <Document
      title={guide.title}
      subject={guide.subTitle}
      author={site.legalName.value}
      creator={site.brand.name}
      producer={site.brand.name}
      language={LANGUAGE_TAG}
      creationDate={published}
      modificationDate={published}
      pageMode="useOutlines"
    >
      <Cover guide={guide} brand={site.brand.name} />
      <TextPages
        guide={guide}
        brand={site.brand.name}
        copy={copy}
        pageNumbers={known}
        onSection={(place, page) => found.set(place, page)}
      />
      <BackPage guide={guide} site={site} copy={copy.back} />
    </Document>,
  );
}
