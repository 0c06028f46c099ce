import { renderToStaticMarkup } from 'react-dom/server';
import type { Site } from '#domain/company/site.ts';
import type { GuidePdfCopy, GuideText, GuideWords } from '#domain/entries/guide-pdf.ts';
import { formatDate } from '#domain/shared/dates.ts';
import { whatsappAddress } from '#domain/shared/links.ts';
import { LANGUAGE_TAG } from '#domain/shared/locale.ts';
import { pictureSurface } from '#src/entries/blog/picture-surface.ts';
import { BandStrip } from '#src/ui/art/bands/BandStrip.tsx';
import type { Motif } from '#src/ui/art/bands/motifs.ts';
import { sceneFile } from '#src/ui/art/files.tsx';
import { type Colour, colourOf, palette } from '#src/ui/art/palette.ts';
import { Canvas } from '#src/ui/art/parts/Canvas.tsx';
import { isDark, type Surface } from '#src/ui/parts/surfaces.ts';
import { spacedNumber } from '#src/ui/parts/whatsapp.ts';
import { BlockData } from './block-data.ts';
import { outline, sourceNumbers, standsWhole } from './layout.ts';

/** The colours on a surface: its letters, and the two lozenges of the brand with the one that links them. */
interface Lettering {
  letters: Colour;
  logo: [first: Colour, second: Colour, link: Colour];
}

const ON_LIGHT: Lettering = {
  letters: palette.ink,
  logo: [palette.forest, palette.laterite, palette.ink],
};
const ON_DARK: Lettering = {
  letters: palette.paper,
  logo: [palette.amber, palette.paper, palette.ink],
};

/** Longer titles are set smaller, in points by letters. */
const TITLE_SIZES = [
  { upTo: 40, size: 66 },
  { upTo: 90, size: 56 },
];
const SMALLEST_TITLE = 40;
/** Of a painted band, in points; the template sets it as wide as the page. */
const BAND = { width: 595.28, edge: 26, head: 12 };

/** A painted band, like those on a lorry, as SVG. */
function band(motif: Motif, height: number): string {
  return renderToStaticMarkup(
    <Canvas box={[0, 0, BAND.width, height]}>
      <BandStrip motif={motif} width={BAND.width} height={height} />
    </Canvas>,
  ).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
}

/** All that the template of a guide prints (guide.typ), and the names of the fields that it asks for, by their numbers. */
export function guideData({ text: guide, site, copy }: GuideWords) {
  const { image, title } = guide;
  const surface = pictureSurface(image);
  const numbers = sourceNumbers(guide);
  const blocks = new BlockData(numbers);
  const { opening, sections } = outline(guide.content);
  const data = {
    language: LANGUAGE_TAG.split('-'),
    title,
    subTitle: guide.subTitle,
    audience: guide.audience,
    author: site.legalName.value,
    brand: site.brand.name,
    day: formatDate(guide.date),
    date: dateParts(guide.date),
    titleSize: TITLE_SIZES.find(({ upTo }) => title.length <= upTo)?.size ?? SMALLEST_TITLE,
    paint: palette,
    surface: {
      fill: colourOf(surface),
      road: surface === 'ink' ? palette.rubber : palette.ink,
      ...(isDark(surface) ? ON_DARK : ON_LIGHT),
    },
    onPaper: ON_LIGHT,
    edge: band(surface === 'accent' ? 'chevron' : 'lozenge', BAND.edge),
    band: band('lozenge', BAND.head),
    picture: 'drawing' in image ? sceneFile(`${image.drawing}-card`).markup : null,
    lorry: sceneFile(lorryOn(surface)).markup,
    page: copy.page,
    contents: copy.contents,
    opening: opening.map((block) => blocks.read(block, '', 2)),
    sections: sections.map(({ title: heading, onNewPage, groups }) => ({
      title: heading,
      onNewPage,
      groups: groups.map(({ kept, rest }) => {
        const last = kept.at(-1);
        return {
          kept: kept.map((block) => blocks.read(block, heading, 3)),
          rest: rest.map((block) => blocks.read(block, heading, 3)),
          closed: last !== undefined && standsWhole(last),
        };
      }),
    })),
    sources: { ...copy.sources, list: sources(guide, numbers) },
    back: {
      heading: copy.back.heading,
      text: copy.back.text,
      caution: copy.back.caution,
      ways: waysToReach(site, copy.back.labels),
    },
  };
  return { data, fields: blocks.fields };
}

function dateParts(date: string) {
  const [year, month, day] = date.split('-').map(Number);
  return { year, month, day };
}

function sources(guide: GuideText, numbers: Map<string, number>) {
  return guide.sources
    .map(({ url, name, date }) => ({
      number: numbers.get(url) ?? null,
      url,
      name,
      date,
      shown: url.replace(/^https?:\/\/(www\.)?/, ''),
    }))
    .sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
}

/** The lorry that shows on a surface. */
function lorryOn(surface: Surface) {
  if (surface === 'ink') return 'truck-30-on-ink';
  return isDark(surface) ? 'truck-30' : 'truck-40';
}

function waysToReach(site: Site, labels: GuidePdfCopy['back']['labels']) {
  const whatsapp = site.countries.find(({ status }) => status === 'active')?.whatsapp?.value;
  return [
    { label: labels.phone, text: spacedNumber(site.phone.value), address: `tel:${site.phone.value}` },
    { label: labels.email, text: site.email.value, address: `mailto:${site.email.value}` },
    ...(whatsapp
      ? [{ label: labels.whatsapp, text: spacedNumber(whatsapp), address: whatsappAddress(whatsapp) }]
      : []),
    { label: labels.address, text: site.address.value, address: site.links.map.value },
  ];
}
