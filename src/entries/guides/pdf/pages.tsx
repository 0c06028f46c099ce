import { Image, Link, Page, Path, Svg, Text, View } from '@react-pdf/renderer';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Site } from '#domain/company/site.ts';
import type { GuidePdfCopy, GuideText } from '#domain/entries/guide-pdf.ts';
import { formatDate } from '#domain/shared/dates.ts';
import { whatsappAddress } from '#domain/shared/links.ts';
import { pictureSurface } from '#src/entries/blog/picture-surface.ts';
import { BandStrip } from '#src/ui/art/bands/BandStrip.tsx';
import type { Motif } from '#src/ui/art/bands/motifs.ts';
import type { DrawingName } from '#src/ui/art/drawings.ts';
import { sceneFile } from '#src/ui/art/files.tsx';
import { colourOf } from '#src/ui/art/palette.ts';
import { Canvas } from '#src/ui/art/parts/Canvas.tsx';
import { darksOn } from '#src/ui/art/parts/surface.tsx';
import { spacedNumber } from '#src/ui/parts/phone-number.ts';
import { isDark, type Surface } from '#src/ui/parts/surfaces.ts';
import { expandUses } from './expand-uses.ts';
import { DISPLAY, type Lettering, lettering, MARGIN, MEASURE, PAGE, TEXT } from './layout.ts';

interface BrandProps {
  name: string;
  /** Of the lettering, in points. */
  size: number;
  colours: Lettering;
}

/** The two linked lozenges and the name, as in the site's header (src/ui/parts/Logo.tsx). */
export function Brand({ name, size, colours: { letters, logo } }: BrandProps) {
  const [first, second, link] = logo;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: size / 3 }}>
      <Svg viewBox="0 0 46 30" width={size * 1.4} height={(size * 1.4 * 30) / 46}>
        <Path d="M15 0 30 15 15 30 0 15Z" fill={first} />
        <Path d="M31 0 46 15 31 30 16 15Z" fill={second} />
        <Path d="M23 8 30 15 23 22 16 15Z" fill={link} />
      </Svg>
      <Text style={{ fontFamily: DISPLAY, fontSize: size, lineHeight: 1, color: letters }}>{name}</Text>
    </View>
  );
}

const asVectors = (markup: string) =>
  `data:image/svg+xml;base64,${Buffer.from(expandUses(markup)).toString('base64')}`;

interface DrawingProps {
  name: DrawingName;
  /** In points; the height follows. */
  width: number;
}

/** One of the site's drawings as vectors. */
function Drawing({ name, width }: DrawingProps) {
  const scene = sceneFile(name);
  return (
    <Image src={asVectors(scene.markup)} style={{ width, height: (width * scene.height) / scene.width }} />
  );
}

interface PaintedBandProps {
  motif: Motif;
  /** In points. */
  width: number;
  height: number;
}

/** A painted band, like those on a lorry. */
export function PaintedBand({ motif, width, height }: PaintedBandProps) {
  const markup = renderToStaticMarkup(
    <Canvas box={[0, 0, width, height]}>
      <BandStrip motif={motif} width={width} height={height} />
    </Canvas>,
  );
  return <Image src={asVectors(markup)} style={{ width, height }} />;
}

/** Height of the painted edge of a surface, in points. */
const EDGE = 26;

/** The painted edge of a page of colour, in a motif that shows on it. */
function Edge({ surface }: { surface: Surface }) {
  return (
    <PaintedBand motif={surface === 'accent' ? 'chevron' : 'lozenge'} width={PAGE.width} height={EDGE} />
  );
}

/** Longer titles are set smaller, in points by letters. */
const TITLE_SIZES = [
  { upTo: 40, size: 66 },
  { upTo: 90, size: 56 },
];
const SMALL = { fontSize: 11, fontWeight: 600 } as const;

/** The front, as the site shows it on the shelf (src/entries/guides/GuideShelf.tsx): title, for whom, when, and the picture. */
export function Cover({ guide, brand }: { guide: GuideText; brand: string }) {
  const { image, title } = guide;
  const field = pictureSurface(image);
  const colours = lettering(field);
  const size = TITLE_SIZES.find(({ upTo }) => title.length <= upTo)?.size ?? 0;
  return (
    <Page size="A4" style={{ backgroundColor: colourOf(field), color: colours.letters, fontFamily: TEXT }}>
      <Edge surface={field} />
      <View style={{ paddingHorizontal: MARGIN.side, paddingTop: EDGE }}>
        <View style={{ flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' }}>
          <Brand name={brand} size={24} colours={colours} />
          <Text style={SMALL}>{guide.audience}</Text>
        </View>
        <Text style={{ fontFamily: DISPLAY, fontSize: size, lineHeight: 0.9, marginTop: 40, width: MEASURE }}>
          {title}
        </Text>
        <Text style={{ fontSize: 14, lineHeight: 1.4, marginTop: 26, width: MEASURE * 0.8 }}>
          {guide.subTitle}
        </Text>
        <Text style={{ ...SMALL, marginTop: 12 }}>{formatDate(guide.date)}</Text>
      </View>
      {'drawing' in image && (
        <View style={{ position: 'absolute', left: 0, bottom: 0 }}>
          <Drawing name={`${image.drawing}-card`} width={PAGE.width} />
        </View>
      )}
    </Page>
  );
}

const ROAD = 22;

interface Props {
  guide: GuideText;
  site: Site;
  copy: GuidePdfCopy['back'];
}

/** The back: how to reach the company, and what the guide is not. */
export function BackPage({ guide, site, copy }: Props) {
  const surface = pictureSurface(guide.image);
  const colours = lettering(surface);
  return (
    <Page size="A4" style={{ backgroundColor: colourOf(surface), color: colours.letters, fontFamily: TEXT }}>
      <Edge surface={surface} />
      <View style={{ paddingHorizontal: MARGIN.side, paddingTop: EDGE }}>
        <Brand name={site.brand.name} size={24} colours={colours} />
        <Text style={{ fontFamily: DISPLAY, fontSize: 72, lineHeight: 0.9, marginTop: 40 }}>
          {copy.heading}
        </Text>
        <Text style={{ fontSize: 14, lineHeight: 1.45, marginTop: 26, width: MEASURE * 0.8 }}>
          {copy.text}
        </Text>
        <View style={{ marginTop: 30, borderTopWidth: 2, borderColor: colours.letters }}>
          {waysToReach(site, copy.labels).map(({ label, text, address }) => (
            <View
              key={label}
              style={{
                flexDirection: 'row',
                borderBottomWidth: 0.75,
                borderColor: colours.letters,
                paddingVertical: 9,
              }}
            >
              <Text style={{ width: 110, fontSize: 11, fontWeight: 600 }}>{label}</Text>
              <Link src={address} style={{ fontSize: 11, color: colours.letters, textDecoration: 'none' }}>
                {text}
              </Link>
            </View>
          ))}
        </View>
        <Text style={{ fontSize: 9, lineHeight: 1.45, marginTop: 24, width: MEASURE * 0.8 }}>
          {copy.caution}
        </Text>
      </View>
      <View style={{ position: 'absolute', left: 0, bottom: ROAD }}>
        <Drawing name={lorryOn(surface)} width={PAGE.width * 0.86} />
      </View>
      <View
        style={{
          position: 'absolute',
          left: 0,
          bottom: 0,
          width: PAGE.width,
          height: ROAD,
          backgroundColor: darksOn(surface).road,
        }}
      />
    </Page>
  );
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
