import { Document, renderToBuffer } from '@react-pdf/renderer';
import type { GuidePdfCopy, GuideText } from '#domain/guide-pdf.ts';
import type { Site } from '#domain/site.ts';
import { BackPage } from './BackPage.tsx';
import { Cover } from './Cover.tsx';
import { loadFonts } from './fonts.ts';
import { type PageNumbers, TextPages } from './TextPages.tsx';

const fonts = loadFonts();

/**
 * Makes the PDF of a guide. The same text gives the same bytes. It is set twice: the first time tells on which page each
 * section begins, for the contents.
 */
export async function renderGuide(guide: GuideText, site: Site, copy: GuidePdfCopy): Promise<Buffer> {
  await fonts;
  const known: PageNumbers = new Map();
  await set(guide, site, copy, new Map(), known);
  return set(guide, site, copy, known, new Map());
}

function set(guide: GuideText, site: Site, copy: GuidePdfCopy, known: PageNumbers, found: PageNumbers) {
  const published = new Date(guide.date);
  return renderToBuffer(
    <Document
      title={guide.title}
      subject={guide.subTitle}
      author={site.legalName.value}
      creator={site.brand.name}
      producer={site.brand.name}
      language="en-NG"
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
